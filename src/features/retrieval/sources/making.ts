import type { Site } from '#features/sites/site.ts'
import { DEFAULT_LANG, findLang, type Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { SourceText } from './source-text.ts'

/** What texts are read and made with. */
export interface Making {
  ctx: Ctx
  site: Pick<Site, 'settings' | 'variant' | 'tenantPages'>
  /** The languages that the site shows. */
  langs: readonly Lang[]
}

/** Reads sources of a kind by their ids, at most some hundred. One that is gone meanwhile is left out. */
export type ReadTexts = (making: Making, ids: readonly string[]) => Promise<SourceText[]>

export type Translations = Readonly<Record<string, Readonly<Record<string, unknown>> | null | undefined>>

/** Returns the languages that a record's texts are made in: the one that it was written in, and of its translations those that the site shows. */
export function langsOf({ langs }: Pick<Making, 'langs'>, own: string, translated: readonly string[]): string[] {
  return [own, ...langs.filter(lang => lang !== own && translated.includes(lang))]
}

/** Returns the language of the interface for words that are put around a record's own. */
export function houseLang(lang: string): Lang {
  return findLang(lang) ?? DEFAULT_LANG
}

/** Reads a record's fields in a language: a translation's where it says something, else as they were written. */
export function fieldsIn(record: object, translations: Translations, lang: string) {
  // Named boundary: a row of the database.
  const own = record as Readonly<Record<string, unknown>>
  const other = translations[lang] ?? {}
  return {
    text(name: string): string {
      const said = other[name]
      const value = typeof said === 'string' && said.trim() ? said : own[name]
      return typeof value === 'string' ? value : ''
    },
    list(name: string): string[] {
      const said = other[name]
      const value = Array.isArray(said) && said.length > 0 ? said : own[name]
      return Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
    },
    json(name: string): unknown {
      return other[name] ?? own[name]
    },
  }
}
