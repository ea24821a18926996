import { z } from 'zod'
import { type RichDocument, richDocument } from '#platform/rich-text/document.ts'
import { filesOf } from '#platform/rich-text/files-of.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { defineKind } from '../kind.ts'

const line = z.string().trim().max(500)
const base = {
  id: z.uuid(),
  prompt: richDocument,
  /** Shown after an answer. */
  whenRight: z.string().max(1000).default(''),
  whenWrong: z.string().max(1000).default(''),
}
const option = z.object({ id: z.uuid(), text: line })
const question = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('single'), options: z.array(option).max(12), right: z.uuid().nullable() }),
  z.object({ ...base, type: z.literal('multiple'), options: z.array(option).max(12), right: z.array(z.uuid()).max(12) }),
  /** The options stand in the right order; readers get them shuffled. */
  z.object({ ...base, type: z.literal('order'), options: z.array(option).max(12) }),
  /** Each gap takes any of its answers, in any letter case. */
  z.object({ ...base, type: z.literal('fill'), gaps: z.array(z.object({ id: z.uuid(), answers: z.array(line.min(1)).max(20) })).max(12) }),
])
const schema = z.object({
  intro: richDocument,
  questions: z.array(question).max(60),
  /** In percent; 0: done once all are answered. */
  passMark: z.int().min(0).max(100).default(0),
})
export type PracticeContent = z.output<typeof schema>
export type PracticeQuestion = z.output<typeof question>

const EMPTY: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Questions that say at once what was right. Done by its result. */
export const practice = defineKind<PracticeContent>({
  name: 'practice',
  schema,
  empty: { intro: EMPTY, questions: [], passMark: 0 },
  doneBy: 'result',
  needed: ({ passMark }) => passMark,
  missing: ({ questions }) => (questions.length === 0 || questions.some(each => !isWhole(each)) ? ['questions'] : []),
  documents: ({ intro, questions }) => ({ intro, ...Object.fromEntries(questions.map(({ id, prompt }) => [id, prompt])) }),
  words: ({ intro, questions }) =>
    [
      toWords(intro),
      ...questions.flatMap(each => [toWords(each.prompt), ...('options' in each ? each.options.map(({ text }) => text) : [])]),
    ].join(' '),
  files: ({ intro, questions }) => [...filesOf(intro), ...questions.flatMap(({ prompt }) => filesOf(prompt))],
})

/** True if a question can be answered, and answered right. */
export function isWhole(one: PracticeQuestion): boolean {
  if (toWords(one.prompt).trim() === '') return false
  if (one.type === 'fill') return one.gaps.length > 0 && one.gaps.every(({ answers }) => answers.length > 0)
  const ids = new Set(one.options.map(({ id }) => id))
  if (one.options.length < 2 || ids.size !== one.options.length || one.options.some(({ text }) => text === '')) return false
  if (one.type === 'order') return true
  return one.type === 'single' ? one.right !== null && ids.has(one.right) : one.right.length > 0 && one.right.every(id => ids.has(id))
}
