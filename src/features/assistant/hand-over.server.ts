import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { Exchange } from './conversations.server.ts'
import { assistantTexts } from './texts.ts'

/** Longer texts break WhatsApp's links on some phones. */
const MAX_TEXT = 1400
const MAX_PART = 300
/** No more than the last of them are handed over. */
const MOST = 4

/**
 * Returns the WhatsApp link by which the asker goes on with a person of the tenant, with what was said as text, which they see before they send it; undefined if the tenant has
 * no number.
 */
export function handOverLink(site: Pick<Site, 'settings'>, lang: Lang, messages: readonly Exchange[]): string | undefined {
  const { contact, title } = site.settings
  return contact.whatsapp === '' ? undefined : `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(textOf(title, lang, messages))}`
}

function textOf(site: string, lang: Lang, messages: readonly Exchange[]): string {
  const t = assistantTexts(lang)
  if (messages.length === 0) return t.fill('handOver.none', { site })
  const said = messages
    .slice(-MOST)
    .map(({ query, answer }) =>
      [t.fill('handOver.asked', { text: cut(query) }), answer && t.fill('handOver.answered', { text: cut(toPlain(answer)) })]
        .filter(Boolean)
        .join('\n'),
    )
  const head = t.fill('handOver.head', { site })
  // The latest matter most.
  while (said.length > 1 && head.length + said.join('\n\n').length > MAX_TEXT) said.shift()
  return [head, ...said].join('\n\n')
}

/** Whole characters alone: half of one can't be part of an address. */
function cut(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim().toWellFormed())
  return letters.length > MAX_PART ? `${letters.slice(0, MAX_PART).join('')}…` : letters.join('')
}

/** Markdown as plain text: links by their words, numbers of sources left out. */
function toPlain(markdown: string): string {
  return markdown
    .replaceAll(/\s*\[\d+\](\([^)]*\))?/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#>|]+/g, ' ')
}
