// A bot for Tavolata in JavaScript: docs/bot_protocol.md is all that it knows.
//
//     tavolata play domingo --seat 2="cmd:node examples/random_bot.mjs"

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.kind !== "question") continue;
  const { legal, seed } = message;
  console.log(JSON.stringify({ action: legal[seed % legal.length] }));
}
