import type { RawBuilder, SqlBool } from 'kysely'
import { z } from 'zod'
import type { BinEntity } from '#features/bin/bin.ts'
import { type Permission, type Reach, reachOf } from '#features/permissions/permissions.ts'
import type { FieldReason } from '#kit/errors.ts'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx, Tag, Viewer } from '#platform/context.ts'
import type { SortColumn } from '#platform/db/keyset.ts'
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
  /** Orders the list of the calls: columns, each with `desc` if it descends. */
  order: readonly (readonly [column: string, direction?: 'desc'])[]
  /** Orders of the studio's list besides `name`, `updated` and, with `hasOrder`, `place`: each is read from an index. */
  sorts?: Readonly<Record<string, Omit<SortColumn, 'isDescending'>>>
  /** The order of the studio's list unless another is chosen; without it `place` or `name`. */
  firstSort?: string
  /** Fields that the studio's list shows besides the title. */
  listed?: readonly string[]
  /** The table has `position`, and people put its records in order; a new one stands last. */
  hasOrder?: true
  /** A field that a list can be narrowed by. */
  filter?: string
  /**
   * Who may make and change records. `openings.write` has a reach of `own` for drafts that the person began: the table has `created_by` and `asked_at`.
   * Narrower reaches of other permissions are said by `own`.
   */
  write: Permission
  /** SQL: the record `r` is one of those that a viewer with this narrower reach may change. They neither make nor remove records. */
  own?(ctx: Ctx, reach: Reach): RawBuilder<boolean>
  /** Narrower reaches that may make records; `check` holds them to their own. */
  makers?: readonly Reach[]
  /** Fields that a viewer with this narrower reach leaves as they are. */
  closed?: Partial<Record<Reach, readonly string[]>>
  /** Fields that are rows of other tables. */
  related?: Readonly<Record<string, RelatedField>>
  /** Columns that a new record has besides its fields. */
  made?(ctx: Ctx): Readonly<Record<string, unknown>>
  /** The field whose value no other record of the tenant may have, besides the slug, by the name of its unique index. */
  unique?: { index: string; field: string }
  /** Who may show them to readers: the table has `published_at`, or `shown` says what it has. Without it, a record is shown once it is saved. */
  publish?: Permission
  /** SQL: the record is shown to readers; and the columns that showing it and taking it away set. */
  shown?: { is: RawBuilder<SqlBool>; set(ctx: Ctx, isShown: boolean): Readonly<Record<string, unknown>> }
  /** SQL: the row `r` of the table is a record of this kind; by default, all are. */
  only?: RawBuilder<SqlBool>
  /** The table has a slug, unique within these fields. */
  slugWithin?: readonly string[]
  /** Rows that go to the bin with a record, that name it and are kept without it, and that keep it: as `BinEntity` has them. */
  parts?: BinEntity['tables']
  mentions?: NonNullable<BinEntity['mentions']>
  keptBy?: NonNullable<BinEntity['keptBy']>
  /** How many a tenant may have. */
  most?: number
  /** Fields whose change the audit log tells with both values, such as a price. */
  told?: readonly string[]
  /** Returns what is wrong with fields together that the schema reads one by one, such as a maximum below its minimum; imports say it before they write. */
  faultsOf?(work: Work): FieldReason[]
  /** Throws an AppError with the field's path for what the schema can't see, such as a reference to a record that is not there. */
  check?(ctx: Ctx, work: Work): Promise<void>
  /** Returns why a record may not be removed now; undefined if nothing refers to it. */
  whyKept?(ctx: Ctx, id: string): Promise<Reason | undefined>
}

/** A field that is no column of the record's own table. */
export interface RelatedField {
  /** SQL: its value, for the record `r`. */
  read(ctx: Ctx): RawBuilder<unknown>
  /** Writes it within the record's save. Throws an AppError with the field's path. */
  write(ctx: Ctx, id: string, value: unknown): Promise<void>
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

export const columnOf = (column: Column): string => (typeof column === 'string' ? column : column.name)

/** Returns what the bin has to know of a kind. */
export function binEntityOf(kind: RecordKind): BinEntity {
  const { noun, table, slugWithin, parts = [], mentions, keptBy } = kind
  const columnNamed = (field: string) => columnOf(kind.columns[field] ?? field)
  const titleOf: BinEntity['titleOf'] = row => String(row[columnNamed(kind.title)])
  return {
    kind: noun,
    permission: kind.write,
    ...(isOwned(kind) && { isOwned: true }),
    tags: [kind.tag],
    tables: [{ table, by: 'id' }, ...parts, { table: 'record_versions', by: 'record_id', only: { column: 'kind', value: noun } }],
    ...(mentions && { mentions }),
    ...(keptBy && { keptBy }),
    ...(slugWithin && { suffixed: { column: 'slug', within: slugWithin.map(columnNamed) } }),
    titleOf,
    subjectOf: row => `${noun}/${typeof row['slug'] === 'string' ? row['slug'] : titleOf(row).slice(0, 80)}`,
  }
}

/** True if some roles may write only what they began. */
export function isOwned(kind: RecordKind): boolean {
  return kind.write === 'openings.write'
}

/** True if the viewer may make records of a kind. */
export function canMake(viewer: Viewer, kind: RecordKind): boolean {
  const reach = reachOf(viewer, kind.write)
  return reach === 'all' || (reach !== undefined && (isOwned(kind) || (kind.makers?.includes(reach) ?? false)))
}

/** True if the viewer may remove records of a kind: all, or those that they began. */
export function canRemove(viewer: Viewer, kind: RecordKind): boolean {
  const reach = reachOf(viewer, kind.write)
  return reach === 'all' || (reach !== undefined && isOwned(kind))
}
