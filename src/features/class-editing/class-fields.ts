import { z } from 'zod'
import { CHAPTER_ORDERS } from '#features/chapters/rules.ts'
import { LEVELS, MODES, TYPES } from '#features/classes/class.ts'
import { optionalAddressField, optionalPictureField, richField, slugField, wordsField } from '#features/records/fields.ts'
import { languageFields } from '#features/records/record-kind.ts'
import type { FieldCode } from '#kit/common-reasons.ts'

const words = (max: number) => z.string().trim().max(max)
const lines = z.array(wordsField(300)).max(30)
const moment = z.iso.datetime({ offset: true }).nullable().default(null)
const cities = z
  .array(z.string().regex(/^\d\d\.\d\d$/, 'CityCode' satisfies FieldCode))
  .max(40)
  .default([])

/** What people write of a class. A draft needs a name alone. */
export const classFields = z.object({
  name: wordsField(160).meta({ example: 'Web dari Nol' }),
  /** Null has it made from the name; stored in capital letters. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{1,31}$/, 'ClassCode' satisfies FieldCode)
    .nullable()
    .default(null)
    .meta({ example: 'WEB-24A' }),
  slug: slugField,
  type: z.enum(TYPES).default('kelas'),
  level: z.enum(LEVELS).default('Dasar'),
  mode: z.enum(MODES).default('online'),
  summary: words(400).default(''),
  content: richField.default({ type: 'doc', content: [] }),
  logo: optionalPictureField,
  tags: z.array(wordsField(40)).max(20).default([]),
  programId: z.uuid().nullable().default(null),
  mentorIds: z.array(z.uuid()).max(20).default([]),
  quota: z.number().int().min(1).max(100_000).nullable().default(null),
  /** In which order its chapters open where a chapter has no rule of its own. */
  chapterOrder: z.enum(CHAPTER_ORDERS).default('free'),
  passMark: z.number().int().min(0).max(100).default(70),
  hasCertificate: z.boolean().default(false),
  priceRupiah: z.number().int().min(0).max(1_000_000_000).default(0),
  /** What is struck through beside the price, and above it; null if nothing is. */
  oldPriceRupiah: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  isPremium: z.boolean().default(false),
  outcomes: lines.default([]),
  audience: lines.default([]),
  requirements: lines.default([]),
  heldCityIds: cities,
  registrarCityIds: cities,
  groupLink: optionalAddressField,
  alwaysOpen: z.boolean().default(false),
  registrationOpensAt: moment,
  registrationClosesAt: moment,
  startsAt: moment,
  endsAt: moment,
  ...languageFields({
    name: wordsField(160),
    summary: words(400),
    content: richField,
    outcomes: lines,
    audience: lines,
    requirements: lines,
  }),
})

export type ClassWork = z.output<typeof classFields>
export type ClassTranslation = NonNullable<ClassWork['translations'][keyof ClassWork['translations']]>

/** What only those who may publish change of a class that readers see. */
export const FIXED_WHILE_PUBLISHED = ['code', 'slug', 'priceRupiah', 'oldPriceRupiah', 'isPremium', 'programId'] as const
