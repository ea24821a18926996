import { LANGS, type Lang } from '#kit/lang.ts'

/** The values of a text's places; `count` also chooses the plural form. */
type Values = Record<string, string | number>

/** A feature's texts in one language: strings, lists and groups of them. */
export type Texts<T> = T & {
  /** One text by its key (`form.sent`) with its `{{places}}` filled in; `count` chooses among `key_one`, `key_other` and so on. */
  fill(key: string, values: Values): string
}

/** A feature's texts by language. Throws where that language is not loaded, which happens in a browser only: components read texts with `useTexts`. */
export interface TextsByLang<T> {
  (lang: Lang): Texts<T>
  /** The texts where they are loaded. */
  loaded(lang: Lang): Texts<T> | undefined
  /** Loads a language, once. */
  load(lang: Lang): Promise<Texts<T>>
}

/** What the file of another language holds: the keys of the first, and plural forms that the first has no need of. */
export type Shape<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer One)[]
      ? readonly Shape<One>[]
      : { [K in keyof T]: Shape<T[K]> } & { [plural: `${string}_${'zero' | 'one' | 'two' | 'few' | 'many'}`]: string }

/**
 * A feature's texts, made of its files `texts/<lang>.ts`, of which each exports `words`. A server loads all languages before it goes on; a browser loads
 * one when a component asks for it, so that each file is a chunk of its own. Text files import types and their own parts only: what else they imported
 * would wait for the module that waits for them. Source: docs/decisions/020.
 */
export async function defineTexts<T extends object>(
  importWords: (lang: Lang) => Promise<{ words: T }>,
  { inBrowser = typeof document !== 'undefined' } = {},
): Promise<TextsByLang<T>> {
  const made = new Map<Lang, Texts<T>>()
  const loading = new Map<Lang, Promise<Texts<T>>>()

  const importTexts = async (lang: Lang): Promise<Texts<T>> => {
    const texts = withFill((await importWords(lang)).words, lang)
    made.set(lang, texts)
    return texts
  }

  const textsOf: TextsByLang<T> = lang => {
    const texts = made.get(lang)
    if (!texts) throw new Error(`Texts in "${lang}" are not loaded: components read them with useTexts`)
    return texts
  }
  textsOf.loaded = lang => made.get(lang)
  textsOf.load = lang => {
    let promise = loading.get(lang)
    if (!promise) loading.set(lang, (promise = importTexts(lang)))
    return promise
  }
  if (!inBrowser) await Promise.all(LANGS.map(textsOf.load))
  return textsOf
}

function withFill<T extends object>(words: T, lang: Lang): Texts<T> {
  const forms = new Intl.PluralRules(lang)
  return {
    ...words,
    fill(key, values) {
      const text = typeof values.count === 'number' ? findPlural(words, key, forms.select(values.count)) : find(words, key)
      // A key without a text is shown as it is: the page stays readable, and one sees what is missing.
      return (text ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
    },
  }
}

function findPlural(words: object, key: string, form: Intl.LDMLPluralRule): string | undefined {
  return find(words, `${key}_${form}`) ?? find(words, `${key}_other`) ?? find(words, key)
}

function find(words: object, key: string): string | undefined {
  let at: unknown = words
  for (const name of key.split('.')) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined
  return typeof at === 'string' ? at : undefined
}
