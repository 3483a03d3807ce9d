// Shows that it is one's turn while no page is open, and opens the table.
self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : {};
  const options = { body: said.body, icon: '/icon.svg', tag: 'turn', renotify: true, data: said.path || '/' };
  event.waitUntil(self.registration.showNotification(said.title || 'Orléans', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
