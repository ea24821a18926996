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

/** Places of words in all indexes together, at 16 to 32 bytes each: the tenants that are asked most are held. */
const MOST_PLACES = 4_000_000
/** An index of nothing takes something, too. */
const LEAST_PLACES = 1000
/** So many passages are read into an index before others have their turn. */
const A_TURN = 500
/** Before anything was read. */
const NOTHING = -1

const held = new LRUCache<TenantId, HeldIndex>({ maxSize: MOST_PLACES, sizeCalculation: ({ index }) => index.size + LEAST_PLACES })
const renewals = new Map<TenantId, Promise<HeldIndex>>()

type Reading = Pick<Ctx, 'db' | 'tenantId'>

/** Returns the index that a tenant's questions were answered by last, which may be out of date; undefined if none is held. */
export function lastIndex(tenantId: TenantId): HeldIndex | undefined {
  return held.get(tenantId)
}

/** Returns the index of a tenant's passages as they are now. One statement; of what changed since it was read last it is read again, once for all who ask. */
export async function currentIndex(ctx: Reading): Promise<HeldIndex> {
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

/** Reads what was written after a version. Two statements. */
async function readInto({ db, tenantId }: Reading, index: PassageIndex, after: number): Promise<PassageIndex> {
  const { rows } = await sql<Row>`
    select o.kind, o.source_id as "sourceId", o.class_id as "classId",
      case o.kind when 'chapter' then exists (select from class_chapters h where h.tenant_id = ${tenantId} and h.id = o.source_id::uuid and h.is_preview) else false end as "isPreview",
      (select json_agg(json_build_object('id', p.id, 'lang', p.lang, 'title', p.title, 'body', p.body, 'words', p.search::text) order by p.id) from passages p
        where p.tenant_id = o.tenant_id and p.kind = o.kind and p.source_id = o.source_id) as passages
    from passage_sources o where o.tenant_id = ${tenantId} and o.version > ${after}`.execute(db)
  if (after !== NOTHING) {
    const { rows: left } = await sql<Pick<Row, 'kind' | 'sourceId'>>`
      select kind, source_id as "sourceId" from passage_sources where tenant_id = ${tenantId}`.execute(db)
    const keys = new Set(left.map(keyOf))
    for (const key of index.keys()) if (!keys.has(key)) index.remove(key)
  }
  let read = 0
  // In the order in which they were made, which that of their ids is: so all processes number them alike.
  const idOf = ({ passages }: Row) => passages?.[0]?.id ?? ''
  for (const { passages, ...source } of rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))) {
    const all = (passages ?? []).map(({ title, body, ...one }) => ({
      ...source,
      ...one,
      titleWords: wordsOf(title).filter(word => !STOP_WORDS.has(word)).length,
      answers: answerKindsOf(body),
    }))
    index.put(keyOf(source), all)
    read += all.length
    if (read >= A_TURN) {
      read = 0
      await turn()
    }
  }
  return index
}
