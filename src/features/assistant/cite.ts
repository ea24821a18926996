import type { Source } from '#features/retrieval/passage.ts'
import { type Lang, localHref } from '#kit/lang.ts'

/** Returns a text whose marks (`[1]`) are links to their sources, for readers of this language. A number without a source is left out. */
export function linkMarks(text: string, sources: readonly Source[], lang: Lang): string {
  return text.replaceAll(/(?<!\\)\[(\d{1,3})\](?!\()/g, (_, number: string) => {
    const source = sources[Number(number) - 1]
    return source ? `[${number}](${hrefOf(source, lang)})` : ''
  })
}

/** Returns the list of sources by which an answer ends, as Markdown; '' without any. */
export function listSources(title: string, sources: readonly { number: number; source: Source }[], lang: Lang): string {
  if (sources.length === 0) return ''
  const lines = sources.map(({ number, source }) => `${number}. [${plain(source.title)}](${hrefOf(source, lang)})`)
  return `\n\n**${title}**\n${lines.join('\n')}`
}

/** Returns a source's address for readers of this language; what Markdown would read is written as codes. */
function hrefOf({ href }: Source, lang: Lang): string {
  return localHref(lang, href).replace(/[()\s<>"\\]/g, sign => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** What tenants and people write is no markup of an answer. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
