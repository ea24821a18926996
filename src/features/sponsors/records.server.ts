import { z } from 'zod'
import { optionalAddressField, optionalPictureField, optionalWordsField, wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind } from '#features/records/record-kind.ts'

/** The most that a tenant may have: an event's form offers all of them. */
export const MAX_SPONSORS = 500

const texts = { tier: z.string().trim().max(60) }

/** What people write of a sponsor. `tier`: the one of events that say nothing else. */
export const sponsorFields = z.object({
  name: wordsField(120).meta({ example: 'Kopi Gayo' }),
  tier: optionalWordsField(60).meta({ example: 'Platinum' }),
  logo: optionalPictureField,
  link: optionalAddressField,
  ...languageFields(texts),
})

export const sponsorRecords: RecordKind = {
  table: 'sponsors',
  noun: 'sponsor',
  // Events show them.
  tag: 'posts',
  fields: sponsorFields,
  columns: { name: 'name', tier: 'tier', logo: 'logo', link: 'link', ...LANGUAGE_COLUMNS } satisfies Record<
    keyof typeof sponsorFields.shape,
    Column
  >,
  title: 'name',
  searched: ['name', 'tier'],
  order: [['name']],
  write: 'content.write',
  most: MAX_SPONSORS,
}
