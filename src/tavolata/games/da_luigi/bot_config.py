"""How hard Da Luigi's bots search."""

from tavolata.core.bot_config import BotConfig, Level, NetworkConfig

BOT_CONFIG = BotConfig(
    rollout_depth=20,
    prior_temperature=1.0,
    clear_lead=8.0,
    levels=(
        Level(temperature=1.0),
        Level(temperature=0.5),
        Level(temperature=0.2),
        Level(simulations=30, seconds=0.5),
        Level(simulations=1500, seconds=2.0),
    ),
    value_depth=5,
    networks=(NetworkConfig("network_2.npz", players=2, policy_scale=1.0, value_scale=0.0),),
)
