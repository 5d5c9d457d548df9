/** As much of a page as the parts need that do not draw anything. */
Object.assign(globalThis, {
  document: { baseURI: "http://table.test/", documentElement: { dataset: {} } },
  location: new URL("http://table.test/"),
});
