import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cacheByKey } from '#kit/cache-by-key.ts'
import type { Lang } from '#kit/lang.ts'
import { LangContext } from './lang/lang.tsx'

// React announces a part's first pictures ahead of it, though their elements follow in the same bytes.
const ANNOUNCED = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** A part of a page as HTML that no browser hydrates: without the marks that hydration leaves between texts. */
export function staticHtml(lang: Lang, part: ReactNode): string {
  return renderToStaticMarkup(<LangContext value={lang}>{part}</LangContext>).replace(ANNOUNCED, '')
}

/** As `staticHtml`, for parts that show the same again and again: the last ones are kept, at most `most` (`kit/cache-by-key.ts`), by all that they are made `of`. */
export function rememberHtml(most: number): (lang: Lang, of: unknown, part: () => ReactNode) => string {
  const made = cacheByKey<string>(most)
  return (lang, of, part) => made(`${lang} ${JSON.stringify(of)}`, () => staticHtml(lang, part()))
}
