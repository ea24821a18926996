import { sql } from 'kysely'
import { requireStaff } from '#features/permissions/staff.ts'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import { pathOfPost } from '#features/posts/post.ts'
import { addRedirects, listBeyond, removeRedirectsOf } from '#features/redirects/of-imports.server.ts'
import { MAX_REDIRECTS } from '#features/redirects/redirect.ts'
import type { Site } from '#features/sites/site.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { ImportRow } from './import-row.server.ts'
import { type Step, settingOf } from './steps.server.ts'
import { categorySlug } from './to-record.server.ts'

const BATCH = 500

interface Moved {
  oldPath: string
  id: string
  kind: PostKind
  slug: string
  category: string | null
}

/**
 * Adds redirects from the addresses of an import's posts at their old site, and marks the posts whose addresses find no place. What is there already stays, so that
 * it can be done again.
 */
export async function keepOldAddresses(step: Step, row: ImportRow): Promise<void> {
  const { site } = await settingOf(step, row)
  const lost: string[] = []
  for (let after = ''; ; ) {
    const some = await step.inScope(async ctx => {
      const moved = await listMoved(ctx, row.id, after)
      const beyond = await addRedirects(
        ctx,
        row.id,
        moved.map(one => ({ id: one.id, from: one.oldPath, to: pathOf(one, site.variant) })),
      )
      lost.push(...beyond.map(one => one.id))
      return moved
    })
    const last = some.at(-1)
    if (!last) break
    after = last.oldPath
  }
  await step.inScope(async ctx => {
    await sql`update import_records set is_address_lost = (state = 'made' and new_id = any(${lost}::uuid[]))
      where tenant_id = ${ctx.tenantId} and import_id = ${row.id} and (is_address_lost or new_id = any(${lost}::uuid[]))`.execute(ctx.db)
  })
}

/** Marks the posts of a dry run whose old addresses would find no place among the redirects. */
export async function markLostAddresses(step: Step, row: ImportRow): Promise<void> {
  const { site } = await settingOf(step, row)
  await step.inScope(async ctx => {
    const { rows: counted } = await sql<{ count: number }>`select
      (select count(*)::int from redirects where tenant_id = ${ctx.tenantId}) +
      (select count(*)::int from import_records where tenant_id = ${ctx.tenantId} and import_id = ${row.id} and state = 'comes' and old_path is not null)
      as count`.execute(ctx.db)
    if ((counted[0]?.count ?? 0) <= MAX_REDIRECTS) return
    const { rows } = await sql<Waiting>`
      select place, old_path as "oldPath", record ->> 'kind' as kind, record ->> 'slug' as slug, record ->> 'category' as category from import_records
      where tenant_id = ${ctx.tenantId} and import_id = ${row.id} and state = 'comes' and old_path is not null
      order by old_path, place`.execute(ctx.db)
    const beyond = await listBeyond(
      ctx,
      rows.map(one => ({ place: one.place, from: one.oldPath, to: pathOf(toMoved(one), site.variant) })),
    )
    await sql`update import_records set is_address_lost = true where tenant_id = ${ctx.tenantId} and import_id = ${row.id}
      and place = any(${beyond.map(one => one.place)}::int[])`.execute(ctx.db)
  })
}

/** An old address that does not lead on, and where it would lead: '' while the post is not made, since its address has its id. */
export interface LostAddress {
  place: number
  from: string
  to: string
  title: string
}

/** Returns old addresses of an import that find no place among the redirects, in the order of the file after a place. Throws as `requirePermission`. */
export async function listLostAddresses(
  ctx: Ctx,
  { variant }: Pick<Site, 'variant'>,
  importId: string,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<LostAddress[]> {
  requireStaff(ctx)
  const { rows } = await sql<{ place: number; oldPath: string; title: string; post: Omit<Moved, 'oldPath'> | null }>`
    select r.place, r.old_path as "oldPath", r.title,
      case when p.id is not null then json_build_object('id', p.id, 'kind', p.kind, 'slug', p.slug, 'category', k.slug) end as post from import_records r
      left join posts p on p.tenant_id = r.tenant_id and p.id = r.new_id
      left join post_categories k on k.tenant_id = p.tenant_id and k.id = p.category_id
    where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.is_address_lost and r.place > ${after} order by r.place limit ${limit}`.execute(
    ctx.db,
  )
  return rows.map(({ post, place, oldPath, title }) => ({ place, from: oldPath, to: post ? pathOf(post, variant) : '', title }))
}

/** A post that is not made yet: its category is a name. */
interface Waiting extends Omit<Moved, 'id'> {
  place: number
}

const toMoved = (one: Waiting): Moved => ({
  ...one,
  id: newId(),
  category: one.category === null ? null : categorySlug(one.kind, one.category),
})

const pathOf = ({ category, ...post }: Omit<Moved, 'oldPath'>, variant: Site['variant']): string =>
  pathOfPost({ ...post, category: category === null ? null : { slug: category } }, variant)

async function listMoved(ctx: Ctx, importId: string, after: string): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select distinct on (i.old_path) i.old_path as "oldPath", p.id, p.kind, p.slug, k.slug as category from imported_records i
      join posts p on p.tenant_id = i.tenant_id and p.id = i.new_id
      left join post_categories k on k.tenant_id = p.tenant_id and k.id = p.category_id
    where i.tenant_id = ${ctx.tenantId} and i.import_id = ${importId} and i.entity = 'post' and i.old_path > ${after}
    order by i.old_path, i.new_id limit ${BATCH}`.execute(ctx.db)
  return rows
}

/** Removes an import's redirects to posts that its undoing moved to the bin; what somebody changed since is no longer the import's. */
export async function removeOldAddresses(ctx: Ctx, importId: string): Promise<void> {
  const { rows } = await sql<{ path: string }>`select old_path as path from import_records
    where tenant_id = ${ctx.tenantId} and import_id = ${importId} and state = 'undone' and old_path is not null`.execute(ctx.db)
  await removeRedirectsOf(
    ctx,
    importId,
    rows.map(one => one.path),
  )
}
