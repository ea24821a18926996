import { sql } from 'kysely'
import { requirePerson } from '#features/permissions/permissions.ts'
import { createCategory } from '#features/posts/category-commands.server.ts'
import { createPost } from '#features/posts/commands.server.ts'
import { isAppError } from '#kit/errors.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { takenSlugs } from './dry-run.server.ts'
import { endImport } from './end-import.server.ts'
import { holdImport, type ImportRow } from './import-row.server.ts'
import { bringPictures } from './pictures.server.ts'
import { nameInArchive } from './read/read-markdown.server.ts'
import { isTimeUp, type Step } from './steps.server.ts'
import { type PostRecord, picturesOf, withAddresses } from './to-record.server.ts'

const BATCH = 25

interface Waiting {
  place: number
  old_key: string
  old_path: string | null
  record: PostRecord
}

/**
 * Brings the pictures, then makes the posts, some in each transaction, together with the notes that keep them from being made again. Returns true when nothing is left
 * to do.
 */
export async function run(step: Step, row: ImportRow): Promise<boolean> {
  if (!(await bringPictures(step, row))) return false
  for (;;) {
    if (isTimeUp(step)) return false
    const made = await makeSome(step, row, BATCH).catch(async (error: unknown) => {
      // One of them can't be made: each by itself, so that the others are.
      if (!isAppError(error) || error.status >= 500) throw error
      return await makeEach(step, row)
    })
    if (made === 0) break
  }
  await step.inScope(ctx => endImport(ctx, row, 'done'))
  return true
}

async function makeEach(step: Step, row: ImportRow): Promise<number> {
  for (let at = 0; at < BATCH; at++) {
    try {
      if ((await makeSome(step, row, 1)) === 0) return at
    } catch (error) {
      if (!isAppError(error) || error.status >= 500) throw error
      const { code, values } = error.problems?.[0]?.reason ?? error.reason
      await step.inScope(async ctx => {
        const [first] = await listWaiting(ctx, row.id, 1)
        if (first) await settle(ctx, row.id, first.place, 'lost', { code: 'Refused', values: { why: code, ...values } })
      })
    }
  }
  return BATCH
}

/** Makes the next posts in one transaction; returns how many there were. Throws what `createPost` does. */
async function makeSome({ inScope }: Step, row: ImportRow, count: number): Promise<number> {
  return await inScope(async ctx => {
    const { state, site } = await holdImport(ctx, row.id)
    const waiting = state === 'running' ? await listWaiting(ctx, row.id, count) : []
    if (waiting.length === 0) return 0
    const kind = waiting[0]?.record.kind ?? 'articles'
    const taken = new Set(
      await takenSlugs(
        ctx,
        kind,
        waiting.map(one => one.record.slug),
      ),
    )
    const addressOf = await addressesFor(ctx, row.id, waiting)
    const made: { place: number; id: string }[] = []
    for (const { place, record } of waiting) {
      if (taken.has(record.slug)) {
        await settle(ctx, row.id, place, 'doubled', { code: 'AddressTaken' })
        continue
      }
      made.push({ place, id: await makePost(ctx, row.id, site, withAddresses(record, addressOf)) })
    }
    await remember(ctx, row.id, site, made)
    return waiting.length
  })
}

async function listWaiting(ctx: Ctx, importId: string, count: number): Promise<Waiting[]> {
  const rows = await ctx.db
    .selectFrom('import_records')
    .select(['place', 'old_key', 'old_path', 'record'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', importId)
    .where('state', '=', 'comes')
    .orderBy('place')
    .limit(count)
    .execute()
  // Named boundary: the dry run wrote it (`toPostRecord`).
  return rows.map(row => ({ ...row, record: row.record as unknown as PostRecord }))
}

/** Returns where the pictures are now. One of another site that could not be had keeps its address there; one of an archive goes. */
async function addressesFor(ctx: Ctx, importId: string, waiting: readonly Waiting[]): Promise<(address: string) => string | null> {
  const addresses = [...new Set(waiting.flatMap(one => picturesOf(one.record)))]
  const rows =
    addresses.length === 0
      ? []
      : await ctx.db
          .selectFrom('import_pictures')
          .select(['address', 'file_url'])
          .where('tenant_id', '=', ctx.tenantId)
          .where('import_id', '=', importId)
          .where('address', 'in', addresses)
          .execute()
  const urls = new Map(rows.map(one => [one.address, one.file_url]))
  return address => urls.get(address) ?? (nameInArchive(address) === undefined ? address : null)
}

async function makePost(ctx: Ctx, importId: string, site: string, record: PostRecord): Promise<string> {
  const { kind, category, tags, ...post } = record
  const written = await createPost(
    ctx,
    {
      ...post,
      authorName: post.authorName || requirePerson(ctx.viewer).name,
      kindSlug: kind,
      categoryId: category === null ? null : await categoryOf(ctx, importId, site, kind, category),
      parentId: null,
      details: tags.length > 0 ? { tags } : {},
      lang: DEFAULT_LANG,
      translations: {},
    },
    { isOld: true },
  )
  return written.id
}

/** Returns the id of the kind's category of this name, which is made if there is none. */
async function categoryOf(ctx: Ctx, importId: string, site: string, kind: PostRecord['kind'], name: string): Promise<string> {
  const derived = toSlug(name, 110) || 'kategori'
  const slug = derived === kind ? `${derived}-1` : derived
  const found = await ctx.db
    .selectFrom('post_categories')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', '=', kind)
    .where(eb => eb.or([eb('slug', '=', slug), eb('name', '=', name)]))
    .executeTakeFirst()
  if (found) return found.id
  const { id } = await createCategory(ctx, { kindSlug: kind, slug, name })
  await ctx.db
    .insertInto('imported_records')
    .values({
      tenant_id: ctx.tenantId,
      site,
      entity: 'category',
      old_key: `${kind}/${slug}`,
      new_id: id,
      import_id: importId,
      made_at: ctx.now,
    })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'site', 'entity', 'old_key']).doUpdateSet({ new_id: id, import_id: importId, made_at: ctx.now }),
    )
    .execute()
  return id
}

/** Marks what was made, and keeps its old identity and address. */
async function remember(ctx: Ctx, importId: string, site: string, made: readonly { place: number; id: string }[]): Promise<void> {
  if (made.length === 0) return
  const [places, ids] = [made.map(one => one.place), made.map(one => one.id)]
  await sql`with made as (select * from unnest(${places}::int[], ${ids}::uuid[]) as m (place, id)),
    marked as (update import_records r set state = 'made', record = null, new_id = m.id from made m
      where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.place = m.place returning r.old_key, r.old_path, m.id)
    insert into imported_records (tenant_id, site, entity, old_key, old_path, new_id, import_id, made_at)
    select ${ctx.tenantId}, ${site}, 'post', old_key, old_path, id, ${importId}, ${ctx.now} from marked
    on conflict (tenant_id, site, entity, old_key) do update
      set old_path = excluded.old_path, new_id = excluded.new_id, import_id = excluded.import_id, made_at = excluded.made_at`.execute(
    ctx.db,
  )
}

async function settle(
  ctx: Ctx,
  importId: string,
  place: number,
  state: 'lost' | 'doubled',
  note: { code: string; values?: Record<string, string | number> },
): Promise<void> {
  await sql`update import_records set state = ${state}, record = null, notes = notes || ${JSON.stringify([note])}::jsonb
    where tenant_id = ${ctx.tenantId} and import_id = ${importId} and place = ${place} and state = 'comes'`.execute(ctx.db)
}
