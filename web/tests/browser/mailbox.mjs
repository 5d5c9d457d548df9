// A mail server that takes every mail, for tests that read it.
import { createServer } from "node:net";
import { after } from "node:test";

const ANSWERS = { DATA: "354 go on", QUIT: "221 bye" };
const PATIENCE = 20_000;

/** Its port, and the text of the mail to an address, as soon as it has come. */
export async function mailbox() {
  const mails = [];
  const server = createServer((line) => talk(line, mails)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  after(() => server.close());
  const mailTo = async (address) => {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const found = mails.find((mail) => mail.includes(`To: ${address}`));
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`no mail to ${address}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { port: server.address().port, mailTo };
}

function talk(line, mails) {
  let text = "";
  let isMail = false;
  line.on("error", () => undefined);
  line.write("220 localhost\r\n");
  line.on("data", (piece) => {
    text += piece;
    const end = isMail ? "\r\n.\r\n" : "\r\n";
    while (text.includes(end)) {
      const part = text.slice(0, text.indexOf(end));
      text = text.slice(part.length + end.length);
      if (isMail) mails.push(part);
      const verb = isMail ? "" : part.split(" ")[0].toUpperCase();
      isMail = verb === "DATA";
      line.write(`${ANSWERS[verb] ?? "250 fine"}\r\n`);
      if (isMail) return;
    }
  });
}
