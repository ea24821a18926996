import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LANG, findLang, type Lang } from '#kit/lang.ts'

/** Returns the language in which a call is answered: the first of `Accept-Language` that we have, else the default. Source: RFC 9110, section 12.5.4. */
export function acceptedLang(header: string | null | undefined): Lang {
  if (!header) return DEFAULT_LANG
  for (const { type, q } of parseAccept(header)) {
    const lang = q > 0 ? findLang(type) : undefined
    if (lang) return lang
  }
  return DEFAULT_LANG
}
