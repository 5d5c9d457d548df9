"""How hard Mamma Mia's bots search, and how much they forget."""

from tavolata.core.bot_config import BotConfig, Level, NetworkConfig

BOT_CONFIG = BotConfig(
    rollout_depth=0,
    prior_temperature=0.3,
    clear_lead=2.0,
    levels=(
        Level(temperature=1.5, memory_loss=1.0),
        Level(memory_loss=0.3),
        Level(simulations=80, seconds=0.1, memory_loss=0.15, uses_network=False),
        Level(simulations=200, seconds=0.5, uses_network=False),
        Level(simulations=500, seconds=2.0),
    ),
    value_depth=15,
    networks=(NetworkConfig("network_2.npz", players=2, policy_scale=1.0, value_scale=0.0),),
)
