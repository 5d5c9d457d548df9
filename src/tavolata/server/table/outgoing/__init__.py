"""The one exit: what is sent to a viewer, made from what the viewer's seat may know and from nothing else."""
