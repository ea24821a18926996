import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { reachOf, requirePermission } from '#features/permissions/permissions.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import type { BinEntity, Restored } from './bin.ts'
import { listColumns, listReferences, type Reference } from './catalogue.server.ts'
import { binReason } from './texts.ts'

const FOREIGN_KEY_VIOLATION = '23503'
const UNIQUE_VIOLATION = '23505'

/** The longest slug and path that the database takes, and what a number and its hyphen may take of it, `-2` to `-9999`, with a hyphen cut before it. */
const NAME_LENGTH = 120
const NUMBER_LENGTH = 6

interface Held {
  id: string
  kind: string
  recordId: string
  title: string
  subject: string
  tables: string[]
  mentions: { table: string; column: string }[]
}

/**
 * Restores a record with all its rows. Where its slug is taken it gets a new one; a column that names what is gone meanwhile is empty, if it may be.
 * Audited and announced here. Throws Unauthenticated, Forbidden, NotFound (`BinItemMissing`, also where the viewer may not know of it), or Conflict
 * (`BinThere`, `BinTaken`, `BinNeeds`, or the entity's own reason).
 */
export async function restoreFromBin(ctx: Ctx, entities: readonly BinEntity[], itemId: string): Promise<Restored> {
  requireAny(ctx, entities)
  const item = await holdItem(ctx, entities, itemId)
  const { entity } = item
  if (entity.lock) await lock(ctx, entity.lock)
  const refused = await entity.whyNotRestored?.(ctx)
  if (refused) throw new Conflict(refused)
  const columns = await listColumns(ctx, item.tables)
  const references = (await listReferences(ctx, item.tables)).filter(({ table, column }) =>
    columns.some(one => one.table === table && one.column === column && one.isNullable),
  )
  const name = await freeName(ctx, item)
  const emptied: string[] = []
  for (const [at, table] of item.tables.entries()) {
    const rows = sql`(select b.rows->'tables'->${sql.lit(at)}->'rows' from bin_items b where b.tenant_id = ${ctx.tenantId} and b.id = ${item.id})`
    // Columns that came since are left to their defaults, those that went are left out.
    const there = await keysOf(ctx, rows)
    const written = columns.filter(one => one.table === table && !one.isGenerated && there.has(one.column)).map(one => one.column)
    if (written.length === 0) continue
    const own = references.filter(
      one => one.table === table && written.includes(one.column) && !item.tables.slice(0, at).includes(one.target),
    )
    const lost = await listLost(ctx, table, rows, own)
    emptied.push(...lost)
    const values = written.map(column => {
      if (lost.includes(column)) return orNull(own.filter(one => one.column === column))
      return at === 0 && name && column === entity.suffixed?.column ? sql`${name}` : sql.ref(`r.${column}`)
    })
    const made = entity.tables.find(one => one.table === table && one.isMadeWithRecord)
    if (made)
      await sql`delete from ${sql.table(table)} where tenant_id = ${ctx.tenantId} and ${sql.id(made.by)} = ${item.recordId}`.execute(ctx.db)
    await unlessRefused(() =>
      sql`insert into ${sql.table(table)} (${sql.join(written.map(column => sql.id(column)))})
        select ${sql.join(values)} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}) r where r.tenant_id = ${ctx.tenantId}`.execute(
        ctx.db,
      ),
    )
  }
  for (const [at, mention] of item.mentions.entries()) await mentionAgain(ctx, item, mention, at)
  await ctx.db.deleteFrom('bin_items').where('tenant_id', '=', ctx.tenantId).where('id', '=', item.id).execute()
  await writeAudit(ctx, {
    act: 'content.changed',
    subject: item.subject,
    details: { what: `${item.kind}.restored`, ...(name && { slug: name }) },
  })
  for (const tag of entity.tags) ctx.announce(tag)
  return { kind: item.kind, recordId: item.recordId, title: item.title, renamedTo: name, emptied: [...new Set(emptied)] }
}

/** Restores what was removed at once, the last first. Throws as `restoreFromBin`; then nothing is restored. */
export async function restoreBatch(ctx: Ctx, entities: readonly BinEntity[], batchId: string): Promise<Restored[]> {
  requireAny(ctx, entities)
  const items = isUuid(batchId)
    ? await ctx.db
        .selectFrom('bin_items')
        .select('id')
        .where('tenant_id', '=', ctx.tenantId)
        .where('batch_id', '=', batchId)
        .orderBy('id', 'desc')
        .execute()
    : []
  if (items.length === 0) throw new NotFound(binReason('BinItemMissing'))
  const restored: Restored[] = []
  for (const { id } of items) restored.push(await restoreFromBin(ctx, entities, id))
  return restored
}

/** Throws as `requirePermission` unless the viewer may restore something. */
export function requireAny(ctx: Pick<Ctx, 'viewer'>, entities: readonly BinEntity[]): void {
  const [first] = entities
  if (first && !entities.some(entity => sightOf(ctx, entity))) requirePermission(ctx.viewer, first.permission)
}

/** Returns what the viewer sees of an entity in the bin: everything, or what they removed themselves; undefined for nothing. */
export function sightOf({ viewer }: Pick<Ctx, 'viewer'>, { permission, isOwned }: BinEntity): 'all' | 'own' | undefined {
  const reach = reachOf(viewer, permission)
  if (reach === undefined || reach === 'all') return reach
  return isOwned && viewer.kind === 'person' ? 'own' : undefined
}

async function holdItem(ctx: Ctx, entities: readonly BinEntity[], itemId: string): Promise<Held & { entity: BinEntity }> {
  const { rows } = isUuid(itemId)
    ? await sql<
        Held & { removedBy: string | null }
      >`select b.id, b.kind, b.removed_by as "removedBy", b.record_id as "recordId", b.title, b.subject,
        array(select t->>'table' from jsonb_array_elements(b.rows->'tables') with ordinality e (t, at) order by at) as tables,
        coalesce((select jsonb_agg(jsonb_build_object('table', m->'table', 'column', m->'column') order by at)
          from jsonb_array_elements(b.rows->'mentions') with ordinality e (m, at)), '[]') as mentions
        from bin_items b where b.tenant_id = ${ctx.tenantId} and b.id = ${itemId} and b.expires_at > ${ctx.now} for update`.execute(ctx.db)
    : { rows: [] }
  const item = rows[0]
  const entity = entities.find(one => one.kind === item?.kind)
  const sight = entity && sightOf(ctx, entity)
  const isOwn = ctx.viewer.kind === 'person' && item?.removedBy === ctx.viewer.person.memberId
  if (!item || !entity || !(sight === 'all' || (sight === 'own' && isOwn))) throw new NotFound(binReason('BinItemMissing'))
  return { ...item, entity }
}

/** Returns a free value for the record's name, cut where its number would make it too long, or null if its own is free. */
async function freeName(ctx: Ctx, { id, entity }: Held & { entity: BinEntity }): Promise<string | null> {
  const { suffixed, tables } = entity
  const [main] = tables
  if (!suffixed || !main) return null
  const row = sql`(select b.rows->'tables'->0->'rows'->0 as row from bin_items b where b.tenant_id = ${ctx.tenantId} and b.id = ${id})`
  const within = suffixed.within.map(column => sql`and ${sql.ref(`t.${column}`)}::text = old.row->>${column}::text`)
  const { rows } = await sql<{ wanted: string; taken: string[] }>`
    select old.row->>${suffixed.column}::text as wanted, array(select ${sql.ref(`t.${suffixed.column}`)} from ${sql.table(main.table)} t
      where t.tenant_id = ${ctx.tenantId} ${sql.join(within, sql` `)}
        and starts_with(${sql.ref(`t.${suffixed.column}`)}, left(old.row->>${suffixed.column}::text, ${NAME_LENGTH - NUMBER_LENGTH}))) as taken
    from ${row} old`.execute(ctx.db)
  const { wanted, taken } = rows[0] ?? { wanted: '', taken: [] }
  if (!taken.includes(wanted)) return null
  let number = 2
  while (taken.includes(numbered(wanted, number))) number++
  return numbered(wanted, number)
}

function numbered(name: string, number: number): string {
  const suffix = `-${number}`
  // A slug or a path has no hyphen or slash at its end.
  return `${name.slice(0, NAME_LENGTH - suffix.length).replace(/[-/]+$/, '')}${suffix}`
}

async function keysOf(ctx: Ctx, rows: RawBuilder<unknown>): Promise<Set<string>> {
  const found = await sql<{ key: string }>`select distinct jsonb_object_keys(r) as key from jsonb_array_elements(${rows}) r`.execute(ctx.db)
  return new Set(found.rows.map(({ key }) => key))
}

/** Returns those of the columns that name, in some row, what is no longer there. */
async function listLost(ctx: Ctx, table: string, rows: RawBuilder<unknown>, own: readonly Reference[]): Promise<string[]> {
  const lost: string[] = []
  for (const reference of own) {
    const { rows: gone } = await sql`select from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}) r
      where ${sql.ref(`r.${reference.column}`)} is not null and not ${isThere(reference)} limit 1`.execute(ctx.db)
    if (gone.length > 0) lost.push(reference.column)
  }
  return lost
}

/** SQL: the row that `r` names is there. */
function isThere({ target, targetColumn, column }: Reference): RawBuilder<unknown> {
  return sql`exists (select from ${sql.table(target)} x where x.tenant_id = r.tenant_id and ${sql.ref(`x.${targetColumn}`)} = ${sql.ref(`r.${column}`)})`
}

function orNull(references: readonly Reference[]): RawBuilder<unknown> {
  const [first] = references
  if (!first) return sql`null`
  return sql`case when ${sql.join(references.map(isThere), sql` and `)} then ${sql.ref(`r.${first.column}`)} end`
}

/** Lets rows mention the record again that mention nothing else by now. Rows of the record's own table that are mentioned themselves stay as they are. */
async function mentionAgain(ctx: Ctx, item: Held, { table, column }: Held['mentions'][number], at: number): Promise<void> {
  const isOwn = table === item.tables[0]
  await sql`update ${sql.table(table)} t set ${sql.id(column)} = ${item.recordId}
    where t.tenant_id = ${ctx.tenantId} and ${sql.ref(`t.${column}`)} is null
      and t.id::text in (select jsonb_array_elements_text(b.rows->'mentions'->${sql.lit(at)}->'ids') from bin_items b
        where b.tenant_id = ${ctx.tenantId} and b.id = ${item.id})
      ${isOwn ? sql`and not exists (select from ${sql.table(table)} d where d.tenant_id = t.tenant_id and ${sql.ref(`d.${column}`)} = t.id)` : sql``}`.execute(
    ctx.db,
  )
}

async function unlessRefused(writing: () => Promise<unknown>): Promise<void> {
  try {
    await writing()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === FOREIGN_KEY_VIOLATION) throw new Conflict(binReason('BinNeeds'))
    if (error.code !== UNIQUE_VIOLATION) throw error
    const isKey = 'constraint' in error && String(error.constraint).endsWith('_pkey')
    throw new Conflict(binReason(isKey ? 'BinThere' : 'BinTaken'))
  }
}
