import { createInstance, type i18n } from 'i18next'
import { cacheByKey } from '#kit/cache-by-key.ts'
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
      texts = { ...(byLang[lang] as T), fill: rememberFilled(t) }
      made.set(lang, texts)
    }
    return texts
  }
}

type Fill = (key: string, values: Record<string, string | number>) => string

/** i18next looks a text up and fills it in anew each time, which a list asks for dozens of times a page with the same few values. */
function rememberFilled(t: Fill): Fill {
  const filled = cacheByKey<string>(1000)
  return (key, values) => {
    let inputs = key
    for (const name in values) inputs += `\0${name}\0${values[name]}`
    return filled(inputs, () => t(key, values))
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
