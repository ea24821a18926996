import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { countWords } from './count-words.server.ts'
import { indexChanges } from './index-content.server.ts'

/** Makes passages of a tenant's content, without its pages, as the jobs do. */
export async function indexContent(database: Pick<TestDatabase, 'asTenant'>, of: TenantId): Promise<void> {
  await database.asTenant(of, async ctx => {
    while ((await indexChanges(ctx, buildSite({ of }), { listPageTexts: () => [] })).isMore);
    await countWords(ctx)
  })
}
