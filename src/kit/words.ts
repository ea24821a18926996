/** The first `count` words and an ellipsis; the text itself where it is not longer. Source: the specification's description fallback. */
export function firstWords(text: string, count = 20): string {
  const words = text.trim().split(/\s+/)
  return words.length <= count ? words.join(' ') : `${words.slice(0, count).join(' ')}…`
}

/** `Belajar Web: Dasar!` → `belajar-web-dasar`, for addresses; at most `max` characters. */
export function toSlug(text: string, max = 80): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '')
}
