"""Figures: what many games tell, each with how sure it is."""
