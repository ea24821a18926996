import { sql } from 'kysely'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import { pathOfPost } from '#features/posts/post.ts'
import { addRedirects, removeRedirectsOf } from '#features/redirects/of-imports.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { ImportRow } from './import-row.server.ts'
import { type Step, settingOf } from './steps.server.ts'

const BATCH = 500

interface Moved {
  oldPath: string
  id: string
  kind: PostKind
  slug: string
  category: string | null
}

/** Adds redirects from the addresses of an import's posts at their old site. What is there already stays, so that it can be done again. */
export async function keepOldAddresses(step: Step, row: ImportRow): Promise<void> {
  const { site } = await settingOf(step, row)
  for (let after = ''; ; ) {
    const some = await step.inScope(async ctx => {
      const moved = await listMoved(ctx, row.id, after)
      await addRedirects(
        ctx,
        row.id,
        moved.map(({ oldPath, category, ...post }) => ({
          from: oldPath,
          to: pathOfPost({ ...post, category: category === null ? null : { slug: category } }, site.variant),
        })),
      )
      return moved
    })
    const last = some.at(-1)
    if (!last) return
    after = last.oldPath
  }
}

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
