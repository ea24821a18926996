import type { Lang } from '#kit/lang.ts'
import type { ListWords } from '#ui/list-words.ts'
import type { Brand } from './brand.ts'

/** Lists whose heading is what the brand's navigation calls them. `/Blog` is not among them: its title is the tenant's setting. */
const NAMED = new Set(['/Courses', '/Class', '/News', '/Berita', '/Podcasts', '/Career'])

/** Returns what a brand calls its lists, by path: the navigation's label as the heading, with the brand's own sentence and hint. */
export function listWordsOf(brand: Pick<Brand, 'navigation' | 'lists'>, lang: Lang): Record<string, ListWords> {
  const titles = brand.navigation(lang).flatMap(({ href, label }) => (NAMED.has(href) ? [[href, { title: label }] as const] : []))
  const words: Record<string, ListWords> = Object.fromEntries(titles)
  for (const [path, own] of Object.entries(brand.lists?.(lang) ?? {})) words[path] = { ...words[path], ...own }
  return words
}
