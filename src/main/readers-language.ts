import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'

/** Calls that read records with translations: their responses depend on `Accept-Language`. */
const TRANSLATED = /^\/api\/services\/v\d\/(post|podcast|class)\//

/**
 * Sets `lang`, the language in which a call reads records, from `Accept-Language`; a record that lacks it is returned as it was written, and says so in its own
 * `lang`. Names the language in the response, and that it was chosen by the header.
 */
export const readersLanguage = createMiddleware<ApiEnv>(async (c, next) => {
  c.set('lang', acceptedLang(c.req.header('accept-language')))
  await next()
  if (!TRANSLATED.test(c.req.path)) return
  c.res.headers.set('content-language', c.get('lang'))
  c.res.headers.append('vary', 'accept-language')
})
