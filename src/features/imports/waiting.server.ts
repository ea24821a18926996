import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Note } from './import.ts'
import { nameInArchive } from './read/read-markdown.server.ts'

/** A record of an import that is to be made: what the dry run wrote of it. */
export interface Waiting {
  place: number
  old_key: string
  record: unknown
}

/** Returns the next records of an import that wait to be made, in the order of the file. */
export async function listWaiting(ctx: Ctx, importId: string, count: number): Promise<Waiting[]> {
  return await ctx.db
    .selectFrom('import_records')
    .select(['place', 'old_key', 'record'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', importId)
    .where('state', '=', 'comes')
    .orderBy('place')
    .limit(count)
    .execute()
}

/** Returns where pictures are now. One of another site that could not be had keeps its address there; one of an archive goes. */
export async function addressesFor(ctx: Ctx, importId: string, all: readonly string[]): Promise<(address: string) => string | null> {
  const addresses = [...new Set(all)]
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

/** Marks what was made, and keeps its old identity and address. `isNameless`: its key says who a person is, and is not kept. */
export async function remember(
  ctx: Ctx,
  importId: string,
  { site, entity, isNameless = false }: { site: string; entity: string; isNameless?: boolean },
  made: readonly { place: number; id: string; notes?: readonly Note[] }[],
): Promise<void> {
  if (made.length === 0) return
  const [places, ids] = [made.map(one => one.place), made.map(one => one.id)]
  const notes = made.map(one => (one.notes ? JSON.stringify(one.notes) : null))
  await sql`with made as (select * from unnest(${places}::int[], ${ids}::uuid[], ${notes}::jsonb[]) as m (place, id, notes)),
    marked as (update import_records r set state = 'made', record = null, new_id = m.id, notes = coalesce(m.notes, r.notes) from made m
      where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.place = m.place returning r.old_key, r.old_path, m.id)
    insert into imported_records (tenant_id, site, entity, old_key, old_path, new_id, import_id, made_at)
    select ${ctx.tenantId}, ${site}, ${entity}, ${isNameless ? sql`id::text` : sql`old_key`}, old_path, id, ${importId}, ${ctx.now} from marked
    on conflict (tenant_id, site, entity, old_key) do update
      set old_path = excluded.old_path, new_id = excluded.new_id, import_id = excluded.import_id, made_at = excluded.made_at`.execute(
    ctx.db,
  )
}

/** Says what became of a record that is not made. Of a row, it takes the place of what the dry run expected. */
export async function settle(
  ctx: Ctx,
  importId: string,
  place: number,
  state: 'lost' | 'doubled',
  note: { code: string; values?: Record<string, string | number> },
): Promise<void> {
  await sql`update import_records set state = ${state}, record = null,
      notes = case when entity = 'row' then '[]' else notes end || ${JSON.stringify([note])}::jsonb
    where tenant_id = ${ctx.tenantId} and import_id = ${importId} and place = ${place} and state = 'comes'`.execute(ctx.db)
}
