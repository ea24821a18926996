import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { langsOfSite } from '#features/sites/languages.ts'
import type { Site } from '#features/sites/site.ts'
import { readPageSections } from '#features/sites/tenant-pages.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import type { SourceKind } from './passage.ts'
import type { Making } from './sources/making.ts'
import { READERS } from './sources/read-texts.server.ts'
import type { LangText, SourceText } from './sources/source-text.ts'
import { type Changed, listChanged } from './sources/stamps.server.ts'
import { splitBlocks } from './split.ts'

/** Changes with how texts are made: then all are made anew. */
const RECIPE = 2
/** So many sources are read in one attempt. */
const AT_ONCE = 200
/** A source has no more passages in a language: of a very long text the first. */
const MOST_PASSAGES = 400

/** A page of the site: the platform's own, or one that the tenant made. */
export interface PageText {
  path: string
  isOwn: boolean
  texts: LangText[]
}

/** What the index takes from rooms above: pages are made of sections that only they know. */
export interface SitePages {
  /** Returns the pages of a site, with the sections of the tenant's own ones by their ids. */
  listPageTexts(site: Site, sections: Awaited<ReturnType<typeof readPageSections>>): PageText[]
}

/** Returns whether anything of a tenant's content is other than its passages; pages excepted, whose changes are always heard of. */
export async function hasChanges(ctx: Ctx, site: Site): Promise<boolean> {
  return (await listChanged(ctx, recipeOf(site), 1)).length > 0
}

/** Makes passages of what changed of a tenant's content, as much as one attempt takes. Returns how much changed, and whether more is left to do. */
export async function indexChanges(ctx: Ctx, site: Site, pages: SitePages): Promise<{ changes: number; isMore: boolean }> {
  await lock(ctx, 'passages')
  const storing: Storing = { ctx, version: (await versionOf(ctx)) + 1, isWritten: false }
  const making: Making = { ctx, site, langs: langsOfSite(site.settings) }
  const changed = await listChanged(ctx, recipeOf(site), AT_ONCE)
  const gone = changed.filter(({ stamp }) => stamp === null)
  await removeSources(storing, gone)
  let changes = gone.length
  const there = changed.filter(({ stamp }) => stamp !== null)
  for (const [kind, ones] of Map.groupBy(there, one => one.kind)) {
    if (kind === 'page') continue
    const ids = ones.map(({ id }) => id)
    const sources = await READERS[kind](making, ids)
    const stamps = new Map(ones.map(({ id, stamp }) => [id, stamp ?? '']))
    changes += await storeSources(storing, kind, sources, source => stamps.get(source.id) ?? '')
  }
  const isMore = changed.length === AT_ONCE
  if (!isMore) changes += await indexPages(storing, site, pages)
  if (storing.isWritten) await keepVersion(storing)
  return { changes, isMore }
}

/** One run of the index. */
interface Storing {
  ctx: Ctx
  /** The version that its sources are written in. */
  version: number
  /** Something was written or removed. */
  isWritten: boolean
}

/** Returns the version that a tenant's passages were written in last, which tells whoever holds them in memory whether there is something to read; 0: none yet. One statement. */
export async function versionOf({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<number> {
  // Written out: every question asks it.
  const { rows } = await sql<{ version: number }>`select version from passage_versions where tenant_id = ${tenantId}`.execute(db)
  return rows[0]?.version ?? 0
}

async function keepVersion({ ctx: { db, tenantId }, version }: Storing): Promise<void> {
  await db
    .insertInto('passage_versions')
    .values({ tenant_id: tenantId, version })
    .onConflict(conflict => conflict.column('tenant_id').doUpdateSet({ version }))
    .execute()
}

function recipeOf({ settings, variant }: Site): string {
  return digestOf([RECIPE, variant, settings.timeZone, settings.languages])
}

async function indexPages(storing: Storing, site: Site, pages: SitePages): Promise<number> {
  const { ctx } = storing
  const all = pages.listPageTexts(site, site.tenantPages.length > 0 ? await readPageSections(ctx) : {})
  const own = new Set(all.filter(({ isOwn }) => isOwn).map(({ path }) => path))
  const known = await ctx.db
    .selectFrom('passage_sources')
    .select('source_id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', '=', 'page')
    .execute()
  const paths = new Set(all.map(({ path }) => path))
  const gone = known.filter(({ source_id }) => !paths.has(source_id)).map(({ source_id }) => ({ kind: 'page' as const, id: source_id }))
  await removeSources(storing, gone)
  const sources = all.map(({ path, texts }) => ({ kind: 'page' as const, id: path, classId: null, href: path, texts }))
  return gone.length + (await storeSources(storing, 'page', sources, ({ id }) => (own.has(id) ? OWN_PAGE : SITE_PAGE)))
}

/** What stands in place of a stamp of a page: one of the tenant's own is shown as long as its row says so. */
export const OWN_PAGE = 'own'
const SITE_PAGE = 'site'

async function removeSources(storing: Storing, gone: readonly Pick<Changed, 'kind' | 'id'>[]): Promise<void> {
  if (gone.length === 0) return
  const { ctx } = storing
  storing.isWritten = true
  await sql`delete from passage_sources s using json_to_recordset(${JSON.stringify(gone)}) as gone (kind text, id text)
    where s.tenant_id = ${ctx.tenantId} and s.kind = gone.kind and s.source_id = gone.id`.execute(ctx.db)
}

/** Stores sources with their passages, those alone whose texts are others than before. Returns their number. */
async function storeSources(
  storing: Storing,
  kind: SourceKind,
  sources: readonly SourceText[],
  stampOf: (source: SourceText) => string,
): Promise<number> {
  if (sources.length === 0) return 0
  const { ctx, version } = storing
  const made = sources.map(source => ({ source, passages: passagesOf(source), stamp: stampOf(source) }))
  const rows = made.map(({ source, passages, stamp }) => ({
    source_id: source.id,
    class_id: source.classId,
    href: source.href,
    stamp,
    digest: digestOf([source.href, source.classId, passages]),
  }))
  // The row stays, so that only what differs is written; of what differs the passages are written anew.
  const { rows: stored } = await sql<{ id: string; isAnew: boolean }>`
    with given as (select * from json_to_recordset(${JSON.stringify(rows)}) as g (source_id text, class_id uuid, href text, stamp text, digest text)),
    before as (select s.source_id, s.digest from passage_sources s where s.tenant_id = ${ctx.tenantId} and s.kind = ${kind}
      and s.source_id in (select source_id from given)),
    written as (
      insert into passage_sources (tenant_id, kind, source_id, class_id, href, stamp, digest, version)
      select ${ctx.tenantId}, ${kind}, g.source_id, g.class_id, g.href, g.stamp, g.digest, ${version} from given g
      on conflict (tenant_id, kind, source_id) do update
        set class_id = excluded.class_id, href = excluded.href, stamp = excluded.stamp, digest = excluded.digest, version = excluded.version
        where (passage_sources.stamp, passage_sources.digest) is distinct from (excluded.stamp, excluded.digest)
      returning source_id)
    select w.source_id as id, g.digest is distinct from b.digest as "isAnew"
    from written w join given g on g.source_id = w.source_id left join before b on b.source_id = w.source_id`.execute(ctx.db)
  if (stored.length > 0) storing.isWritten = true
  const anew = new Set(stored.flatMap(({ id, isAnew }) => (isAnew ? [id] : [])))
  if (anew.size === 0) return 0
  await ctx.db
    .deleteFrom('passages')
    .where('tenant_id', '=', ctx.tenantId)
    .where('kind', '=', kind)
    .where('source_id', 'in', [...anew])
    .execute()
  const passages = made.flatMap(({ source, passages }) =>
    anew.has(source.id) ? passages.map(one => ({ ...one, id: newId(), source_id: source.id })) : [],
  )
  await sql`insert into passages (tenant_id, id, kind, source_id, lang, position, title, place, heading, body)
    select ${ctx.tenantId}, g.id, ${kind}, g.source_id, g.lang, g.position, g.title, g.place, g.heading, g.body
    from json_to_recordset(${JSON.stringify(passages)}) as g (id uuid, source_id text, lang text, position int, title text, place text, heading text, body text)`.execute(
    ctx.db,
  )
  return anew.size
}

function passagesOf({ texts }: SourceText) {
  return texts.flatMap(({ lang, title, place, blocks }) =>
    splitBlocks(blocks)
      .slice(0, MOST_PASSAGES)
      .map(({ heading, text }, position) => ({ lang, position, title, place, heading, body: text })),
  )
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
