import { describe, expect, it } from 'vitest'
import type { PostWork } from '#features/posts/work.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { textIn, textStateOf, withText } from './languages.ts'

const work: PostWork = {
  title: 'Kabar',
  summary: '',
  content: fromMarkup('Isi.'),
  cover: null,
  slug: null,
  categoryId: null,
  parentId: null,
  authorName: '',
  details: {},
  lang: 'id',
  translations: {},
}
const EMPTY = { type: 'doc' as const, content: [{ type: 'paragraph' }] }

describe('a text in several languages', () => {
  it('is changed in one of them only', () => {
    const english = withText(work, 'en', { title: 'News' })
    expect(english).toMatchObject({ title: 'Kabar', translations: { en: { title: 'News', summary: '' } } })
    expect(withText(english, 'id', { title: 'Berita' })).toMatchObject({ title: 'Berita', translations: { en: { title: 'News' } } })
    expect(textIn(english, 'en')).toEqual({ title: 'News', summary: '', content: { type: 'doc', content: [] } })
  })

  it('has no language of which nothing is left, and no content that is empty', () => {
    const english = withText(work, 'en', { title: 'News', content: EMPTY })
    expect(english.translations.en).toEqual({ title: 'News', summary: '' })
    expect(withText(english, 'en', { title: '' }).translations).toEqual({})
  })

  it('says how much of it is there', () => {
    expect(textStateOf(work, 'id')).toBe('whole')
    expect(textStateOf(work, 'en')).toBe('none')
    expect(textStateOf(withText(work, 'en', { title: 'News' }), 'en')).toBe('text-missing')
    expect(textStateOf(withText(work, 'en', { content: fromMarkup('Text.') }), 'en')).toBe('title-missing')
    expect(textStateOf(withText(work, 'en', { title: 'News', content: fromMarkup('Text.') }), 'en')).toBe('whole')
  })
})
