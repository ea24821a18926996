import { describe, expect, it, vi } from 'vitest'
import type { Lang } from './lang.ts'
import { defineTexts } from './texts.ts'

const id = { title: 'Kelas', list: { count_other: '{{count}} kelas di {{place}}', empty: 'Belum ada' }, lines: ['satu', 'dua'] }
const en = {
  title: 'Classes',
  list: { count_one: '{{count}} class in {{place}}', count_other: '{{count}} classes in {{place}}', empty: 'None yet' },
  lines: ['one', 'two'],
}
const importWords = (lang: Lang) => Promise.resolve({ words: lang === 'id' ? id : en })

describe('texts on a server', () => {
  it('are there at once in every language', async () => {
    const texts = await defineTexts(importWords)
    expect([texts('id').title, texts('en').title, texts('en').lines]).toEqual(['Kelas', 'Classes', ['one', 'two']])
  })

  it('choose the plural form of the language by the count', async () => {
    const texts = await defineTexts(importWords)
    const filled = (lang: Lang, count: number) => texts(lang).fill('list.count', { count, place: 'Bandung' })
    expect([filled('id', 1), filled('id', 2)]).toEqual(['1 kelas di Bandung', '2 kelas di Bandung'])
    expect([filled('en', 0), filled('en', 1), filled('en', 2)]).toEqual([
      '0 classes in Bandung',
      '1 class in Bandung',
      '2 classes in Bandung',
    ])
  })

  it('take the text without forms, or the form of many, where a language has no form for the count', async () => {
    const words = { plain: '{{count}} km', many_other: '{{count}} buku' }
    const { fill } = (await defineTexts(() => Promise.resolve({ words })))('en')
    expect([fill('plain', { count: 1 }), fill('many', { count: 1 })]).toEqual(['1 km', '1 buku'])
  })

  it('fill values in as they are, once, and leave a place without a value empty', async () => {
    const words = { text: '[{{a}}|{{b}}|{{a}}]' }
    const { fill } = (await defineTexts(() => Promise.resolve({ words })))('id')
    expect(fill('text', { a: '<b> $1 {{b}}', b: 0 })).toBe('[<b> $1 {{b}}|0|<b> $1 {{b}}]')
    expect(fill('text', { a: 'x' })).toBe('[x||x]')
  })

  it('show a key that has no text, a group and a list too', async () => {
    const { fill } = (await defineTexts(importWords))('id')
    expect([fill('list.none', {}), fill('list', {}), fill('lines', {}), fill('title.length', {})]).toEqual([
      'list.none',
      'list',
      'lines',
      'title.length',
    ])
  })
})

describe('texts of a language that has no file', () => {
  const without = (error: Error) => (lang: Lang) => (lang === 'id' ? Promise.resolve({ words: id }) : Promise.reject(error))

  it.each([
    Object.assign(new Error("Cannot find module './texts/en.ts'"), { code: 'ERR_MODULE_NOT_FOUND' }),
    new Error('Unknown variable dynamic import: ./texts/en.ts'),
  ])('are those of the default language: %s', async error => {
    const texts = await defineTexts(without(error))
    expect([texts('en').title, texts('en').fill('list.count', { count: 1, place: 'Bandung' })]).toEqual(['Kelas', '1 kelas di Bandung'])
  })

  it('are found missing by the import itself', async () => {
    const lang = String('zz')
    const error: unknown = await import(`./languages/${lang}.ts`).catch((thrown: unknown) => thrown)
    const texts = await defineTexts(without(error instanceof Error ? error : new Error('none')))
    expect(texts('en').title).toBe('Kelas')
  })

  it('are no others where the file is there and fails', async () => {
    await expect(defineTexts(without(new SyntaxError('Unexpected token')))).rejects.toThrow('Unexpected token')
  })
})

describe('texts in a browser', () => {
  it('are loaded at once in the page’s language, in others when they are wanted, each once', async () => {
    const load = vi.fn(importWords)
    const texts = await defineTexts(load, { inBrowser: true })
    expect(load.mock.calls).toEqual([['id']])
    expect(texts.load('id')).toBe(texts.load('id'))
    expect(texts.load('en')).toBe(texts.load('en'))
    expect((await texts.load('en')).title).toBe('Classes')
    expect(texts('en').title).toBe('Classes')
    expect(load.mock.calls).toEqual([['id'], ['en']])
  })

  it('are there at once for React’s `use` when they are loaded, on the server too', async () => {
    for (const inBrowser of [true, false]) {
      const texts = await defineTexts(importWords, { inBrowser })
      await texts.load('en')
      expect(texts.load('en')).toMatchObject({ status: 'fulfilled', value: texts('en') })
    }
  })

  it('say so when they are read before they are loaded', async () => {
    const texts = await defineTexts(importWords, { inBrowser: true })
    await texts.load('id')
    expect(() => texts('en')).toThrow('Texts in "en" are not loaded')
  })

  it('keep a failed load, so that a component that asks again does not load for ever', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')))
    const texts = await defineTexts<typeof id>(load, { inBrowser: true })
    await expect(texts.load('id')).rejects.toThrow('offline')
    await expect(texts.load('id')).rejects.toThrow('offline')
    expect(load).toHaveBeenCalledOnce()
  })
})
