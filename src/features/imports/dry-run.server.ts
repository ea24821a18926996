import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import { isAppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { MAX_PICTURES, type Note, type ReadEntry } from './import.ts'
import { holdImport, type ImportRow, writeImport } from './import-row.server.ts'
import { readGhost } from './read/read-ghost.server.ts'
import { readMarkdown } from './read/read-markdown.server.ts'
import { readWordPress, surveyWordPress } from './read/read-wordpress.server.ts'
import { isTimeUp, type Step, withLocalFile } from './steps.server.ts'
import { importReason } from './texts.ts'
import { picturesOf, toPostRecord } from './to-record.server.ts'

const BATCH = 50

/** A row of `import_records` before it is written. */
interface Staged {
  entity: 'post' | 'other'
  oldKey: string
  oldPath: string | null
  title: string
  state: 'comes' | 'lost'
  notes: Note[]
  record: object | null
  slug: { kind: string; slug: string } | null
  pictures: string[]
}

/**
 * Reads the file's entries after those that were read already, and writes down for each what would become of it. Returns true when all are read. A file that cannot be
 * read is refused with the reason, and nothing of it comes.
 */
export async function dryRun(step: Step, row: ImportRow): Promise<boolean> {
  try {
    return await withLocalFile(step, row, file => readOn(step, row, file))
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
  let place = 0
  let batch: Staged[] = []
  for await (const entry of entriesOf(row, file)) {
    place++
    if (place <= row.read_count) continue
    batch.push(await toStaged(row, entry))
    if (batch.length < BATCH) continue
    await store(step, row, site, batch, place)
    batch = []
    if (isTimeUp(step)) return false
  }
  await store(step, row, site, batch, place)
  await step.inScope(async ctx => {
    const refusal = place === 0 ? importReason('NothingFound') : null
    await writeImport(ctx, row.id, refusal ? { state: 'refused', refusal: { code: refusal.code, values: {} } } : { state: 'ready' })
  })
  return true
}

function entriesOf(row: ImportRow, file: string): AsyncGenerator<ReadEntry> {
  const open = () => createReadStream(file, { highWaterMark: 256 * 1024 })
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

async function toStaged(row: ImportRow, entry: ReadEntry): Promise<Staged> {
  const nothing = { oldPath: null, record: null, slug: null, pictures: [] }
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
  const about = { entity: 'post', oldKey: post.oldKey.slice(0, 500), oldPath: post.oldPath, title, notes } as const
  if (!record) return { ...nothing, ...about, state: 'lost' }
  return { ...about, state: 'comes', record, slug: record, pictures: picturesOf(record) }
}

async function store({ inScope }: Step, row: ImportRow, site: string, staged: readonly Staged[], place: number): Promise<void> {
  await inScope(async ctx => {
    const now = await holdImport(ctx, row.id)
    // Another attempt was faster.
    if (now.state !== 'reading' || now.read_count >= place) return
    await writeImport(ctx, row.id, { read_count: place, site })
    if (staged.length === 0) return
    const doubled = await findDoubled(ctx, site, row.id, staged)
    await ctx.db
      .insertInto('import_records')
      .values(
        staged.map((one, at) => {
          const why = doubled(one, at)
          return {
            tenant_id: ctx.tenantId,
            import_id: row.id,
            place: place - staged.length + at + 1,
            entity: one.entity,
            old_key: one.oldKey,
            old_path: one.oldPath,
            title: one.title.replaceAll('\0', ''),
            state: why ? 'doubled' : one.state,
            notes: JSON.stringify(why ? [{ code: why }, ...one.notes] : one.notes),
            record: why || !one.record ? null : JSON.stringify(one.record),
          }
        }),
      )
      .execute()
    await addPictures(ctx, row.id, [...new Set(staged.flatMap((one, at) => (doubled(one, at) ? [] : one.pictures)))])
  })
}

/** Returns a function that says why an entry is here already: it was brought before, stands in the file twice, or another post has its address. */
async function findDoubled(
  ctx: Ctx,
  site: string,
  importId: string,
  staged: readonly Staged[],
): Promise<(one: Staged, at: number) => string | undefined> {
  const keys = staged.map(one => one.oldKey)
  const known = await ctx.db
    .selectFrom('imported_records as i')
    .innerJoin('posts as p', join => join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.new_id'))
    .select('i.old_key')
    .where('i.tenant_id', '=', ctx.tenantId)
    .where('i.site', '=', site)
    .where('i.entity', '=', 'post')
    .where('i.old_key', 'in', keys)
    .execute()
  const brought = new Set(known.map(one => one.old_key))
  const slugs = staged.flatMap(one => one.slug?.slug ?? [])
  const kind = staged.find(one => one.slug)?.slug?.kind ?? ''
  const others = slugs.length === 0 ? [] : await takenSlugs(ctx, kind, slugs)
  const before =
    slugs.length === 0
      ? { rows: [] }
      : await sql<{ key: string | null; slug: string | null }>`
    select r.old_key as key, r.record->>'slug' as slug from import_records r where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId}
      and r.state = 'comes' and (r.old_key = any(${keys}::text[]) or r.record->>'slug' = any(${slugs}::text[]))`.execute(ctx.db)
  const earlierKeys = new Set(before.rows.map(one => one.key))
  const taken = new Set([...others, ...before.rows.map(one => one.slug)])
  return (one, at) => {
    if (one.entity !== 'post' || one.state !== 'comes') return undefined
    if (brought.has(one.oldKey)) return 'BroughtBefore'
    if (earlierKeys.has(one.oldKey) || keys.indexOf(one.oldKey) < at) return 'TwiceInFile'
    const isSecond = staged.findIndex(other => other.slug?.slug === one.slug?.slug) < at
    return isSecond || taken.has(one.slug?.slug ?? '') ? 'AddressTaken' : undefined
  }
}

/** Returns which of the slugs posts of the kind have. */
export async function takenSlugs(ctx: Ctx, kind: string, slugs: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('posts')
    .select('slug')
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', '=', kind)
    .where('slug', 'in', slugs)
    .execute()
  return rows.map(one => one.slug)
}

async function addPictures(ctx: Ctx, importId: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`insert into import_pictures (tenant_id, import_id, address)
    select ${ctx.tenantId}, ${importId}, a from unnest(${[...addresses]}::text[]) a
    where (select count(*) from import_pictures p where p.tenant_id = ${ctx.tenantId} and p.import_id = ${importId}) < ${MAX_PICTURES}
    on conflict do nothing`.execute(ctx.db)
}
