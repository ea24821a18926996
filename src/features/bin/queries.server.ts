import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import type { BinEntity, BinItem } from './bin.ts'
import { requireAny, sightOf } from './restore.server.ts'

/** Returns a page of what the viewer may restore, the latest first. One statement. Throws Unauthenticated, NotFound (a stranger) or Forbidden. */
export async function listBin(ctx: Ctx, entities: readonly BinEntity[], place: KeysetPlace): Promise<KeysetPage<BinItem>> {
  requireAny(ctx, entities)
  const seen = (sight: 'all' | 'own') => entities.filter(entity => sightOf(ctx, entity) === sight).map(({ kind }) => kind)
  const member = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  return await readKeyset<BinItem>(ctx, place, {
    columns: sql`b.id, b.kind, b.record_id as "recordId", b.title, b.removed_at as "removedAt", b.expires_at as "expiresAt",
      (select m.name from members m where m.tenant_id = b.tenant_id and m.id = b.removed_by) as "removedBy"`,
    matched: sql`bin_items b where b.tenant_id = ${ctx.tenantId} and (b.kind = any(${seen('all')}::text[])
      or (b.kind = any(${seen('own')}::text[]) and b.removed_by = ${member})) and b.expires_at > ${ctx.now}`,
    sort: { expression: sql`b.removed_at`, type: 'timestamptz', isDescending: true },
    id: sql`b.id`,
  })
}
