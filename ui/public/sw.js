/* Without a connection there is still a page that says so. Nothing else is kept: games are at the server. */
const KEPT = "antiqua-offline-2";
const PAGE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, "/offline.css", "/icon.svg"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

/* A connection that was kept open may be closed at the very moment it is used again, and so may the next one: a last try
   has some time before it is said that there is no connection. */
const PAUSE = 500;
const later = (request) => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(() => fetch(request));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => fetch(request)).catch(() => later(request)).catch(() => caches.match(PAGE)));
  } else if (["/offline.css", "/icon.svg"].includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
