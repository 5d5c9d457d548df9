"""How hard Mille Grazie's bots search."""

from tavolata.core.bot_config import BotConfig, Level

BOT_CONFIG = BotConfig(
    rollout_depth=0,
    prior_temperature=0.4,
    clear_lead=8.0,
    levels=(
        Level(temperature=1.0),
        Level(),
        Level(simulations=100, seconds=0.1),
        Level(simulations=400, seconds=0.5),
        Level(simulations=2000, seconds=2.0),
    ),
)
