import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import type { FieldReason } from '#kit/errors.ts'
import { LANGS } from '#kit/lang.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import type { Brand, HomeSection } from './brand.ts'
import { findSection } from './brands.server.tsx'
import { inLang, isByLang } from './section-words.ts'

/** A page of the site, a part of the page, another site, e-mail, or the tenant's WhatsApp: nothing that a browser would run. */
const ADDRESS = /^(\/(?![/\\])[^\s"'<>\\]*|#[\w-]*|https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>?]+@[^\s"'<>?]+|whatsapp)$/
const PICTURE = /^(\/(?![/\\])[\w./@%-]*|https:\/\/[^\s"'<>\\]+)?$/
const PICTURE_NAMES = new Set(['picture', 'image', 'cover', 'logo'])

/**
 * Returns what is wrong with a home page's own sections, each by its path within them: `2.items.0.title`, with the language at the end where only one is
 * wrong. Values of a kind that the brand does not know are not looked at: its page leaves the section out.
 */
export function checkSections(brand: Brand, sections: readonly HomeSection[]): FieldReason[] {
  return sections.flatMap((raw, at) => {
    const section = findSection(brand, raw.kind)
    if (!section) return []
    const { kind: _, ...values } = raw
    const found = LANGS.flatMap(lang => {
      const parsed = section.schema.safeParse(inLang(values, lang))
      const reasons = parsed.success ? [] : toReasons(parsed.error)
      return reasons.map(({ path, reason }) => ({ path: isByLang(valueAt(values, path)) ? `${path}.${lang}` : path, reason }))
    })
    const all = [...found, ...checkAddresses(values)].map(({ path, reason }) => ({ path: path ? `${at}.${path}` : String(at), reason }))
    return [...new Map(all.map(one => [one.path, one])).values()]
  })
}

/** True for an address that a link of a site may have. */
export function isLinkAddress(address: string): boolean {
  return ADDRESS.test(address)
}

function checkAddresses(value: unknown, name = '', path = ''): FieldReason[] {
  if (typeof value === 'string') {
    if (name === 'href' && !isLinkAddress(value)) return [{ path, reason: fieldReason('PathOrAddress' satisfies FieldCode) }]
    if (PICTURE_NAMES.has(name) && !PICTURE.test(value)) return [{ path, reason: fieldReason('PictureAddress' satisfies FieldCode) }]
    return []
  }
  if (typeof value !== 'object' || value === null) return []
  // A row's or a language's address goes by the name of what it is in.
  const isNamed = !Array.isArray(value) && !isByLang(value)
  return Object.entries(value).flatMap(([key, one]) => checkAddresses(one, isNamed ? key : name, path ? `${path}.${key}` : key))
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((one, key) => {
    if (isByLang(one)) return one
    return typeof one === 'object' && one !== null && Object.hasOwn(one, key) ? one[key as keyof typeof one] : undefined
  }, value)
}
