import { ind } from 'stopword'
import { describe, expect, it } from 'vitest'
import type { Lang } from '#kit/lang.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type Question, readQuestions } from './questions.ts'
import { findExpected } from './sources.ts'

const database = openTestDatabase()
const questions = readQuestions()
const count = (is: (one: Question) => boolean) => questions.filter(is).length
const stopWords = new Set(ind)

/** Returns the stems of a text's words, without those that say nothing. */
async function stemsOf(text: string, lang: Lang): Promise<string[]> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => !stopWords.has(word))
  const { rows } = await database.pool.query<{ stem: string }>('select unnest(tsvector_to_array(to_tsvector($1::regconfig, $2))) as stem', [
    lang === 'en' ? 'english' : 'indonesian',
    words.join(' '),
  ])
  return rows.map(({ stem }) => stem)
}

describe('the questions of the evaluation', () => {
  it('are as many and as mixed as they have to be, a fifth of them held out', () => {
    expect(count(({ lang }) => lang === 'id')).toBe(200)
    expect(count(({ lang }) => lang === 'en')).toBe(50)
    expect(count(({ set }) => set === 'held-out')).toBe(50)
    expect(count(({ tags }) => tags.includes('typo'))).toBeGreaterThanOrEqual(60)
    expect(count(({ tags }) => tags.includes('no-answer'))).toBeGreaterThanOrEqual(40)
    expect(count(({ tags }) => tags.includes('own-data'))).toBe(30)
    for (const tag of ['typo', 'no-answer', 'elsewhere', 'other-person', 'own-data'] as const)
      expect(
        count(one => one.set === 'held-out' && one.tags.includes(tag)),
        tag,
      ).toBeGreaterThan(0)
    expect(new Set(questions.map(({ tenant, text }) => `${tenant} ${text.toLowerCase()}`)).size).toBe(questions.length)
  })

  it('expect what the demo has, or say that it has nothing', () => {
    for (const { id, tenant, lang, tags, sources, fact } of questions) {
      expect(sources.length > 0, id).toBe(!tags.includes('no-answer') && !tags.includes('own-data'))
      expect(fact !== null, id).toBe(tags.includes('own-data'))
      for (const name of sources) expect(findExpected(tenant, name, lang), `${id} ${name}`).toBeDefined()
    }
  })

  it('share no word with the title of what answers them, at least half of them', async () => {
    const answered = questions.filter(({ sources }) => sources.length > 0)
    const without: string[] = []
    for (const { id, tenant, lang, sources, text } of answered) {
      const [own, ...titles] = await Promise.all([
        stemsOf(text, lang),
        ...sources.map(name => stemsOf(findExpected(tenant, name, lang)?.title ?? '', lang)),
      ])
      // The first one is the best.
      if (!titles[0]?.some(stem => own.includes(stem))) without.push(id)
    }
    expect(without.length / answered.length).toBeGreaterThanOrEqual(0.5)
  })
})
