import { z } from 'zod'
import { wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind } from '#features/records/record-kind.ts'
import { MAX_QUESTIONS, QUESTION_PLACES } from '#features/sites/questions.ts'

const texts = {
  question: wordsField(200).meta({ example: 'Kapan kelas dimulai?' }),
  answer: wordsField(1200).meta({ example: 'Tiap awal bulan.' }),
}

/** What people write of a question. */
export const questionFields = z.object({ ...texts, place: z.enum(QUESTION_PLACES).default('all'), ...languageFields(texts) })

export const questionRecords: RecordKind = {
  table: 'questions',
  noun: 'question',
  // Pages read them with the site.
  tag: 'settings',
  fields: questionFields,
  columns: { question: 'question', answer: 'answer', place: 'place', ...LANGUAGE_COLUMNS } satisfies Record<
    keyof typeof questionFields.shape,
    Column
  >,
  title: 'question',
  searched: ['question', 'answer'],
  order: [['position']],
  hasOrder: true,
  filter: 'place',
  listed: ['place', 'position'],
  write: 'content.write',
  most: MAX_QUESTIONS,
  // Which questions of visitors it answers.
  parts: [{ table: 'assistant_question_decisions', by: 'question_id' }],
}
