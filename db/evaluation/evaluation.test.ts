import { writeFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { prepareDemo } from './demo.ts'
import { BARS, figuresOf, REACHED, reportOf, sharesOf, shortfalls } from './figures.ts'
import { measure } from './measure.ts'
import { readDevelopmentQuestions, readQuestions } from './questions.ts'

/** `npm run eval:assistant` wants the report, and the bars that the assistant has to reach. */
const { EVALUATION: wanted, EVALUATION_HELD_OUT: withHeldOut, EVALUATION_KEEP: isKept } = process.env
const NOW = new Date()
const database = openTestDatabase()
const questions = readQuestions()
const besides = wanted ? readDevelopmentQuestions() : []

beforeAll(() => prepareDemo(database, [...new Set([...questions, ...besides].map(({ tenant }) => tenant))], NOW), 600_000)

it('the assistant finds what answers, declines what nothing answers, and tells nothing of others', { timeout: 600_000 }, async () => {
  const measured = await measure(database, questions, NOW)
  const figures = figuresOf(measured)
  if (wanted) process.stderr.write(`${reportOf(measured, await measure(database, besides, NOW), withHeldOut !== undefined)}\n`)
  if (isKept) {
    const kept = { day: NOW.toISOString().slice(0, 10), questions: questions.length, ...sharesOf(figures) }
    writeFileSync('src/features/assistant-review/evaluation.json', `${JSON.stringify(kept, null, 2)}\n`)
  }
  expect(shortfalls(figures, wanted ? BARS : REACHED)).toEqual([])
})
