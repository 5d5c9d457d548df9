"""How hard Da Luigi's bots think."""

from tavolata.core.bot_config import BotConfig, Level, NetworkConfig

BOT_CONFIG = BotConfig(
    rollout_depth=20,
    prior_temperature=1.0,
    lead=8.0,
    levels=(
        Level(simulations=0, seconds=0.1, temperature=1.0),
        Level(simulations=0, seconds=0.1, temperature=0.5),
        Level(simulations=0, seconds=0.1, temperature=0.2),
        Level(simulations=30, seconds=0.5),
        Level(simulations=1500, seconds=2.0),
    ),
    learned=(NetworkConfig("network_2.npz", players=2, prior=1.0, trust=0.0),),
)
