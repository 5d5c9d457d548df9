// Keeps the app, the rules and the words on the device. What happens at tables always comes from the server.
const FILES = __FILES__;
const NAME = "tavolata-__VERSION__";
const KNOWLEDGE = "tavolata-knowledge";
const CACHES = __CACHES__;
const KNOWN = /\/api\/(catalog|words\/|games\/)/;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => ![NAME, KNOWLEDGE, CACHES.replays, CACHES.notices].includes(name)).map((name) => caches.delete(name))))
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

// Push messages have keys only; the page has left the sentences for them, in the reader's language.
async function tell({ what, game, table }) {
  const left = await (await caches.open(CACHES.notices)).match(CACHES.sentences);
  const { language = "", games = {}, happened = {} } = left ? await left.json() : {};
  const shown = { body: happened[what] ?? "", lang: language, tag: table, renotify: true, icon: "icon.svg", data: { table } };
  await registration.showNotification(games[game] ?? "Tavolata", shown);
}

// The page that shows the table comes to the front; another page of ours goes there; without one, a new one opens.
async function comeTo(table) {
  const path = `/table/${table}`;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url.endsWith(`#${path}`)) ?? pages[0];
  if (!page) return clients.openWindow(`./#${path}`);
  page.postMessage({ go: path });
  return page.focus();
}

addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.data.table));
});
