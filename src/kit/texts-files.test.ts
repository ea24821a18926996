import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANG, LANGS } from './lang.ts'

const SRC = join(import.meta.dirname, '..')
const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter(one => one.isFile() && /\.tsx?$/.test(one.name))
  .map(one => join(one.parentPath, one.name))
const files = sources.filter(file => file.endsWith('.ts'))
const folders = new Set(files.filter(file => /\/(texts|brands\/static\/pages)$/.test(dirname(file))).map(dirname))
/** Written for tenants: a language may do without, and shows the default's (`texts.ts`). */
const CONTENT = /^features\/brands\/(layouts|static)\//
const shown = (path: string) => path.slice(SRC.length + 1)

/** Code that a further language would have to touch: a comparison, a locale, a prefix, an object with an entry for each. */
const NAMES_A_LANGUAGE =
  /\blang\b[^\n]{0,12}[!=]== '\w\w'|'\w\w[-_](?:ID|GB|US)'|(?<!Partial<)Record<Lang,|Texts\('\w\w'\)|\blang: '\w\w'|['"]\/en\b|(?:\?\? ?|default\()'(?:id|en)'/g

const PLURAL = /_(zero|one|two|few|many)$/

/** Returns the paths of all texts of a group, without plural forms that only some languages have, and with the lengths of lists. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return PLURAL.test(path) ? [] : [path]
  return Object.entries(value).flatMap(([key, one]) => keysOf(one, path ? `${path}.${key}` : key))
}

const wordsOf = async (folder: string, lang: string): Promise<unknown> => {
  const file: { words: unknown } = await import(join(folder, `${lang}.ts`))
  return file.words
}

describe('text files', () => {
  it('are one for each language in each folder, with the same keys', async () => {
    expect(folders.size).toBeGreaterThan(0)
    for (const folder of folders) {
      const names = readdirSync(folder).filter(name => name.endsWith('.ts'))
      const required = CONTENT.test(`${shown(folder)}/`)
        ? LANGS.filter(lang => lang === DEFAULT_LANG || names.includes(`${lang}.ts`))
        : LANGS
      expect(names, shown(folder)).toEqual(required.map(lang => `${lang}.ts`).sort())
      const [first, ...others] = await Promise.all(required.map(lang => wordsOf(folder, lang)))
      if (!folder.endsWith('/pages')) for (const other of others) expect(keysOf(other).sort(), shown(folder)).toEqual(keysOf(first).sort())
    }
  })

  it('and the list are all that knows which languages there are', () => {
    const named = sources
      .filter(file => !/\.test\.tsx?$|\/testing|\/texts\/|\/kit\/languages/.test(file))
      .flatMap(file => [...readFileSync(file, 'utf8').matchAll(NAMES_A_LANGUAGE)].map(([found]) => `${shown(file)}: ${found}`))
    expect(named).toEqual([])
  })

  it('import types and their own parts only: what waits for them must not be waited for', () => {
    const texts = files.filter(file => [...folders].some(folder => file.startsWith(`${folder}/`)))
    const imports = texts.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)]
        .filter(([, name = '']) => !name.startsWith(`./${basename(file, '.ts')}/`))
        .map(([, name]) => `${shown(file)} imports ${name}`),
    )
    expect(imports).toEqual([])
  })
})
