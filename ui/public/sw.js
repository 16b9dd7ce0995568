/* Without a connection there is still a page that says so. Nothing else is kept: games are at the server. */
const KEPT = "antiqua-offline-1";
const PAGE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, "/offline.css", "/icon.svg"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    // A connection that was kept open may be closed at the very moment it is used again: one more try before it is said.
    event.respondWith(fetch(request).catch(() => fetch(request)).catch(() => caches.match(PAGE)));
  } else if (["/offline.css", "/icon.svg"].includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
