import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { type Note, type Source, toTable } from './import.ts'
import type { ImportRow } from './import-row.server.ts'
import type { Staged } from './staged.ts'
import type { TableKind, TableSetting } from './tables/table-kind.ts'
import { TABLE_KINDS } from './tables/tables.server.ts'

/** What becomes of an entry instead of coming, and why. */
interface Verdict {
  state: 'doubled' | 'wrong'
  note: Note
}
type FindVerdict = (one: Staged, at: number) => Verdict | undefined

const doubled = (code: string): Verdict => ({ state: 'doubled', note: { code } })

/** Identities and addresses of what comes from earlier in the file. */
export interface Seen {
  keys: Set<string>
  slugs: Set<string>
}

/** Returns a function that says why an entry does not come: it was brought before, stands in the file twice, another record has its address, or there is no room for it. */
export async function findDoubled(
  ctx: Ctx,
  { source, site, setting }: { source: Source; site: string; setting: TableSetting | undefined },
  staged: readonly Staged[],
  seen: Seen,
): Promise<FindVerdict> {
  const table = toTable(source)
  return await (table && setting
    ? findDoubledRows(ctx, TABLE_KINDS[table], setting, staged, seen)
    : findDoubledPosts(ctx, site, staged, seen))
}

async function findDoubledRows(
  ctx: Ctx,
  kind: TableKind,
  setting: TableSetting,
  staged: readonly Staged[],
  seen: Seen,
): Promise<FindVerdict> {
  const coming = staged.filter(one => one.entity === 'row' && one.state === 'comes')
  if (coming.length === 0) return () => undefined
  const addresses = new Map(coming.map(one => [one, one.record ? kind.addressOf?.(one.record) : undefined]))
  const chosen = [...addresses.values()].flatMap(one => (one?.isChosen ? one.address : []))
  const taken = await kind.findTaken(ctx, [...new Set([...coming.map(one => one.oldKey), ...chosen])], setting)
  const room = await kind.room?.(ctx)
  // A batch that is not stored in the end has not been seen.
  const [keys, slugs] = [new Set(seen.keys), new Set(seen.slugs)]
  const verdicts = new Map<Staged, Verdict>()
  for (const one of coming) {
    const address = addresses.get(one)
    const isTaken = address?.isChosen && (taken.has(address.address) || slugs.has(address.address))
    const code = taken.get(one.oldKey)
    if (code !== undefined) verdicts.set(one, doubled(code))
    else if (keys.has(one.oldKey)) verdicts.set(one, doubled('TwiceInFile'))
    else if (isTaken) verdicts.set(one, doubled('AddressTwice'))
    else if (room && keys.size >= room.left) verdicts.set(one, { state: 'wrong', note: room.reason })
    else {
      keys.add(one.oldKey)
      if (address) slugs.add(freeAddress(slugs, address.address))
    }
  }
  return one => verdicts.get(one)
}

/** Returns the address, with a number if one earlier in the file has it: as saving a record does. */
function freeAddress(taken: ReadonlySet<string>, wanted: string): string {
  let number = 1
  let address = wanted
  while (taken.has(address)) address = `${wanted}-${++number}`
  return address
}

async function findDoubledPosts(ctx: Ctx, site: string, staged: readonly Staged[], seen: Seen): Promise<FindVerdict> {
  const keys = staged.map(one => one.oldKey)
  const known = await ctx.db
    .selectFrom('imported_records as i')
    .innerJoin('posts as p', join => join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.new_id'))
    .select('i.old_key')
    .where('i.tenant_id', '=', ctx.tenantId)
    .where('i.site', '=', site)
    .where('i.entity', '=', 'post')
    .where('i.old_key', 'in', keys)
    .execute()
  const brought = new Set(known.map(one => one.old_key))
  const slugs = staged.flatMap(one => one.slug?.slug ?? [])
  const kind = staged.find(one => one.slug)?.slug?.kind ?? ''
  const others = slugs.length === 0 ? [] : await takenSlugs(ctx, kind, slugs)
  const taken = new Set([...others, ...slugs.filter(slug => seen.slugs.has(slug))])
  return (one, at) => {
    if (one.entity !== 'post' || one.state !== 'comes') return undefined
    if (brought.has(one.oldKey)) return doubled('BroughtBefore')
    if (seen.keys.has(one.oldKey) || keys.indexOf(one.oldKey) < at) return doubled('TwiceInFile')
    const isSecond = staged.findIndex(other => other.slug?.slug === one.slug?.slug) < at
    return isSecond || taken.has(one.slug?.slug ?? '') ? doubled('AddressTaken') : undefined
  }
}

/**
 * Returns what came from earlier in the file, by former attempts. An attempt keeps it as it goes on: looked up for each batch, in a table whose statistics are
 * of before the import, it took longer with each.
 */
export async function loadSeen(ctx: Ctx, { id, source }: Pick<ImportRow, 'id' | 'source'>): Promise<Seen> {
  const table = toTable(source)
  const needed = table && TABLE_KINDS[table].addressOf ? sql`r.record` : sql`jsonb_build_object('slug', r.record ->> 'slug')`
  const { rows } = await sql<{ key: string; record: { slug?: string | null } }>`
    select r.old_key as key, ${needed} as record from import_records r
    where r.tenant_id = ${ctx.tenantId} and r.import_id = ${id} and r.state = 'comes' order by r.place`.execute(ctx.db)
  const seen: Seen = { keys: new Set(), slugs: new Set() }
  for (const { key, record } of rows) note(seen, source, key, record)
  return seen
}

/** Notes what comes of a batch that is stored. */
export function noteSeen(seen: Seen, source: Source, staged: readonly Staged[]): void {
  for (const { oldKey, record } of staged) note(seen, source, oldKey, record ?? {})
}

function note(seen: Seen, source: Source, key: string, record: { slug?: string | null }): void {
  seen.keys.add(key)
  const table = toTable(source)
  const address = table ? TABLE_KINDS[table].addressOf?.(record)?.address : record.slug
  if (address) seen.slugs.add(table ? freeAddress(seen.slugs, address) : address)
}

/** Returns which of the slugs posts of the kind have. */
export async function takenSlugs(ctx: Ctx, kind: string, slugs: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('posts')
    .select('slug')
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', '=', kind)
    .where('slug', 'in', slugs)
    .execute()
  return rows.map(one => one.slug)
}
