import { z } from 'zod'
import { optionalPictureField, slugField, wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind } from '#features/records/record-kind.ts'

/** The most that a tenant may have: the sitemap lists all of them. */
export const MAX_FEATURES = 60

const points = z.array(z.object({ title: wordsField(120), text: z.string().trim().max(300).default('') })).max(12)
const texts = {
  title: wordsField(120).meta({ example: 'Kuis daring' }),
  summary: wordsField(400).meta({ example: 'Kuis dengan bank soal, pengacakan, dan batas waktu.' }),
  abilities: points.meta({ example: [{ title: 'Bank soal', text: 'Diambil acak untuk tiap peserta.' }] }),
  benefits: points.meta({ example: [{ title: 'Adil', text: 'Urutannya berbeda, bobotnya sama.' }] }),
}

/** What people write of a feature. `abilities`: what one can do with it; `benefits`: what that is good for. */
export const lmsFeatureFields = z.object({
  title: texts.title,
  slug: slugField,
  summary: texts.summary,
  abilities: texts.abilities.default([]),
  benefits: texts.benefits.default([]),
  image: optionalPictureField,
  ...languageFields(texts),
})

export const lmsFeatureRecords: RecordKind = {
  table: 'lms_features',
  noun: 'lms-feature',
  // Static pages show them.
  tag: 'settings',
  fields: lmsFeatureFields,
  columns: {
    title: 'title',
    slug: 'slug',
    summary: 'summary',
    abilities: { name: 'abilities', as: 'json' },
    benefits: { name: 'benefits', as: 'json' },
    image: 'image',
    ...LANGUAGE_COLUMNS,
  } satisfies Record<keyof typeof lmsFeatureFields.shape, Column>,
  title: 'title',
  searched: ['title', 'summary'],
  order: [['title']],
  write: 'content.write',
  publish: 'content.write',
  slugWithin: [],
  most: MAX_FEATURES,
}
