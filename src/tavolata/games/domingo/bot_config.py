"""How hard Domingo's bots search."""

from tavolata.core.bot_config import BotConfig, Level

BOT_CONFIG = BotConfig(
    rollout_depth=8,
    prior_temperature=6.0,
    c_puct=1.6,
    clear_lead=20.0,
    levels=(
        Level(temperature=5.0),
        Level(temperature=2.5),
        Level(temperature=1.2),
        Level(simulations=15, seconds=0.5),
        Level(simulations=10000, seconds=2.0),
    ),
)
