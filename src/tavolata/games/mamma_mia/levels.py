"""How hard Mamma Mia's bots think, and how much they forget."""

from tavolata.core.levels import Learned, Level, Thinking

THINKING = Thinking(
    horizon=0,
    warmth=0.3,
    lead=2.0,
    levels=(
        Level(simulations=0, seconds=0.1, softness=1.5, forgets=1.0),
        Level(simulations=0, seconds=0.1, forgets=0.3),
        Level(simulations=80, seconds=0.1, forgets=0.15, learned=False),
        Level(simulations=200, seconds=0.5, learned=False),
        Level(simulations=500, seconds=2.0),
    ),
    learned=(Learned("network_2.npz", players=2, prior=1.0, trust=0.0),),
)
