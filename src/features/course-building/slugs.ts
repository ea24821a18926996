import { toSlug } from '#kit/text.ts'

const SLUG_LENGTH = 80

/** Returns a slug of the words that none of `taken` is, and takes it. */
export function takeSlug(taken: Set<string>, words: string, otherwise: string): string {
  const wanted = toSlug(words, SLUG_LENGTH) || otherwise
  let slug = wanted
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`
  taken.add(slug)
  return slug
}
