import { DEFAULT_LANG, findLang, LANGS, type Lang } from './lang.ts'
import { fillPlaces } from './text.ts'

/** Values for a text's placeholders; `count` also selects the plural form. */
type Values = Record<string, string | number>

/** A feature's texts in one language: strings, lists and groups of them. */
export type Texts<T> = T & {
  /** Returns a text by key (`form.sent`) with its `{{placeholders}}` filled in. `count` selects among `key_one`, `key_other` and so on. */
  fill(key: string, values: Values): string
}

/** A feature's texts by language. Throws if the language is not loaded, which only happens in a browser: components use `useTexts`. */
export interface TextsByLang<T> {
  (lang: Lang): Texts<T>
  /** Loads a language once. */
  load(lang: Lang): Promise<Texts<T>>
}

/** The type of another language's file: the same keys, plus plural forms that the first language doesn't need. */
export type Shape<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer One)[]
      ? readonly Shape<One>[]
      : { [K in keyof T]: Shape<T[K]> } & { [plural: `${string}_${'zero' | 'one' | 'two' | 'few' | 'many'}`]: string }

/**
 * Defines a feature's texts from its files `texts/<lang>.ts`, each of which exports `words`. A server loads all languages at once; a browser loads the page's
 * language as the module is evaluated, and others on demand: each file is its own chunk, and those of a page come side by side, not one after the other as
 * its components are rendered. This is the one fallback between languages: a language without the file has the default's words. Only what is
 * written for tenants (brand layouts, static pages) may do without; `texts-files.test.ts` refuses it elsewhere. NOTE: text files may import only types and their own parts; other imports would create a deadlock of modules
 * waiting for each other. Source: docs/decisions/020.
 */
export async function defineTexts<T extends object>(
  importWords: (lang: Lang) => Promise<{ words: T }>,
  { inBrowser = typeof document !== 'undefined' } = {},
): Promise<TextsByLang<T>> {
  const made = new Map<Lang, Texts<T>>()
  const loading = new Map<Lang, Promise<Texts<T>>>()

  const importTexts = async (lang: Lang): Promise<Texts<T>> => {
    const texts = await importWords(lang).then(
      ({ words }) => withFill(words, lang),
      error => (lang === DEFAULT_LANG || !isMissingFile(error) ? Promise.reject(error) : textsOf.load(DEFAULT_LANG)),
    )
    made.set(lang, texts)
    return texts
  }

  const textsOf: TextsByLang<T> = lang => {
    const texts = made.get(lang)
    if (!texts) throw new Error(`Texts in "${lang}" are not loaded: components read them with useTexts`)
    return texts
  }
  textsOf.load = lang => {
    const earlier = loading.get(lang)
    if (earlier) return earlier
    const promise: Promise<Texts<T>> = importTexts(lang)
    loading.set(lang, promise)
    // React's `use` reads these fields, and then needs no turn of the event loop.
    promise.then(
      value => Object.assign(promise, { status: 'fulfilled', value }),
      () => {},
    )
    return promise
  }
  if (!inBrowser) await Promise.all(LANGS.map(textsOf.load))
  // Who reads the texts is told of a failure.
  else void textsOf.load(pageLang()).catch(() => {})
  return textsOf
}

/** Returns the language of the document; the default outside of one. */
function pageLang(): Lang {
  return (typeof document === 'undefined' ? undefined : findLang(document.documentElement.lang)) ?? DEFAULT_LANG
}

/** NOTE: Vite's import of a pattern has a message and no code, Node's has a code. A file that is there and fails to load is not missing. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') || error.message.startsWith('Unknown variable dynamic import')
}

function withFill<T extends object>(words: T, lang: Lang): Texts<T> {
  const forms = new Intl.PluralRules(lang)
  return {
    ...words,
    fill(key, values) {
      const text = typeof values.count === 'number' ? findPlural(words, key, forms.select(values.count)) : find(words, key)
      // A missing text shows its key, so that the page stays readable and the gap is visible.
      return fillPlaces(text ?? key, values)
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
