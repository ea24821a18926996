import { localHref, splitLang } from '#kit/lang.ts'
import { importPart } from '#ui/shell/chunk-guard.ts'

/**
 * Opens the assistant's panel for a button, link or form with `data-ask`, which `entry.public.ts` has kept from its own effect. Of a form, its field `q` is asked;
 * of a link, the query's `q`. Where the panel can't be loaded or there is none, as in a trial of the site, they lead to the assistant's page, as they do without a
 * script.
 */
export function ask(asker: Element): void {
  const host = document.getElementById('asisten')
  const query = queryOf(asker)
  const leave = () =>
    location.assign(localHref(splitLang(location.pathname).lang, '/Assistant') + (query ? `?q=${encodeURIComponent(query)}` : ''))
  host?.toggleAttribute('data-clear', true)
  if (host) importPart(() => import('./mount-panel.tsx')).then(({ openPanel }) => openPanel(host, query), leave)
  else leave()
}

/** Starts the conversation of the assistant's own page. Without it the page has a link to the search. */
export function start(): void {
  const host = document.querySelector<HTMLElement>('[data-talk-page]')
  if (host) void import('./mount-panel.tsx').then(({ startTalkPage }) => startTalkPage(host))
}

function queryOf(asker: Element): string | undefined {
  if (asker instanceof HTMLAnchorElement) return new URL(asker.href).searchParams.get('q') ?? undefined
  if (!(asker instanceof HTMLFormElement)) return undefined
  const query = new FormData(asker).get('q')
  asker.reset()
  return typeof query === 'string' ? query.trim() : undefined
}
