"""How hard Mamma Mia's bots think, and how much they forget."""

from tavolata.core.bot_config import BotConfig, Level, NetworkConfig

BOT_CONFIG = BotConfig(
    rollout_depth=0,
    prior_temperature=0.3,
    lead=2.0,
    levels=(
        Level(simulations=0, seconds=0.1, temperature=1.5, memory_loss=1.0),
        Level(simulations=0, seconds=0.1, memory_loss=0.3),
        Level(simulations=80, seconds=0.1, memory_loss=0.15, learned=False),
        Level(simulations=200, seconds=0.5, learned=False),
        Level(simulations=500, seconds=2.0),
    ),
    learned=(NetworkConfig("network_2.npz", players=2, prior=1.0, trust=0.0),),
)
