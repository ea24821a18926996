import { createInstance, type i18n } from 'i18next'
import { LANGS, type Lang } from '#kit/lang.ts'

/** Texts by their keys: strings, lists and groups of them. `{{name}}` is filled in. */
type Shape<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends readonly string[] ? readonly string[] : Shape<T[K]> }

/** A feature's texts in one language. */
export type Texts<T> = T & {
  /** One text with its places filled in; `count` chooses among `key_one` and `key_other`. */
  fill(key: string, values: Record<string, string | number>): string
}

/**
 * A feature's texts, made of its resource files `texts/id.ts` and `texts/en.ts`, which bear the same keys (English may add `…_one`).
 * They stay on the server: pages are made there, and a browser gets no texts that it does not show. Source: docs/decisions/007.
 */
export function defineTexts<const T extends object>(namespace: string, byLang: { id: T; en: Shape<T> }): (lang: Lang) => Texts<T> {
  const made = new Map<Lang, Texts<T>>()
  return lang => {
    let texts = made.get(lang)
    if (!texts) {
      const t = instance(namespace, byLang).getFixedT(lang, namespace)
      // Named boundary: both languages have the shape of the first.
      texts = { ...(byLang[lang] as T), fill: (key: string, values: Record<string, string | number>) => t(key, values) }
      made.set(lang, texts)
    }
    return texts
  }
}

let shared: i18n | undefined

function instance(namespace: string, byLang: Record<Lang, object>): i18n {
  if (!shared) {
    shared = createInstance()
    void shared.init({
      lng: 'id',
      fallbackLng: 'id',
      resources: {},
      interpolation: { escapeValue: false },
      initAsync: false,
    })
  }
  for (const lang of LANGS) shared.addResourceBundle(lang, namespace, byLang[lang], true, true)
  return shared
}
