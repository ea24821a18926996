import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { versionOf } from './index-content.server.ts'
import type { SourceKind } from './passage.ts'
import { keyOf, PassageIndex } from './passage-index.ts'
import { answerKindsOf } from './query/answer-kinds.ts'
import { wordsOf } from './query/parse-query.ts'
import { STOP_WORDS } from './query/stop-words.ts'

/** An index with the version of the passages that it was read at. */
export interface HeldIndex {
  index: PassageIndex
  version: number
}

/** Occurrences of words in all indexes together (`PassageIndex.size`): the tenants that were asked last are held. */
const MOST_OCCURRENCES = 4_000_000
/** So many sources are read by one statement, and put before others have their turn. */
const AT_ONCE = 200
/** Before anything was read. */
const NOTHING = -1

// One that is larger than all is held alone: otherwise each question would read it again.
const held = new LRUCache<TenantId, HeldIndex>({
  maxSize: MOST_OCCURRENCES,
  sizeCalculation: ({ index }) => Math.min(MOST_OCCURRENCES, index.size + 1),
})
const renewals = new Map<TenantId, Promise<HeldIndex>>()

type Reading = Pick<Ctx, 'db' | 'tenantId'>

/** Returns the index that a tenant's questions were answered by last, which may be out of date, or half renewed; undefined if none is held. */
export function findLastIndex(tenantId: TenantId): HeldIndex | undefined {
  return held.get(tenantId)
}

/**
 * Returns the index of a tenant's passages as they are now. One statement; of what changed since it was read last it is read again, once for all who ask. Not for a transaction that has
 * written passages itself: if that is rolled back, its version is another's.
 */
export async function getCurrentIndex(ctx: Reading): Promise<HeldIndex> {
  const version = await versionOf(ctx)
  for (;;) {
    const one = held.get(ctx.tenantId)
    if (one && one.version >= version) return one
    const running = renewals.get(ctx.tenantId)
    // What fails for another asker may not fail for this one.
    const got = running ? await running.catch(() => undefined) : await renew(ctx, one, version)
    if (got && got.version >= version) return got
  }
}

async function renew(ctx: Reading, before: HeldIndex | undefined, version: number): Promise<HeldIndex> {
  const usable = before && !before.index.isWorn ? before : undefined
  const renewal = readInto(ctx, usable?.index ?? new PassageIndex(), usable?.version ?? NOTHING).then(index => {
    const now = { index, version }
    held.set(ctx.tenantId, now)
    return now
  })
  renewals.set(ctx.tenantId, renewal)
  try {
    return await renewal
  } finally {
    renewals.delete(ctx.tenantId)
  }
}

interface Row {
  kind: SourceKind
  sourceId: string
  classId: string | null
  isPreview: boolean
  passages: { id: string; lang: string; title: string; body: string; words: string }[] | null
}

/** Reads what was written after a version. A statement for each 200 sources, and one of what is gone. */
async function readInto(ctx: Reading, index: PassageIndex, after: number): Promise<PassageIndex> {
  if (after !== NOTHING) await removeGone(ctx, index)
  for (let last: Row | undefined; ; ) {
    const rows = await readSources(ctx, after, last)
    for (const { passages, ...source } of rows) {
      const all = (passages ?? []).map(({ title, body, ...one }) => ({
        ...source,
        ...one,
        titleWords: wordsOf(title).filter(word => !STOP_WORDS.has(word)).length,
        answers: answerKindsOf(body),
      }))
      index.put(keyOf(source), all)
    }
    last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return index
    await turn()
  }
}

async function readSources({ db, tenantId }: Reading, after: number, last: Row | undefined): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select o.kind, o.source_id as "sourceId", o.class_id as "classId",
      case o.kind when 'chapter' then exists (select from class_chapters h where h.tenant_id = ${tenantId} and h.id = o.source_id::uuid and h.is_preview) else false end as "isPreview",
      (select json_agg(json_build_object('id', p.id, 'lang', p.lang, 'title', p.title, 'body', p.body, 'words', p.search::text)) from passages p
        where p.tenant_id = o.tenant_id and p.kind = o.kind and p.source_id = o.source_id) as passages
    from passage_sources o
    where o.tenant_id = ${tenantId} and o.version > ${after} and (o.kind, o.source_id) > (${last?.kind ?? ''}, ${last?.sourceId ?? ''})
    order by o.kind, o.source_id limit ${AT_ONCE}`.execute(db)
  return rows
}

async function removeGone({ db, tenantId }: Reading, index: PassageIndex): Promise<void> {
  const { rows } = await sql<Pick<Row, 'kind' | 'sourceId'>>`
    select kind, source_id as "sourceId" from passage_sources where tenant_id = ${tenantId}`.execute(db)
  const keys = new Set(rows.map(keyOf))
  for (const key of index.keys()) if (!keys.has(key)) index.remove(key)
}
