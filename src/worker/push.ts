// What a device is told, and where: src/features/notices/push, docs/decisions/081.
import { DEVICE_KEY, DEVICE_PATH, type NotedDevice, WHO_CACHE } from '#kit/offline.ts'

declare const self: ServiceWorkerGlobalScope

/** As `PushMessage` of src/features/notices/push/send-push.server.ts: sealed for this device, so that only the product can have written it. */
interface Told {
  title: string
  body: string
  path: string
  tag: string
  lang: string
}

/** Shows what a device is told, opens its page once it is clicked, and tells the server where the device is told from now on, if that changes. */
export function listenToPushes(): void {
  self.addEventListener('push', event => event.waitUntil(Promise.all([showTold(event.data), noteDevice()])))

  self.addEventListener('pushsubscriptionchange', event => {
    // Named boundary: the standard's event; browsers leave out either of them, or both (https://w3c.github.io/push-api/#the-pushsubscriptionchange-event).
    const { oldSubscription, newSubscription } = event as Partial<Record<'oldSubscription' | 'newSubscription', PushSubscription | null>>
    event.waitUntil(renewDevice(oldSubscription ?? null, newSubscription ?? null))
  })

  self.addEventListener('notificationclick', event => {
    event.notification.close()
    // Named boundary: `showTold` alone writes it.
    const { path } = event.notification.data as { path: string }
    event.waitUntil(openPage(new URL(path, self.location.origin)))
  })
}

/** Browsers end the permission of a site that shows nothing: what can't be read is shown as news without words of its own. */
async function showTold(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag, lang } = readTold(data)
  await self.registration.showNotification(title, { body, tag, data: { path }, lang })
}

function readTold(data: PushMessageData | null): Told {
  try {
    // Named boundary: see `Told`.
    const told = data?.json() as Partial<Told> | undefined
    if (typeof told?.title === 'string' && told.path?.startsWith('/') && !told.path.startsWith('//'))
      return { title: told.title, body: told.body ?? '', path: told.path, tag: told.tag ?? '', lang: told.lang ?? '' }
  } catch {
    // Falls through to the words for everybody.
  }
  return { title: self.location.hostname, body: '', path: '/Studio/Notices', tag: 'news', lang: '' }
}

/** Subscribes anew with the same key, where the browser has not done so, and says it to the server. */
async function renewDevice(old: PushSubscription | null, fresh: PushSubscription | null): Promise<void> {
  const noted = await findNoted()
  const publicKey = keyOf(old) ?? keyOf(fresh) ?? noted?.publicKey
  const was = noted?.endpoint ?? old?.endpoint
  if (publicKey === undefined || was === undefined) return
  // What the server does not hear of now it hears with the next page that is opened.
  await keepNoted({ endpoint: was, publicKey })
  if (!fresh) await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await settleDevice()
}

/** Tells the server of an address that it does not know yet. A device that it does not have is told of nothing, and its person sees it so. */
export async function settleDevice(): Promise<void> {
  const noted = await findNoted()
  const fresh = noted && (await self.registration.pushManager.getSubscription())
  if (!fresh || fresh.endpoint === noted.endpoint) return
  const { endpoint = '', keys } = fresh.toJSON()
  const device = { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const { ok, status } = await fetch(DEVICE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ was: noted.endpoint, ...device }),
  })
  if (ok) await keepNoted({ ...noted, endpoint })
  if (status !== 404) return
  await fresh.unsubscribe()
  await (await caches.open(WHO_CACHE)).delete(DEVICE_KEY)
}

/** Notes the device at which something came: the server knows it. */
async function noteDevice(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription()
  const publicKey = keyOf(subscription)
  if (subscription && publicKey !== undefined && !(await findNoted())) await keepNoted({ endpoint: subscription.endpoint, publicKey })
}

async function findNoted(): Promise<NotedDevice | undefined> {
  const kept = await caches.match(DEVICE_KEY, { cacheName: WHO_CACHE })
  // Named boundary: `keepNoted` and the page that subscribes write it.
  return (await kept?.json()) as NotedDevice | undefined
}

async function keepNoted(device: NotedDevice): Promise<void> {
  await (await caches.open(WHO_CACHE)).put(DEVICE_KEY, Response.json(device))
}

/** Returns the key of a subscription's installation, base64url. */
function keyOf(subscription: PushSubscription | null): string | undefined {
  const key = subscription?.options.applicationServerKey
  if (!key) return undefined
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Shows a page that is open already; another tab keeps what somebody may be typing in it. */
async function openPage(url: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(page => new URL(page.url).pathname === url.pathname)
  await (open ? open.focus() : self.clients.openWindow(url))
}
