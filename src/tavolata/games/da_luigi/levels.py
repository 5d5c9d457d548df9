"""How hard Da Luigi's bots think."""

from tavolata.core.levels import Learned, Level, Thinking

THINKING = Thinking(
    horizon=20,
    warmth=1.0,
    lead=8.0,
    levels=(
        Level(simulations=0, seconds=0.1, softness=1.0),
        Level(simulations=0, seconds=0.1, softness=0.5),
        Level(simulations=0, seconds=0.1, softness=0.2),
        Level(simulations=30, seconds=0.5),
        Level(simulations=1500, seconds=2.0),
    ),
    learned=(Learned("network_2.npz", players=2, prior=1.0, trust=0.0),),
)
