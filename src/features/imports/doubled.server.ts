import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { toTable } from './import.ts'
import type { ImportRow } from './import-row.server.ts'
import type { Staged } from './staged.ts'
import { TABLE_KINDS } from './tables/tables.server.ts'

/** Why an entry is here already. */
type FindDoubled = (one: Staged, at: number) => string | undefined

/** Identities and addresses of what comes from earlier in the file. */
export interface Seen {
  keys: Set<string>
  slugs: Set<string>
}

/** Returns a function that says why an entry is here already: it was brought before, stands in the file twice, or another record has its address. */
export async function findDoubled(ctx: Ctx, row: ImportRow, site: string, staged: readonly Staged[], seen: Seen): Promise<FindDoubled> {
  return await (toTable(row.source) ? findDoubledRows(ctx, row, staged, seen) : findDoubledPosts(ctx, site, staged, seen))
}

async function findDoubledRows(ctx: Ctx, { source }: ImportRow, staged: readonly Staged[], seen: Seen): Promise<FindDoubled> {
  const coming = staged.filter(one => one.entity === 'row' && one.state === 'comes')
  const keys = [...new Set(coming.map(one => one.oldKey))]
  const table = toTable(source)
  if (keys.length === 0 || !table) return () => undefined
  const taken = await TABLE_KINDS[table].findTaken(ctx, keys)
  const firsts = new Set(new Map(coming.toReversed().map(one => [one.oldKey, one])).values())
  return one => {
    if (one.entity !== 'row' || one.state !== 'comes') return undefined
    if (taken.has(one.oldKey)) return 'IsHere'
    return seen.keys.has(one.oldKey) || !firsts.has(one) ? 'TwiceInFile' : undefined
  }
}

async function findDoubledPosts(ctx: Ctx, site: string, staged: readonly Staged[], seen: Seen): Promise<FindDoubled> {
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
    if (brought.has(one.oldKey)) return 'BroughtBefore'
    if (seen.keys.has(one.oldKey) || keys.indexOf(one.oldKey) < at) return 'TwiceInFile'
    const isSecond = staged.findIndex(other => other.slug?.slug === one.slug?.slug) < at
    return isSecond || taken.has(one.slug?.slug ?? '') ? 'AddressTaken' : undefined
  }
}

/**
 * Returns what came from earlier in the file, by former attempts. An attempt keeps it as it goes on: looked up for each batch, in a table whose statistics are
 * of before the import, it took longer with each.
 */
export async function loadSeen(ctx: Ctx, importId: string): Promise<Seen> {
  const { rows } = await sql<{
    key: string
    slug: string | null
  }>`select r.old_key as key, r.record ->> 'slug' as slug from import_records r
    where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.state = 'comes'`.execute(ctx.db)
  return { keys: new Set(rows.map(one => one.key)), slugs: new Set(rows.flatMap(one => one.slug ?? [])) }
}

/** Notes what comes of a batch that is stored. */
export function noteSeen(seen: Seen, staged: readonly Staged[]): void {
  for (const one of staged) {
    seen.keys.add(one.oldKey)
    if (one.slug) seen.slugs.add(one.slug.slug)
  }
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
