/** Starts the app, and its service worker. */
import { mount } from "svelte";
import "./design/tokens.css";
import "./design/base.css";
import App from "./App.svelte";
import { navigate, router } from "./router.svelte";

router.start();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("./worker.js");
  // Somebody has clicked on a notice of the worker.
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ go?: string }>) => data.go && navigate(data.go));
}
