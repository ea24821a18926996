/** Returns the first `count` words and an ellipsis, or the trimmed text if it isn't longer. Source: the specification's description fallback. */
export function firstWords(text: string, count = 20): string {
  const words = text.trim().split(/\s+/)
  return words.length <= count ? words.join(' ') : `${words.slice(0, count).join(' ')}…`
}

/** Returns a text in two parts: its first sentences, at least one and up to about `count` words, and what follows, which may be empty. */
export function splitAfterSentence(text: string, count: number): [first: string, rest: string] {
  const sentences = text.trim().split(/(?<=[.!?…]["”’)]?)\s+(?=\p{Lu}|["“‘(])/u)
  let words = 0
  const cut = sentences.findIndex((sentence, at) => (words += sentence.split(/\s+/).length) > count && at > 0)
  return cut < 0 ? [sentences.join(' '), ''] : [sentences.slice(0, cut).join(' '), sentences.slice(cut).join(' ')]
}

/** `Belajar Web: Dasar!` → `belajar-web-dasar`, for URLs; at most `max` characters. */
export function toSlug(text: string, max = 80): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '')
}

/** Normalizes a person's name for storage: composed letters, single spaces, no invisible characters, at most 120 characters. */
export function toName(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
  return Array.from(clean.trim()).slice(0, 120).join('').trim()
}

/** Replaces the `{{places}}` of a text by the values of these names. */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
