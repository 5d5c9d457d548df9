"""`GET /metrics`, for Prometheus. It is served at a place of its own, so that a proxy for people never passes it on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolata.server.errors import BadRequest, ServerError
from tavolata.server.live.house import House
from tavolata.server.metrics import metrics

THIS_MACHINE = "127.0.0.1"


def listen_address(text: str) -> tuple[str, int]:
    """Where to listen: `9270` or `0.0.0.0:9270` or `[::]:9270`.

    >>> listen_address("9270"), listen_address("[::]:9270")
    (('127.0.0.1', 9270), ('::', 9270))
    """
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or len(port) > 5:
        raise BadRequest("bad-port", port=port)
    return host.strip("[]") or THIS_MACHINE, int(port)


def metrics_app(house: House) -> Starlette:
    """The page for those who watch the server."""

    async def show_metrics(request: Request) -> Response:
        registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        registry.register(ServerCollector(house, await _stored_tables(house)))
        encode, content_type = choose_encoder(request.headers.get("accept", ""))
        return Response(encode(registry), media_type=content_type)

    return Starlette(routes=[Route("/metrics", show_metrics)])


async def _stored_tables(house: House) -> int | None:
    """How many tables are kept; unknown while the database is away."""
    try:
        return await house.store.count_tables()
    except ServerError:
        return None


class ServerCollector:
    """What this process has counted, and how it stands just now."""

    def __init__(self, house: House, stored_tables: int | None) -> None:
        self._house = house
        self._stored_tables = stored_tables

    def collect(self) -> Iterable[Metric]:
        """All metrics of the server."""
        yield counters("tavolata_entries", "Entries written to journals.", "kind", metrics.entries)
        yield counters("tavolata_moves", "Moves written to journals.", "by", metrics.moves)
        yield counters("tavolata_refusals", "Requests and commands that were refused.", "key", metrics.refusals)
        yield counters("tavolata_requests", "Requests that were answered.", "status", metrics.requests)
        yield counters("tavolata_errors", "Errors in the log.", "logger", metrics.errors)
        yield HistogramMetricFamily(
            "tavolata_command_seconds",
            "How long people wait for the answer to a command.",
            buckets=metrics.command_seconds.cumulative(),
            sum_value=metrics.command_seconds.sum,
        )
        yield from self._tables()
        yield from self._queues()

    def _tables(self) -> Iterable[Metric]:
        tables = GaugeMetricFamily("tavolata_tables", "Tables in memory.", labels=("game", "state"))
        live = list(self._house.tables)
        for labels, number in Counter((one.table.setup.game.name, one.table.state) for one in live).items():
            tables.add_metric(labels, number)
        yield tables
        chairs = Counter(
            "open" if chair.is_open else "bot" if chair.bot else "person" for one in live for chair in one.table.chairs
        )
        yield gauges("tavolata_chairs", "Chairs of tables in memory.", "who", chairs)
        yield GaugeMetricFamily("tavolata_sockets", "Open sockets.", sum(one.subscriber_count for one in live))
        if self._stored_tables is not None:
            yield GaugeMetricFamily("tavolata_stored_tables", "Tables in the database.", self._stored_tables)

    def _queues(self) -> Iterable[Metric]:
        waiting = {"searches": self._house.threads.waiting, "writes": self._house.store.waiting_writes}
        yield gauges("tavolata_waiting", "Searches of bots, and writes, that wait for their turn.", "what", waiting)


def counters(name: str, about: str, label: str, counts: Counter[str]) -> Metric:
    """A counter for each value of a label."""
    family = CounterMetricFamily(name, about, labels=(label,))
    for value, number in sorted(counts.items()):
        family.add_metric((value,), number)
    return family


def gauges(name: str, about: str, label: str, values: Counter[str] | dict[str, int]) -> Metric:
    """A gauge for each value of a label."""
    family = GaugeMetricFamily(name, about, labels=(label,))
    for value, number in sorted(values.items()):
        family.add_metric((value,), number)
    return family
