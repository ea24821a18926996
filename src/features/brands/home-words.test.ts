import { expect, it } from 'vitest'
import { toSettings } from '#features/sites/settings.ts'
import { LANGS } from '#kit/lang.ts'
import { toHomeWords } from './home-words.ts'

const brand = { title: () => ({ title: 'Judul merek', description: 'Kalimat merek' }) }

it('are the brand’s where the tenant has none, in either language', () => {
  for (const lang of LANGS)
    expect(toHomeWords(toSettings({}), brand, lang)).toEqual({
      title: 'Judul merek',
      summary: 'Kalimat merek',
      description: 'Kalimat merek',
    })
})

it('are the tenant’s own in the language that it wrote them in', () => {
  const settings = toSettings({
    hero: { title: 'Judul', summary: 'Kalimat' },
    meta: { description: 'Gambaran' },
    english: { title: 'Title', summary: 'Sentence', description: 'Description' },
  })
  expect(toHomeWords(settings, brand, 'id')).toEqual({ title: 'Judul', summary: 'Kalimat', description: 'Gambaran' })
  expect(toHomeWords(settings, brand, 'en')).toEqual({ title: 'Title', summary: 'Sentence', description: 'Description' })
})
