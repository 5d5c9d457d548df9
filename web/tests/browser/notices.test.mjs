import assert from "node:assert/strict";
import test from "node:test";
import { comeTo, guest, makeTable, openedWith, running } from "./server_and_browser.mjs";
import { mailbox } from "./mailbox.mjs";
import { problemsInForcedColours, problemsOf } from "./looking.mjs";

const inbox = await mailbox();
// Of a key that belongs to nobody.
const VAPID = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE";
openedWith({
  TAVOLATA_SMTP: `smtp://127.0.0.1:${inbox.port}?starttls=no`,
  TAVOLATA_MAIL_FROM: "games@example.org",
  TAVOLATA_PUBLIC_URL: "https://play.example.org",
  TAVOLATA_VAPID_KEY: VAPID,
  TAVOLATA_VAPID_SUBJECT: "mailto:games@example.org",
});

const bots = [{ who: "here", name: "Anna" }, { who: "bot", bot: "greedy" }];

async function menuOf(somebody) {
  const made = await makeTable(bots);
  await comeTo(somebody, made);
  await somebody.page.click("[data-menu]");
  await somebody.page.waitForSelector("[data-notice-way=none]");
  return made;
}

/** The radio buttons are drawn as one; a click on its words chooses one. */
const choose = (page, words) => page.locator("[data-notices] label", { hasText: words }).click();

test("an address is refused or accepted in words, kept, and taken back", async () => {
  const anna = await guest();
  await menuOf(anna);
  await choose(anna.page, "By e-mail");
  await anna.page.fill("[data-address]", "anna at home");
  await anna.page.click("[data-tell]");
  await anna.page.waitForSelector("[data-problem] >> text=This is not an e-mail address");
  await anna.page.fill("[data-address]", "anna@example.org");
  await anna.page.click("[data-tell]");
  await anna.page.waitForSelector("[data-notice-state=waiting] >> text=anna@example.org");
  assert.equal(await anna.page.locator("[data-problem]").count(), 0);
  await anna.page.reload();
  await anna.page.click("[data-menu]");
  await anna.page.waitForSelector("[data-notice-way=email]");
  await choose(anna.page, "Not at all");
  await anna.page.waitForSelector("[data-notice-way=none]");
  await anna.close();
});

test("an address is confirmed by a button on the page that a mail leads to, and mails are stopped by another", async () => {
  const anna = await guest();
  await menuOf(anna);
  await choose(anna.page, "By e-mail");
  await anna.page.fill("[data-address]", "zoe@example.org");
  await anna.page.click("[data-tell]");
  await anna.page.waitForSelector("[data-notice-state=waiting] >> text=Waiting for confirmation");
  const token = (await inbox.mailTo("zoe@example.org")).match(/\/api\/mail\/([\w-]+)\/stop>/)[1];

  const zoe = await guest({ language: "it" });
  await zoe.go(`/mail/confirm/${token}`);
  await zoe.page.waitForSelector("[data-mail=waiting]");
  await zoe.page.reload();
  await zoe.page.waitForSelector("[data-mail=waiting]");
  await zoe.page.click("[data-confirm]");
  await zoe.page.waitForSelector("[data-mail=on] >> text=ti avvisiamo");
  await anna.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await anna.page.waitForSelector("[data-notice-way=email]:not([data-notice-state]) >> text=zoe@example.org");

  await zoe.go(`/mail/stop/${token}`);
  await zoe.page.waitForSelector("[data-mail=on] [data-stop]");
  await zoe.page.click("[data-stop]");
  await zoe.page.waitForSelector("[data-mail=stopped] >> text=non arrivano più messaggi");
  await zoe.go("/mail/stop/nobody");
  await zoe.page.waitForSelector("text=non viene da un messaggio di questo server");
  await zoe.close();
  await anna.close();

  const pages = ["confirm", "stop"].map((what) => ({ name: what, path: `/mail/${what}/${token}`, ready: "[data-mail]" }));
  assert.deepEqual(await problemsOf(pages), []);
  assert.deepEqual(await problemsInForcedColours(pages), []);
});

test("a browser that may not show notifications says so", async () => {
  const anna = await guest({ language: "de" });
  await anna.context.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await menuOf(anna);
  await choose(anna.page, "In diesem Browser");
  await anna.page.waitForSelector("[data-problem] >> text=Dieser Browser blockiert Benachrichtigungen");
  await anna.page.waitForSelector("[data-notice-way=none]");
  await anna.close();
});

/** A page that may show notifications and whose push service is at hand: this browser has neither in a test. */
function pushService() {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = () => Promise.resolve("granted");
  let subscription = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
  PushManager.prototype.subscribe = ({ applicationServerKey }) => {
    // The keys of a browser from the example in RFC 8291.
    const keys = { p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", auth: "BTBZMqHH6r4Tts7J_aSIgg" };
    subscription = {
      options: { applicationServerKey: applicationServerKey.buffer },
      unsubscribe: () => Promise.resolve((subscription = null) === null),
      toJSON: () => ({ endpoint: "https://push.example.org/send/abc", expirationTime: null, keys }),
    };
    return Promise.resolve(subscription);
  };
}

/** Delivers a push message to the worker of a page; what it would show. */
async function delivered({ page, context }, message) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    registration.showNotification = (title, { body, lang, data }) => Promise.resolve((globalThis.shown = [title, body, lang, data.table]));
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await devtools.send("ServiceWorker.enable");
  const where = { origin: new URL(running.address).origin, registrationId: await registered };
  await devtools.send("ServiceWorker.deliverPushMessage", { ...where, data: JSON.stringify(message) });
  for (let k = 0; k < 100; k++) {
    const shown = await worker.evaluate(() => globalThis.shown ?? null);
    if (shown) return shown;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

test("this browser is told by push, and shows it in the reader's language", async () => {
  const anna = await guest({ language: "it" });
  await anna.context.addInitScript(pushService);
  const made = await menuOf(anna);
  await choose(anna.page, "In questo browser");
  await anna.page.waitForSelector("[data-notice-way=push]");
  const shown = await delivered(anna, { what: "your-turn", game: "domingo", table: made.table.id });
  assert.deepEqual(shown, ["Domingo", "È il tuo turno.", "it", made.table.id]);
  await choose(anna.page, "No");
  await anna.page.waitForSelector("[data-notice-way=none]");
  assert.equal(await anna.page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()), null);
  await anna.close();
});

test("the question looks right in all sizes, looks and languages, and with forced colours", async () => {
  const table = await makeTable(bots);
  const menu = { name: "menu", table, ready: "[data-turn]", press: "[data-menu]" };
  const screens = [menu, { ...menu, name: "by e-mail", press: ["[data-menu]", "[data-notices] label:nth-of-type(2)"] }];
  assert.deepEqual(await problemsOf(screens), []);
  assert.deepEqual(await problemsInForcedColours(screens), []);
});

test("whoever only watches is not asked", async () => {
  const made = await makeTable(bots);
  const watcher = await guest();
  await watcher.go(`/watch/${made.table.id}/${made.watch}`);
  await watcher.page.click("[data-menu]");
  await watcher.page.waitForSelector("text=Link to watch");
  assert.equal(await watcher.page.locator("[data-notices]").count(), 0);
  await watcher.close();
});
