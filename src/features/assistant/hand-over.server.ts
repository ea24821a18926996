import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { Exchange } from './conversations.server.ts'
import { toHandOver } from './hand-over-text.ts'
import { assistantTexts } from './texts.ts'

/**
 * Returns the WhatsApp link by which the asker goes on with a person of the tenant, with what was said as text, which they see before they send it; undefined if the tenant has
 * no number.
 */
export function handOverLink(site: HandingSite, lang: Lang, messages: readonly Exchange[]): string | undefined {
  const { contact } = site.settings
  return contact.whatsapp === '' ? undefined : `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(textOf(site, lang, messages))}`
}

/** `host` is needed where there are answers, whose links lead to it. */
type HandingSite = Pick<Site, 'settings'> & Partial<Pick<Site, 'host'>>

function textOf({ settings, host = '' }: HandingSite, lang: Lang, messages: readonly Exchange[]): string {
  const t = assistantTexts(lang)
  const site = settings.title
  if (messages.length === 0) return t.fill('handOver.none', { site })
  const words = {
    head: t.fill('handOver.head', { site }),
    asked: (text: string) => t.fill('handOver.asked', { text }),
    answered: (text: string) => t.fill('handOver.answered', { text }),
  }
  return toHandOver(messages, words, `https://${host}`)
}
