// Keeps the app, the rules and the words on the device. What happens at tables always comes from the server.
const FILES = __FILES__;
const NAME = "tavolata-__VERSION__";
const KNOWLEDGE = "tavolata-knowledge";
const REPLAYS = "tavolata-replays";
const KNOWN = /\/api\/(offer|words\/|games\/)/;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => ![NAME, KNOWLEDGE, REPLAYS].includes(name)).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

async function fromServer(request) {
  const cache = await caches.open(KNOWLEDGE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (problem) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw problem;
  }
}

async function fromDevice(request) {
  const kept = await caches.match(request, { ignoreSearch: true, cacheName: NAME });
  return kept ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (KNOWN.test(address.pathname)) event.respondWith(fromServer(event.request));
  else if (!address.pathname.includes("/api/")) event.respondWith(fromDevice(event.request));
});
