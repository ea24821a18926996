import { requirePerson } from '#features/permissions/permissions.ts'
import { createCategory } from '#features/posts/category-commands.server.ts'
import { createPost } from '#features/posts/commands.server.ts'
import { isAppError } from '#kit/errors.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { takenSlugs } from './doubled.server.ts'
import { endImport } from './end-import.server.ts'
import { toTable } from './import.ts'
import { holdImport, type ImportRow } from './import-row.server.ts'
import { keepOldAddresses } from './old-addresses.server.ts'
import { bringPictures } from './pictures.server.ts'
import { isTimeUp, type Step, settingOf } from './steps.server.ts'
import { makeRows } from './tables/make-rows.server.ts'
import { categorySlug, type PostRecord, picturesOf, withAddresses } from './to-record.server.ts'
import { addressesFor, listWaiting, remember, settle, type Waiting } from './waiting.server.ts'

const BATCH = 25

/**
 * Brings the pictures, then makes the records, some in each transaction, together with the notes that keep them from being made again; then the posts' old addresses
 * lead to them. Returns true when nothing is left to do.
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
  if (!toTable(row.source)) await keepOldAddresses(step, row)
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

/** Makes the next records in one transaction; returns how many there were. Throws what their commands do. */
async function makeSome(step: Step, row: ImportRow, count: number): Promise<number> {
  const table = toTable(row.source)
  const setting = table && (await settingOf(step, row))
  return await step.inScope(async ctx => {
    const { state, site } = await holdImport(ctx, row.id)
    const waiting = state === 'running' ? await listWaiting(ctx, row.id, count) : []
    if (waiting.length === 0) return 0
    if (table && setting) await makeRows(ctx, table, waiting, setting, site)
    else await makePosts(ctx, row.id, site, waiting)
    return waiting.length
  })
}

async function makePosts(ctx: Ctx, importId: string, site: string, waiting: readonly Waiting[]): Promise<void> {
  // Named boundary: the dry run wrote them (`toPostRecord`).
  const posts = waiting.map(({ place, record }) => ({ place, record: record as PostRecord }))
  const kind = posts[0]?.record.kind ?? 'articles'
  const slugs = posts.map(one => one.record.slug)
  const taken = new Set(await takenSlugs(ctx, kind, slugs))
  const addressOf = await addressesFor(
    ctx,
    importId,
    posts.flatMap(one => picturesOf(one.record)),
  )
  const coming = posts.filter(one => !taken.has(one.record.slug))
  for (const { place, record } of posts) if (taken.has(record.slug)) await settle(ctx, importId, place, 'doubled', { code: 'AddressTaken' })
  const categories = await categoriesOf(ctx, importId, site, kind, coming)
  // At once: while the database writes one, the next is made ready. All are waited for, so that none goes on after a refusal.
  const results = await Promise.allSettled(
    coming.map(async ({ place, record }) => {
      const categoryId = record.category === null ? null : (categories.get(record.category) ?? null)
      return { place, id: await makePost(ctx, withAddresses(record, addressOf), categoryId) }
    }),
  )
  const refused = results.find(one => one.status === 'rejected')
  if (refused) throw refused.reason
  await remember(
    ctx,
    importId,
    { site, entity: 'post' },
    results.flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])),
  )
}

/** Returns the ids of the categories of some posts by their names; those that are missing are made, one after the other. */
async function categoriesOf(
  ctx: Ctx,
  importId: string,
  site: string,
  kind: PostRecord['kind'],
  posts: readonly { record: PostRecord }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const name of new Set(posts.flatMap(one => one.record.category ?? [])))
    found.set(name, await categoryOf(ctx, importId, site, kind, name))
  return found
}

async function makePost(ctx: Ctx, record: PostRecord, categoryId: string | null): Promise<string> {
  const { kind, category: _category, tags, ...post } = record
  const written = await createPost(
    ctx,
    {
      ...post,
      authorName: post.authorName || requirePerson(ctx.viewer).name,
      kindSlug: kind,
      categoryId,
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
  const slug = categorySlug(kind, name)
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
