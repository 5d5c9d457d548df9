"""How hard Domingo's bots think."""

from tavolata.core.levels import Level, Thinking

THINKING = Thinking(
    horizon=8,
    warmth=6.0,
    curiosity=1.6,
    lead=20.0,
    levels=(
        Level(simulations=0, seconds=0.1, softness=5.0),
        Level(simulations=0, seconds=0.1, softness=2.5),
        Level(simulations=0, seconds=0.1, softness=1.2),
        Level(simulations=15, seconds=0.5),
        Level(simulations=10000, seconds=2.0),
    ),
)
