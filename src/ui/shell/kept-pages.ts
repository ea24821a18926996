import { isChapterPath } from '#kit/app-paths.ts'
import { splitLang } from '#kit/lang.ts'
import { OFFLINE_PATH, openedCache, PAGES_CACHE, takenCache, WHO_CACHE, WHO_KEY } from '#kit/offline.ts'

/** A page that is on this device. */
interface KeptPage {
  path: string
  title: string
}

/** Fills the lists of the offline page with what is kept on this device, the newest first, and has its button try the address again. */
export function start(): void {
  document.querySelector<HTMLElement>('[data-again]')?.addEventListener('click', () => location.reload())
  void fill()
}

async function fill(): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-kept-pages]')
  if (!root || !('caches' in window)) return
  const memberId = (await (await caches.match(WHO_KEY, { cacheName: WHO_CACHE }))?.text()) ?? ''
  const names = memberId === '' ? [] : [takenCache(memberId), openedCache(memberId)]
  const chapters = (await Promise.all(names.map(name => listPages(name, isChapterPath)))).flat()
  const pages = await listPages(PAGES_CACHE, path => splitLang(path).path !== OFFLINE_PATH)
  show(root, 'chapters', [...new Map(chapters.map(page => [page.path, page])).values()])
  show(root, 'pages', pages)
  root.querySelector('[data-kept="none"]')?.toggleAttribute('hidden', chapters.length + pages.length > 0)
}

async function listPages(name: string, isListed: (path: string) => boolean): Promise<KeptPage[]> {
  // Opening one that is not there would make it.
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const keys = (await cache.keys()).filter(({ url }) => isListed(new URL(url).pathname)).toReversed()
  const found = await Promise.all(
    keys.map(async key => {
      const kept = await cache.match(key, { ignoreVary: true })
      if (!kept?.headers.get('content-type')?.startsWith('text/html')) return []
      const { title } = new DOMParser().parseFromString(await kept.text(), 'text/html')
      const { pathname, search } = new URL(key.url)
      return [{ path: pathname + search, title: title || pathname }]
    }),
  )
  return found.flat()
}

function show(root: HTMLElement, name: string, pages: readonly KeptPage[]): void {
  const section = root.querySelector<HTMLElement>(`[data-kept="${name}"]`)
  const items = pages.map(({ path, title }) => {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    link.className = 'text-primary-text flex min-h-11 items-center py-2 underline'
    const item = document.createElement('li')
    item.append(link)
    return item
  })
  section?.querySelector('ul')?.replaceChildren(...items)
  section?.toggleAttribute('hidden', pages.length === 0)
}
