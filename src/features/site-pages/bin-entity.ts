import type { BinEntity } from '#features/bin/bin.ts'
import { MAX_TENANT_PAGES } from '#features/sites/pages.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { pageReason } from './texts.ts'

/** Lock name: changes of pages' addresses run one after another. */
export const PAGES_LOCK = 'pages'

/** A page of the tenant's own, with its sections. */
export const PAGE_IN_BIN: BinEntity = {
  kind: 'page',
  permission: 'site.manage',
  tags: ['settings'],
  tables: [{ table: 'pages', by: 'id' }],
  suffixed: { column: 'path', within: [] },
  lock: PAGES_LOCK,
  whyNotRestored: async ctx => ((await hasRoom(ctx)) ? undefined : pageReason('TooManyToRestore', { maximum: MAX_TENANT_PAGES })),
  titleOf: ({ title, path }) => {
    const words = new Map(Object.entries(Object(title)))
    return String(words.get(DEFAULT_LANG) || [...words.values()].find(Boolean) || path)
  },
  subjectOf: row => `page${row['path']}`,
}

/** True if the tenant may have one more page. The caller holds `PAGES_LOCK`. */
export async function hasRoom({ db, tenantId }: Ctx): Promise<boolean> {
  const { count } = await db
    .selectFrom('pages')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return count < MAX_TENANT_PAGES
}
