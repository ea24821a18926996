import { TIME_ZONES } from '#features/post-details/details.ts'
import type { PostKindDefinition } from '#features/posts/kinds/kind.ts'
import type { words } from './texts/id.ts'

export type FieldName = keyof typeof words.fields

/** A field of a post's details, as its editor shows it; `rows` is a list of objects with fields of their own. */
export type FieldSpec = { name: FieldName } & (
  | { type: 'text' | 'long'; most: number; isTranslated?: true }
  | { type: 'address' | 'moment' | 'clock' | 'time' | 'whole' | 'check' | 'picture' | 'audio' }
  | { type: 'choice'; choices: readonly string[] }
  | {
      type: 'rows'
      of: readonly FieldSpec[]
      add: RowName
      /** A row may name a record by this field instead; then only `own` of its fields are typed here. */
      chosenBy?: { field: 'speakerId' | 'sponsorId'; own: readonly FieldName[] }
    }
)
export type RowName = keyof typeof words.rows

/** `title` names the group. Fields of `post-details`, which says what is accepted and shown. */
export interface FieldGroup {
  title: keyof typeof words.groups
  fields: readonly FieldSpec[]
}

const ARTICLE: readonly FieldGroup[] = [
  {
    title: 'source',
    fields: [
      { name: 'sourceName', type: 'text', most: 200 },
      { name: 'sourceUrl', type: 'address' },
    ],
  },
]

const FORMS: Record<NonNullable<PostKindDefinition['form']>, readonly FieldGroup[]> = {
  event: [
    {
      title: 'when',
      fields: [
        { name: 'startsAt', type: 'moment' },
        { name: 'endsAt', type: 'moment' },
        { name: 'timeZone', type: 'choice', choices: TIME_ZONES },
        { name: 'place', type: 'text', most: 200, isTranslated: true },
        { name: 'onlineUrl', type: 'address' },
        { name: 'registrationUrl', type: 'address' },
        { name: 'quota', type: 'whole' },
      ],
    },
    {
      title: 'speakers',
      fields: [
        {
          name: 'speakers',
          type: 'rows',
          add: 'speaker',
          chosenBy: { field: 'speakerId', own: ['isConfirmed'] },
          of: [
            { name: 'name', type: 'text', most: 120 },
            { name: 'isConfirmed', type: 'check' },
            { name: 'role', type: 'text', most: 200, isTranslated: true },
            { name: 'bio', type: 'long', most: 1000, isTranslated: true },
            { name: 'picture', type: 'picture' },
          ],
        },
      ],
    },
    {
      title: 'activities',
      fields: [
        {
          name: 'activities',
          type: 'rows',
          add: 'activity',
          of: [
            { name: 'time', type: 'clock' },
            { name: 'title', type: 'text', most: 200, isTranslated: true },
            { name: 'text', type: 'long', most: 1000, isTranslated: true },
          ],
        },
      ],
    },
    {
      title: 'sponsors',
      fields: [
        {
          name: 'sponsors',
          type: 'rows',
          add: 'sponsor',
          chosenBy: { field: 'sponsorId', own: ['tier'] },
          of: [
            { name: 'name', type: 'text', most: 120 },
            { name: 'tier', type: 'text', most: 60, isTranslated: true },
            { name: 'url', type: 'address' },
            { name: 'logo', type: 'picture' },
          ],
        },
      ],
    },
  ],
  episode: [
    {
      title: 'episode',
      fields: [
        { name: 'audio', type: 'audio' },
        { name: 'series', type: 'text', most: 120, isTranslated: true },
        { name: 'number', type: 'whole' },
        { name: 'guest', type: 'text', most: 200 },
      ],
    },
    {
      title: 'chapters',
      fields: [
        {
          name: 'chapters',
          type: 'rows',
          add: 'chapter',
          of: [
            { name: 'time', type: 'time' },
            { name: 'title', type: 'text', most: 200, isTranslated: true },
          ],
        },
      ],
    },
    { title: 'transcript', fields: [{ name: 'transcript', type: 'long', most: 100_000, isTranslated: true }] },
  ],
  album: [
    {
      title: 'pictures',
      fields: [
        {
          name: 'pictures',
          type: 'rows',
          add: 'picture',
          of: [
            { name: 'src', type: 'picture' },
            { name: 'alt', type: 'text', most: 300, isTranslated: true },
            { name: 'caption', type: 'text', most: 500, isTranslated: true },
          ],
        },
      ],
    },
  ],
  offer: [
    {
      title: 'registration',
      fields: [
        { name: 'registrationUrl', type: 'address' },
        { name: 'registrationUntil', type: 'moment' },
      ],
    },
  ],
}

/** Returns the groups of fields that a kind's editor shows. */
export function fieldGroupsOf({ form }: Pick<PostKindDefinition, 'form'>): readonly FieldGroup[] {
  return form ? FORMS[form] : ARTICLE
}

export const COVER_FIELDS: readonly FieldSpec[] = [
  { name: 'coverAlt', type: 'text', most: 300, isTranslated: true },
  { name: 'coverCredit', type: 'text', most: 200 },
]

export const SEARCH_FIELDS: readonly FieldSpec[] = [
  { name: 'metaTitle', type: 'text', most: 120, isTranslated: true },
  { name: 'metaDescription', type: 'long', most: 300, isTranslated: true },
]
