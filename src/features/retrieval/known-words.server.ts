import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Term } from './query/parse-query.ts'
import { allowedTypos } from './query/typos.ts'

/** What a tenant's texts have of the words of a question. */
export interface KnownWords {
  /** Number of all sources. */
  total: number
  /** The stems of a word in both languages; of a phrase queries of its stems in a row, as PostgreSQL's full text writes them. */
  stemsOf(word: string): readonly string[]
  /** The number of sources that have a stem. */
  sourcesOf(stem: string): number
  /** Written words that look like one that nobody wrote. */
  alike: readonly AlikeWord[]
}

export interface AlikeWord {
  asked: string
  word: string
  stem: string
  sources: number
}

/** Stems by word: the same for every tenant, and most of them are those of the synonyms. */
const stems = new Map<string, readonly string[]>()
const MOST_KEPT = 20_000
const NONE: readonly string[] = []

interface Row {
  total: number
  stemmed: Record<string, string[]> | null
  sources: Record<string, number> | null
  alike: AlikeWord[] | null
}

/** Asks what the tenant's texts have of these terms, and of what means the same. One statement. */
export async function knowWords({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, terms: readonly Term[]): Promise<KnownWords> {
  if (stems.size > MOST_KEPT) stems.clear()
  const asked = [...new Set(terms.flatMap(({ word, forms, alike, near, wide }) => [word, ...forms, ...alike, ...near, ...wide]))]
  const fresh = asked.filter(one => !stems.has(one))
  const known = [...new Set(asked.flatMap(one => (one.includes(' ') ? NONE : (stems.get(one) ?? NONE))))]
  const typed = terms.filter(mayBeTypo).map(({ word }) => word)
  const { rows } = await sql<Row>`
    with fresh as materialized (
      select one, case when one like '% %' then array_remove(array[phraseto_tsquery('indonesian', one)::text, phraseto_tsquery('english', one)::text], '')
        else coalesce(ts_lexize('indonesian_stem', one), '{}') || coalesce(ts_lexize('english_stem', one), '{}') end as stems
      from unnest(${fresh}::text[]) a (one)),
    counted as materialized (
      select w.stem, max(w.sources) as sources from passage_words w
      where w.tenant_id = ${tenantId} and w.stem = any(${known}::text[] || array(select unnest(f.stems) from fresh f where f.one not like '% %'))
      group by 1)
    select (select count(*)::int from passage_sources where tenant_id = ${tenantId}) as total,
      (select json_object_agg(one, stems) from fresh) as stemmed,
      (select json_object_agg(stem, sources) from counted) as sources,
      (select json_agg(json_build_object('asked', l.asked, 'word', l.word, 'stem', l.stem, 'sources', l.sources)) from unnest(${typed}::text[]) t (one), lateral (
        select t.one as asked, w.word, w.stem, w.sources from passage_words w
        where w.tenant_id = ${tenantId} and w.word >= left(t.one, 1) and w.word < left(t.one, 1) || chr(65535)
          and length(w.word) between length(t.one) - 2 and length(t.one) + 2
        order by similarity(w.word, t.one) desc, w.sources desc limit 12) l
        where not exists (select from counted c where c.stem = any(ts_lexize('indonesian_stem', t.one) || ts_lexize('english_stem', t.one)))) as alike`.execute(
    db,
  )
  const [row] = rows
  for (const [word, own] of Object.entries(row?.stemmed ?? {})) stems.set(word, [...new Set(own)])
  const sources = new Map(Object.entries(row?.sources ?? {}))
  return {
    total: row?.total ?? 0,
    stemsOf: word => stems.get(word) ?? NONE,
    sourcesOf: stem => sources.get(stem) ?? 0,
    alike: row?.alike ?? [],
  }
}

/** What is in the dictionary is no typing error, nor is a name. */
export function mayBeTypo({ word, alike, near, wide, isName }: Term): boolean {
  return !isName && alike.length + near.length + wide.length === 0 && !word.includes(' ') && allowedTypos(word) > 0
}
