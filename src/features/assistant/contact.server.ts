import { toPlain } from '#features/retrieval/compose.ts'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import { handOverLink } from './hand-over.server.ts'
import { assistantTexts } from './texts.ts'

const listOf = (words: string) => new Set(words.split(' '))
/** One of these says that somebody wants to reach the organisation. */
const REACHING = listOf(
  'kontak kontaknya hubungi menghubungi dihubungi wa wanya whatsapp telepon telpon telp hp kantor kantornya sekretariat email emailnya e-mail surel contact reach call phone office',
)
/** All others that such a question may have: with a name in it, it is about a person, whose number nobody is told. */
const BESIDES = listOf(
  'no nomor nomer nope nomornya alamat alamatnya admin cs tim kalian kamu sini person berapa brp apa mana dimana dmn di ke yang yg bisa boleh minta info ada punya mau saya aku dong kak kakak min ya ga gak nggak sih untuk buat lewat ini itu ' +
    'how do does can could may i we you your the a team someone somebody where what is are have number address by via for please',
)

/** Returns how the tenant is reached, as Markdown, where a question asks for that alone; undefined otherwise, and for a tenant that says nothing of it. */
export function answerContact(site: Pick<Site, 'settings'>, lang: Lang, query: string): string | undefined {
  const words = query.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
  if (!words.some(word => REACHING.has(word)) || !words.every(word => REACHING.has(word) || BESIDES.has(word))) return undefined
  const { contact, title } = site.settings
  const t = assistantTexts(lang)
  const link = handOverLink(site, lang, [])
  const lines = [
    link && t.fill('contact.whatsapp', { number: `+${contact.whatsapp}`, link }),
    contact.email && t.fill('contact.email', { email: toPlain(contact.email) }),
    contact.address && t.fill('contact.address', { address: toPlain(contact.address) }),
  ].filter(Boolean)
  return lines.length === 0
    ? undefined
    : [t.fill('contact.lead', { site: toPlain(title) }), lines.map(line => `- ${line}`).join('\n')].join('\n\n')
}
