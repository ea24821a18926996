import { z } from 'zod'
import { optionalAddressField, optionalPictureField, optionalWordsField, wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind } from '#features/records/record-kind.ts'

/** The most that a tenant may have: an event's form offers all of them. */
export const MAX_SPEAKERS = 500

const texts = {
  role: z.string().trim().max(100),
  bio: z.string().trim().max(1000),
}

/** What people write of a speaker. */
export const speakerFields = z.object({
  name: wordsField(120).meta({ example: 'Siti Rahma' }),
  role: optionalWordsField(100).meta({ example: 'Pengembang web' }),
  organisation: optionalWordsField(98).meta({ example: 'Koperasi Kopi Gayo' }),
  bio: optionalWordsField(1000).meta({ example: 'Sepuluh tahun membuat aplikasi untuk koperasi.' }),
  photo: optionalPictureField,
  link: optionalAddressField,
  ...languageFields(texts),
})

export const speakerRecords: RecordKind = {
  table: 'speakers',
  noun: 'speaker',
  // Events show them.
  tag: 'posts',
  fields: speakerFields,
  columns: {
    name: 'name',
    role: 'role',
    organisation: 'organisation',
    bio: 'bio',
    photo: 'photo',
    link: 'link',
    ...LANGUAGE_COLUMNS,
  } satisfies Record<keyof typeof speakerFields.shape, Column>,
  title: 'name',
  searched: ['name', 'role', 'organisation'],
  order: [['name']],
  write: 'content.write',
  most: MAX_SPEAKERS,
}
