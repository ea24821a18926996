import type { Settings } from '#features/sites/settings.ts'
import { DEFAULT_LANG, LANGS, type Lang } from '#kit/lang.ts'
import type { Brand, HomeSection } from './brand.ts'

/** A value that differs between languages, `{ id: 'Tanya jawab', en: 'Questions' }`. Any value of a tenant's own section may be one. */
export type ByLang<T = unknown> = Readonly<Partial<Record<Lang, T>>>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for an object whose keys are languages, the default one among them. No section has a group with such keys, which a test checks. */
export function isByLang(value: unknown): value is ByLang {
  return isObject(value) && Object.hasOwn(value, DEFAULT_LANG) && Object.keys(value).every(key => LANGS.some(lang => lang === key))
}

/** Returns a value as it is in one language: of what differs by language that one's; where it is empty, the default language's, or whichever is written. */
export function inLang<T>(value: T, lang: Lang): T {
  return readIn(value, lang) as T
}

function readIn(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map(one => readIn(one, lang))
  if (isByLang(value))
    return readIn([lang, DEFAULT_LANG, ...LANGS].map(one => value[one]).find(one => one !== undefined && one !== '') ?? '', lang)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readIn(one, lang)]))
}

/** Returns the sections of a site's home page in a language: the tenant's own, or the brand's. */
export function homeSectionsOf({ home }: Pick<Settings, 'home'>, brand: Pick<Brand, 'home'>, lang: Lang): HomeSection[] {
  return home.length > 0 ? inLang(home, lang) : brand.home(lang)
}

/**
 * Returns the platform's sections of a page as a tenant's own: in all languages at once. `inLang` returns each language's again. `sectionsIn`: the sections in
 * a language, such as a brand's `home`.
 */
export function sectionsInAllLanguages(sectionsIn: (lang: Lang) => readonly HomeSection[]): HomeSection[] {
  const all = LANGS.map(lang => sectionsIn(lang))
  // Named boundary: a page has the same kinds of sections in every language (`brands.test.ts`, `static-pages.test.ts`).
  return (all[0] ?? []).map((_, at) => joined(all.map(sections => sections[at])) as HomeSection)
}

/** Joins one value's languages, in the order of `LANGS`: what is the same in all of them once, else as deep as their shapes are the same. */
function joined(values: readonly unknown[]): unknown {
  const [first] = values
  if (values.every(value => JSON.stringify(value) === JSON.stringify(first))) return first
  if (values.every(Array.isArray) && values.every(value => value.length === values[0]?.length))
    return values[0]?.map((_, at) => joined(values.map(value => value[at])))
  if (
    values.every(isObject) &&
    values.every(
      value =>
        Object.keys(value).sort().join() ===
        Object.keys(first as object)
          .sort()
          .join(),
    )
  )
    return Object.fromEntries(Object.keys(first as object).map(key => [key, joined(values.map(value => value[key]))]))
  return Object.fromEntries(LANGS.map((lang, at) => [lang, values[at]]))
}
