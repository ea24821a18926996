import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import { InvalidInput, isAppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { findDoubled, loadSeen, noteSeen, type Seen } from './doubled.server.ts'
import { MAX_ENTRIES, MAX_PICTURES, type ReadEntry, toTable } from './import.ts'
import { holdImport, type ImportRow, writeImport } from './import-row.server.ts'
import { markLostAddresses } from './old-addresses.server.ts'
import { countRecords } from './queries.server.ts'
import { readGhost } from './read/read-ghost.server.ts'
import { readMarkdown } from './read/read-markdown.server.ts'
import { readWordPress, surveyWordPress } from './read/read-wordpress.server.ts'
import type { Staged } from './staged.ts'
import { isTimeUp, type Step, settingOf, withLocalFile } from './steps.server.ts'
import { readCsv } from './tables/read-csv.server.ts'
import { stageRows } from './tables/stage-rows.server.ts'
import type { TableSetting } from './tables/table-kind.ts'
import { TABLE_KINDS } from './tables/tables.server.ts'
import { importReason } from './texts.ts'
import { picturesOf, toPostRecord } from './to-record.server.ts'

const BATCH = 50
/** Rows are small, and looked up together. */
const ROWS_BATCH = 1000

/**
 * Reads the file's entries after those that were read already, and writes down for each what would become of it. Returns true when all are read. A file that cannot be
 * read is refused with the reason, and nothing of it comes.
 */
export async function dryRun(step: Step, row: ImportRow): Promise<boolean> {
  return await orRefuse(step, row, () => withLocalFile(step, row, file => readOn(step, row, file)))
}

/** Does a part of a dry run; what it refuses ends the import with the reason, and nothing of the file stays. */
export async function orRefuse(step: Step, row: ImportRow, read: () => Promise<boolean>): Promise<boolean> {
  try {
    return await read()
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error
    const { code, values } = error.reason
    await step.inScope(async ctx => {
      await ctx.db.deleteFrom('import_records').where('tenant_id', '=', ctx.tenantId).where('import_id', '=', row.id).execute()
      await writeImport(ctx, row.id, { state: 'refused', refusal: { code, values } })
    })
    return true
  }
}

async function readOn(step: Step, row: ImportRow, file: string): Promise<boolean> {
  const site = row.read_count === 0 ? await siteOf(row, file) : row.site
  const table = toTable(row.source)
  const most = table ? ROWS_BATCH : BATCH
  const { mostRows = MAX_ENTRIES } = table ? TABLE_KINDS[table] : {}
  const seen = await step.inScope(ctx => loadSeen(ctx, row))
  let place = 0
  let batch: Placed[] = []
  for await (const entry of entriesOf(row, file)) {
    place++
    // The first row names the columns.
    if (place > mostRows + 1) throw new InvalidInput(importReason('TooManyRows', { most: mostRows }), [])
    if (place <= row.read_count || entry.entity === 'nothing') continue
    batch.push({ place, entry })
    if (batch.length < most) continue
    await store(step, row, site, batch, place, seen)
    batch = []
    if (isTimeUp(step)) return false
  }
  await store(step, row, site, batch, place, seen)
  if (!table) await markLostAddresses(step, row)
  await step.inScope(async ctx => {
    const isEmpty = (await countRecords(ctx, row.id)).read === 0
    const refusal = { code: importReason('NothingFound').code, values: {} }
    await writeImport(ctx, row.id, isEmpty ? { state: 'refused', refusal } : { state: 'ready' })
  })
  return true
}

/** An entry and its place in the file, from 1. */
interface Placed {
  place: number
  entry: Exclude<ReadEntry, { entity: 'nothing' }>
}

function entriesOf(row: ImportRow, file: string): AsyncGenerator<ReadEntry> {
  const open = () => createReadStream(file, { highWaterMark: 256 * 1024 })
  const table = toTable(row.source)
  if (table) return readCsv(open, TABLE_KINDS[table].columns)
  if (row.source === 'wordpress') return readWordPress(open)
  return row.source === 'ghost' ? readGhost(open, row.options.origin) : readMarkdown(file)
}

/** Old ids mean something within one site. */
async function siteOf(row: ImportRow, file: string): Promise<string> {
  const given = URL.canParse(row.options.origin) ? new URL(row.options.origin).host : ''
  if (row.source !== 'wordpress') return `${row.source}:${given}`
  const { site } = await surveyWordPress(() => createReadStream(file, { highWaterMark: 256 * 1024 }))
  return `wordpress:${(site || given).slice(0, 180)}`
}

/** Returns what would become of entries that are no rows; those of posts are read whole, outside of any transaction. */
async function stageEntry(row: ImportRow, entry: Placed['entry']): Promise<Staged | undefined> {
  const nothing = { oldPath: null, record: null, slug: null, pictures: [], email: null }
  if (entry.entity === 'row') return undefined
  if (entry.entity === 'other')
    return {
      ...nothing,
      entity: 'other',
      oldKey: entry.oldKey.slice(0, 500),
      title: entry.title.slice(0, 300),
      state: 'lost',
      notes: [entry.note],
    }
  const { post } = entry
  const { record, notes } = await toPostRecord(post, row.options.kind)
  const title = (record?.title ?? post.title).slice(0, 300)
  const about = { entity: 'post', oldKey: post.oldKey.slice(0, 500), oldPath: post.oldPath, title, notes, email: null } as const
  if (!record) return { ...nothing, ...about, state: 'lost' }
  return { ...about, state: 'comes', record, slug: record, pictures: picturesOf(record) }
}

async function store(step: Step, row: ImportRow, site: string, batch: readonly Placed[], place: number, seen: Seen): Promise<void> {
  const others = await Promise.all(batch.map(one => stageEntry(row, one.entry)))
  const setting = toTable(row.source) && (await settingOf(step, row))
  let coming: Staged[] = []
  await step.inScope(async ctx => {
    const now = await holdImport(ctx, row.id)
    // Another attempt was faster.
    if (now.state !== 'reading' || now.read_count >= place) return
    await writeImport(ctx, row.id, { read_count: place, site })
    if (batch.length === 0) return
    const staged = await withRows(ctx, row, batch, others, setting)
    const verdictOf = await findDoubled(ctx, { source: row.source, site, setting }, staged, seen)
    await ctx.db
      .insertInto('import_records')
      .values(
        staged.map((one, at) => {
          const verdict = verdictOf(one, at)
          return {
            tenant_id: ctx.tenantId,
            import_id: row.id,
            place: batch[at]?.place ?? 0,
            entity: one.entity,
            old_key: one.oldKey,
            old_path: one.oldPath,
            title: one.title.replaceAll('\0', ''),
            email: one.email,
            created_at: ctx.now,
            state: verdict?.state ?? one.state,
            notes: JSON.stringify(verdict ? [verdict.note, ...(one.entity === 'row' ? [] : one.notes)] : one.notes),
            record: verdict || !one.record ? null : JSON.stringify(one.record),
          }
        }),
      )
      .execute()
    await addPictures(ctx, row.id, [...new Set(staged.flatMap((one, at) => (verdictOf(one, at) ? [] : one.pictures)))])
    coming = staged.filter((one, at) => one.state === 'comes' && !verdictOf(one, at))
  })
  noteSeen(seen, row.source, coming)
}

/** Returns what would become of each entry of a batch, with the rows among them. */
async function withRows(
  ctx: Ctx,
  { source }: ImportRow,
  batch: readonly Placed[],
  others: readonly (Staged | undefined)[],
  setting: TableSetting | undefined,
): Promise<Staged[]> {
  const table = toTable(source)
  if (!table || !setting) return others.flatMap(one => one ?? [])
  const rows = batch.flatMap(({ entry }) => (entry.entity === 'row' ? [entry.row] : []))
  const staged = (await stageRows(ctx, TABLE_KINDS[table], rows, setting)).values()
  return others.flatMap(one => one ?? staged.next().value ?? [])
}

/** Notes pictures and other files that are brought along when the import is run. */
export async function addPictures(ctx: Ctx, importId: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`insert into import_pictures (tenant_id, import_id, address)
    select ${ctx.tenantId}, ${importId}, a from unnest(${[...addresses]}::text[]) a
    where (select count(*) from import_pictures p where p.tenant_id = ${ctx.tenantId} and p.import_id = ${importId}) < ${MAX_PICTURES}
    on conflict do nothing`.execute(ctx.db)
}
