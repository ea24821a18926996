// What a device is told: src/features/notices/push, docs/decisions/081.
declare const self: ServiceWorkerGlobalScope

/** As `PushMessage` of src/features/notices/push/send-push.server.ts: sealed for this device, so that only the product can have written it. */
interface Told {
  title: string
  body: string
  path: string
  tag: string
  lang: string
}

/** Shows what a device is told, and opens its page once it is clicked. */
export function listenToPushes(): void {
  self.addEventListener('push', event => event.waitUntil(showTold(event.data)))

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

/** Shows a page that is open already; another tab keeps what somebody may be typing in it. */
async function openPage(url: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(page => new URL(page.url).pathname === url.pathname)
  await (open ? open.focus() : self.clients.openWindow(url))
}
