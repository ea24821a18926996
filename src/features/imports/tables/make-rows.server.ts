import type { Ctx } from '#platform/context.ts'
import type { TableName } from '../import.ts'
import { addressesFor, remember, settle, type Waiting } from '../waiting.server.ts'
import type { TableSetting } from './table-kind.ts'
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
  )
  const addressOf = await addressesFor(ctx, importId, kind.picturesOf ? waiting.flatMap(one => kind.picturesOf?.(one.record) ?? []) : [])
  const made: { place: number; id: string }[] = []
  for (const { place, old_key, record } of waiting) {
    if (taken.has(old_key)) await settle(ctx, importId, place, 'doubled', { code: 'IsHere' })
    else made.push({ place, id: await kind.make(ctx, kind.withAddresses?.(record, addressOf) ?? record, setting) })
  }
  await remember(ctx, importId, { site, entity: table, isNameless: table === 'people' }, made)
}
