import type { Brand, HomeSection } from '#features/brands/brand.ts'
import { sectionsOf } from '#features/brands/brands.server.tsx'
import { type SectionField, sectionFields } from '#features/brands/section-fields.server.ts'
import { inLang, sectionsInAllLanguages } from '#features/brands/section-words.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import { composingTexts } from './texts.ts'

/** A kind of section that a home page may have, as its form needs it. */
export interface SectionKind {
  kind: string
  name: string
  text: string
  fields: SectionField[]
  /** What a new one begins with: the brand's own content, or words to be replaced. It fits the schema. */
  starter: HomeSection
}

/** The page of our own that a new link leads to until another is chosen. */
const FIRST_PAGE = '/About'

/** Returns the kinds of sections of a brand: those of its own home page first, in their order. */
export function sectionKindsOf(brand: Brand, lang: Lang): SectionKind[] {
  const own = sectionsInAllLanguages(brand.home)
  const orderOf = ({ kind }: { kind: string }) => {
    const at = own.findIndex(one => one.kind === kind)
    return at < 0 ? own.length : at
  }
  return sectionsOf(brand)
    .map(section => toKind(section.kind, sectionFields(section), own, lang))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
}

/** Returns the kinds that a page other than home may have: none with an h1, which the page's top has; the top itself only where it is composed, too. */
export function pageKindsOf(brand: Brand, lang: Lang, { isTopComposed }: { isTopComposed: boolean }): SectionKind[] {
  const [first] = brand.home(lang)
  const left = new Set(['hero', first?.kind, ...(isTopComposed ? [] : ['page-top'])])
  return sectionKindsOf(brand, lang).filter(({ kind }) => !left.has(kind))
}

/** Returns the brand's home page as sections that can be edited, each with a key. */
export function ownSectionsOf(brand: Pick<Brand, 'home'>): HomeSection[] {
  return toEdited(brand.home)
}

/** Returns the platform's sections of a page, `sectionsIn` a language, as they can be edited: in all languages at once, each with a key. */
export function toEdited(sectionsIn: (lang: Lang) => readonly HomeSection[]): HomeSection[] {
  return sectionsInAllLanguages(sectionsIn).map((section, at) => ({ ...section, key: `b${at}` }))
}

function toKind(kind: string, fields: SectionField[], own: readonly HomeSection[], lang: Lang): SectionKind {
  const t = composingTexts(lang)
  const found = own.find(one => one.kind === kind)
  const shared = sharedWords(kind, lang)
  // Named boundary: a record of words in each language.
  const names = Object.fromEntries(LANGS.map(one => [one, sharedWords(kind, one)?.name ?? kind]))
  return {
    kind,
    name: shared?.name ?? t.fill('home.ownKind', { title: firstWords(inLang(found, lang)) || kind }),
    text: shared?.text ?? t.home.ownKindText,
    fields,
    starter: found ?? { kind, ...starterOf(fields, names) },
  }
}

function sharedWords(kind: string, lang: Lang): { name: string; text: string } | undefined {
  const words: Record<string, { name: string; text: string }> = composingTexts(lang).kinds
  return Object.hasOwn(words, kind) ? words[kind] : undefined
}

/** Returns the title of a section, or the first words in it. */
function firstWords(section: HomeSection | undefined): string {
  const { kind: _, ...values } = section ?? { kind: '' }
  if (typeof values['title'] === 'string') return values['title']
  return textsIn(values).find(text => !/^(\/|https:)/.test(text)) ?? ''
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns the smallest values that fit: what is required alone. */
function starterOf(fields: readonly SectionField[], names: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(fields.filter(field => field.isRequired).map(field => [field.name, starterValue(field, names)]))
}

function starterValue(field: SectionField, names: Readonly<Record<string, string>>): unknown {
  const { fields = [], min = 0 } = field
  switch (field.kind) {
    case 'text':
    case 'lines':
      return shortened(names, field.maxLength)
    case 'link':
      return FIRST_PAGE
    case 'picture':
      return ''
    case 'number':
      return min
    case 'check':
      return false
    case 'choice':
      return field.choices?.[0]
    case 'group':
      return starterOf(fields, names)
    case 'rows':
      return Array.from({ length: Math.max(min, 1) }, (_, at) => starterOf(fields, numbered(names, at)))
    case 'list':
      return Array.from({ length: Math.max(min, 1) }, (_, at) => fields[0] && starterValue(fields[0], numbered(names, at)))
  }
}

/** Rows that are told apart by their titles need different ones. */
function numbered(names: Readonly<Record<string, string>>, at: number): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, `${name} ${at + 1}`]))
}

function shortened(names: Readonly<Record<string, string>>, most = Number.MAX_SAFE_INTEGER): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([lang, name]) => [lang, name.length > most ? name.slice(-most) : name]))
}
