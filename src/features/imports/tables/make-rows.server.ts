import type { Ctx } from '#platform/context.ts'
import type { TableName } from '../import.ts'
import { addressesFor, remember, settle, type Waiting } from '../waiting.server.ts'
import type { MadeRow, TableSetting } from './table-kind.ts'
import { TABLE_KINDS } from './tables.server.ts'

/** Makes rows of a table in the caller's transaction; what came here since the dry run is doubled. Throws what the features' commands do. */
export async function makeRows(
  ctx: Ctx,
  table: TableName,
  waiting: readonly Waiting[],
  setting: TableSetting,
  site: string,
): Promise<void> {
  const kind = TABLE_KINDS[table]
  const { importId } = setting
  const taken = await kind.findTaken(
    ctx,
    waiting.map(one => one.old_key),
    setting,
  )
  const addressOf = await addressesFor(ctx, importId, kind.picturesOf ? waiting.flatMap(one => kind.picturesOf?.(one.record) ?? []) : [])
  const made: (MadeRow & { place: number })[] = []
  for (const { place, old_key, record } of waiting) {
    const code = taken.get(old_key)
    if (code !== undefined) await settle(ctx, importId, place, 'doubled', { code })
    else made.push({ place, ...(await kind.make(ctx, kind.withAddresses?.(record, addressOf) ?? record, setting)) })
  }
  await remember(ctx, importId, { site, entity: table, isNameless: kind.isNameless ?? false }, made)
  if (made.length > 0) await kind.afterRows?.(ctx, made.length, setting)
}
