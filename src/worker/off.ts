// Served at /sw.js where the service worker is switched off (`SERVICE_WORKER=0`): removes it with all that it kept. What was typed and not sent (IndexedDB) stays.
import { isOurCache } from '#kit/offline.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', event => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (isOurCache(name)) await caches.delete(name)
  await self.registration.unregister()
}
