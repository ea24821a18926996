import { KINDS, kindOf, type PostKind } from '#features/posts/kinds/kinds.ts'

/** Programs whose posts a file holds. */
export const POST_SOURCES = ['wordpress', 'ghost', 'markdown'] as const
/** What the rows of a table in a CSV file are. */
export const TABLES = ['people', 'mentors', 'schools', 'openings', 'participants', 'class-participants'] as const
export type TableName = (typeof TABLES)[number]
/** Whole classes: a folder of Markdown, a Common Cartridge, a Moodle backup. `features/course-files` reads and writes them. */
export const COURSE_SOURCES = ['course', 'cartridge', 'moodle'] as const
export type CourseSource = (typeof COURSE_SOURCES)[number]
/** Where a file comes from. */
export const SOURCES = [...POST_SOURCES, ...TABLES, ...COURSE_SOURCES] as const
export type Source = (typeof SOURCES)[number]

/** Returns the table whose rows a source has; undefined for one of posts. */
export const toTable = (source: string): TableName | undefined => TABLES.find(one => one === source)

/** True if a source is one of whole classes. */
export const isCourse = (source: string): source is CourseSource => COURSE_SOURCES.some(one => one === source)

/** True for the table of one class's people, which its teachers bring: from the class's own pages. */
export const isOfClass = (source: string): source is 'class-participants' => source === 'class-participants'

/** `reading`: the dry run. `ready`: it can be run. `undone`: what it made and nobody edited is in the bin. */
export const IMPORT_STATES = ['reading', 'refused', 'ready', 'running', 'done', 'undoing', 'undone', 'discarded'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
/** States in which a job works on it. */
export const WORKING: ReadonlySet<ImportState> = new Set(['reading', 'running', 'undoing'])

/** `doubled`: it is here already. `wrong`: a row with a cell that cannot be. `kept`: somebody edited it before the undoing. */
export const RECORD_STATES = ['comes', 'doubled', 'wrong', 'lost', 'made', 'undone', 'kept'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** Kinds of posts that need no details of their own, so that any text can be one. */
export const IMPORT_KINDS: readonly PostKind[] = KINDS.filter(kind => kindOf(kind).form === undefined)
export type ImportKind = PostKind

/** Something noticed while reading: a code of `importTexts().notes` with its values. */
export interface Note {
  code: string
  values?: Record<string, string | number>
}

/** A post as a reader found it, not yet checked. Moments are ISO texts in UTC. */
export interface ReadPost {
  oldKey: string
  /** The path that readers knew it by at its old site. */
  oldPath: string | null
  title: string
  slug: string
  summary: string
  /** Anything: it is read through the sanitizer. */
  html: string
  /** null: a draft. */
  publishedAt: string | null
  authorName: string
  categories: string[]
  tags: string[]
  cover: string | null
  notes: Note[]
}

/** The cells of a row by their columns' names, without spaces around them; '' where there is none. */
export type Cells = Readonly<Record<string, string>>

/** A row of a table. `tooMany`: it has cells beyond the last column. */
export interface ReadRow {
  cells: Cells
  tooMany: boolean
}

/** What a reader gives, one after the other. `other`: something that does not come, and why. `nothing`: an empty row, so that places are those of the file. */
export type ReadEntry =
  | { entity: 'post'; post: ReadPost }
  | { entity: 'row'; row: ReadRow }
  | { entity: 'other'; oldKey: string; title: string; note: Note }
  | { entity: 'nothing' }

/** Pictures of an archive have this host, which exists nowhere (RFC 6761), until they are in the drive. */
export const ARCHIVE_ORIGIN = 'https://archive.invalid'

/** Maximum number of entries of a file. */
export const MAX_ENTRIES = 100_000
/** Maximum number of pictures that are brought along. */
export const MAX_PICTURES = 5_000
