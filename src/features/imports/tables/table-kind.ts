import type { Site } from '#features/sites/site.ts'
import type { FieldReason } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import type { Cells, Note } from '../import.ts'

export interface TableColumn {
  name: string
  /** The file must have the column, and each row a cell of it. */
  isRequired?: true
  example: string
}

/** Where rows are read and written. */
export interface TableSetting {
  site: Site
  origin: string
  /** Of mails. */
  lang: Lang
  importId: string
  /** Of a table of one class's people. */
  classId: string | null
}

/** What is wrong with a row: `path` is the column. */
export interface WrongRow {
  title: string
  problems: readonly FieldReason[]
  /** Of a row about a person. */
  email?: string
}

/** A row as it waits between the dry run and the run. */
export interface RightRow {
  title: string
  /** What it is told from others by, such as its slug or NPSN. */
  key: string
  record: object
  /** Of a row about a person. */
  email?: string
  /** What comes of it, beyond that it comes. */
  notes?: readonly Note[]
}

/** What was written; `notes` replace those of the dry run. */
export interface MadeRow {
  id: string
  notes?: readonly Note[]
}

/** Keys that are here already, as `TableKind.findTaken` returns them. */
export const areHere = (keys: Iterable<string>): ReadonlyMap<string, string> => new Map([...keys].map(key => [key, 'IsHere']))

/** How the rows of a table become records. What a step writes, the feature's own commands write. */
export interface TableKind {
  columns: readonly TableColumn[]
  /** The most rows of a file, where it is fewer than of any. */
  mostRows?: number
  /** A row's key says who a person is, and is not kept. */
  isNameless?: true
  /** Returns for each row what becomes of it, in their order. */
  read(ctx: Ctx, rows: readonly Cells[], setting: TableSetting): Promise<(RightRow | WrongRow)[]>
  /** Returns the addresses of pictures of other sites in what `read` made of a row; they are brought along. */
  picturesOf?(record: unknown): string[]
  /** Returns it with other addresses for them. */
  withAddresses?(record: unknown, addressOf: (address: string) => string | null): object
  /** Returns the address that the record will have if nobody else has it, and whether the row chose it; for a kind whose keys are not its addresses. */
  addressOf?(record: object): { address: string; isChosen: boolean }
  /** Returns how many more of them the tenant may have, and why no more; undefined if there is no limit. */
  room?(ctx: Ctx): Promise<{ left: number; reason: Reason } | undefined>
  /** Returns which of the keys, and addresses that rows chose, are here already, each with the code of a note that says so. */
  findTaken(ctx: Ctx, keys: readonly string[], setting: TableSetting): Promise<ReadonlyMap<string, string>>
  /** Writes what `read` made of a row. Throws what the feature's command does. */
  make(ctx: Ctx, record: unknown, setting: TableSetting): Promise<MadeRow>
  /** Is called after `count` rows were made, in their transaction. */
  afterRows?(ctx: Ctx, count: number, setting: TableSetting): Promise<void>
  /** Takes back what was made and nobody changed since `madeAt`: moves it to the bin within the import's batch, or withdraws it. Returns what became of it. */
  takeBack(ctx: Ctx, id: string, madeAt: Date, importId: string): Promise<'undone' | 'kept'>
  /** Takes back what was made beside the rows, at the end of an undoing. */
  takeBackRest?(ctx: Ctx, importId: string): Promise<void>
}
