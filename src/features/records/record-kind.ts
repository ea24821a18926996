import { z } from 'zod'
import type { Permission } from '#features/permissions/permissions.ts'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx, Tag } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** `asked`: a draft whose writer asks for its publication. A record of a kind without publication is published. */
export const RECORD_STATUSES = ['draft', 'asked', 'published'] as const
export type RecordStatus = (typeof RECORD_STATUSES)[number]

/** What a person types of a record: its fields by the calls' names. */
export type Work = Record<string, unknown>

/** Where a field is stored: a column, and what its values are if a parameter does not say so by itself. */
export type Column = string | { name: string; as: 'json' | 'date' }

/**
 * A kind of records that people write: its table, its fields, and who may do what. The commands of this folder work on any kind, so that a feature states
 * only what is its own. The table has `tenant_id`, `id`, `version`, `created_at`, `updated_at`, and what the flags below say. Source: docs/decisions/051.
 */
export interface RecordKind {
  table: keyof DB
  /** Its name in the audit log. */
  noun: string
  /** What its change is announced as. */
  tag: Tag
  fields: z.ZodObject
  columns: Readonly<Record<string, Column>>
  /** The field that names a record; a slug that nobody chose is derived from it. */
  title: string
  /** Fields that a list's search looks in. */
  searched: readonly string[]
  /** Orders the list: columns, each with `desc` if it descends. */
  order: readonly (readonly [column: string, direction?: 'desc'])[]
  /** The table has `position`, and people put its records in order; a new one stands last. */
  hasOrder?: true
  /** A field that a list can be narrowed by. */
  filter?: string
  /** Who may make and change records. A reach of `own` is for drafts that the person began: the table has `created_by` and `asked_at`. */
  write: Permission
  /** Who may show them to readers: the table has `published_at`. Without it, a record is shown once it is saved. */
  publish?: Permission
  /** The table has a slug, unique within these fields. */
  slugWithin?: readonly string[]
  /** How many a tenant may have. */
  most?: number
  /** Throws an AppError with the field's path for what the schema can't see, such as a reference to a record that is not there. */
  check?(ctx: Ctx, work: Work): Promise<void>
  /** Returns why a record may not be removed now; undefined if nothing refers to it. */
  whyKept?(ctx: Ctx, id: string): Promise<Reason | undefined>
}

/** Returns the fields `lang` and `translations`: in which language a record was written, and these of its fields in further ones. */
export function languageFields<S extends z.ZodRawShape>(translated: S) {
  return {
    lang: z.enum(LANGS).default(DEFAULT_LANG),
    translations: z.partialRecord(z.enum(LANGS), z.object(translated).partial()).default({}),
  }
}

/** The columns of `languageFields`. */
export const LANGUAGE_COLUMNS = { lang: 'lang', translations: { name: 'translations', as: 'json' } } as const

/** True if some roles may write only what they began. */
export function isOwned(kind: RecordKind): boolean {
  return kind.write === 'openings.write'
}
