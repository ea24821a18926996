import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { toTable } from './import.ts'
import type { ImportRow } from './import-row.server.ts'
import type { Staged } from './staged.ts'
import { TABLE_KINDS } from './tables/tables.server.ts'

/** Why an entry is here already. */
type FindDoubled = (one: Staged, at: number) => string | undefined

/** Returns a function that says why an entry is here already: it was brought before, stands in the file twice, or another record has its address. */
export async function findDoubled(ctx: Ctx, row: ImportRow, site: string, staged: readonly Staged[]): Promise<FindDoubled> {
  return await (toTable(row.source) ? findDoubledRows(ctx, row, staged) : findDoubledPosts(ctx, site, row.id, staged))
}

async function findDoubledRows(ctx: Ctx, { id, source }: ImportRow, staged: readonly Staged[]): Promise<FindDoubled> {
  const coming = staged.filter(one => one.entity === 'row' && one.state === 'comes')
  const keys = [...new Set(coming.map(one => one.oldKey))]
  const table = toTable(source)
  if (keys.length === 0 || !table) return () => undefined
  const taken = await TABLE_KINDS[table].findTaken(ctx, keys)
  const earlier = await comingWith(ctx, id, sql`r.old_key`, keys)
  const firsts = new Set(new Map(coming.toReversed().map(one => [one.oldKey, one])).values())
  return one => {
    if (one.entity !== 'row' || one.state !== 'comes') return undefined
    if (taken.has(one.oldKey)) return 'IsHere'
    return earlier.has(one.oldKey) || !firsts.has(one) ? 'TwiceInFile' : undefined
  }
}

async function findDoubledPosts(ctx: Ctx, site: string, importId: string, staged: readonly Staged[]): Promise<FindDoubled> {
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
  const earlierKeys = await comingWith(ctx, importId, sql`r.old_key`, keys)
  const taken = new Set([...others, ...(await comingWith(ctx, importId, sql`r.record ->> 'slug'`, slugs))])
  return (one, at) => {
    if (one.entity !== 'post' || one.state !== 'comes') return undefined
    if (brought.has(one.oldKey)) return 'BroughtBefore'
    if (earlierKeys.has(one.oldKey) || keys.indexOf(one.oldKey) < at) return 'TwiceInFile'
    const isSecond = staged.findIndex(other => other.slug?.slug === one.slug?.slug) < at
    return isSecond || taken.has(one.slug?.slug ?? '') ? 'AddressTaken' : undefined
  }
}

/** Returns which of the values records have that come from earlier in the file. Each by its index: read from the other side, it would be all of them every time. */
async function comingWith(ctx: Ctx, importId: string, field: RawBuilder<unknown>, values: readonly string[]): Promise<Set<string>> {
  if (values.length === 0) return new Set()
  const { rows } = await sql<{ value: string }>`select value from unnest(${[...values]}::text[]) value, lateral (
    select from import_records r where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.state = 'comes' and ${field} = value limit 1
  ) found`.execute(ctx.db)
  return new Set(rows.map(one => one.value))
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
