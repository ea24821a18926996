import { createMiddleware } from 'hono/factory'
import { languageDetector } from 'hono/language'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { DEFAULT_LANG, findLang, LANGS, type Lang } from '#kit/lang.ts'

/** Calls that read records with translations: their responses depend on `Accept-Language`. */
const TRANSLATED = /^\/api\/services\/v\d\/(post|podcast|class)\//

/** Sets `language` from `Accept-Language`; the default without one. */
export const detectLanguage = languageDetector({
  supportedLanguages: [...LANGS],
  fallbackLanguage: DEFAULT_LANG,
  order: ['header'],
  caches: false,
})

/** Returns the language in which a call reads records. A record that lacks it is returned as it was written, and says so in its own `lang`. */
export function readersLanguage(language: string): Lang {
  return findLang(language) ?? DEFAULT_LANG
}

/** Names the language in the response, and that it was chosen by `Accept-Language`. */
export const tellLanguage = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  if (!TRANSLATED.test(c.req.path)) return
  c.res.headers.set('content-language', readersLanguage(c.get('language')))
  c.res.headers.append('vary', 'accept-language')
})
