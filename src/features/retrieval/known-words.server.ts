import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { PassageIndex } from './passage-index.ts'
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
const kept = new Map<string, readonly string[]>()
const MOST_KEPT = 20_000
const NONE: readonly string[] = []

interface Row {
  stemmed: Record<string, string[]> | null
  alike: AlikeWord[] | null
}

/** What is asked of the database about words: their stems, and what looks like those that nobody wrote. */
export interface AskedWords {
  stems: ReadonlyMap<string, readonly string[]>
  alike: readonly AlikeWord[]
}

/**
 * Returns the stems of these terms, and of what means the same, and the written words that look like those that nobody wrote. `index`: the last one that was held, which tells what need
 * not be asked. One statement, or none where the stems are known and every word is written somewhere.
 */
export async function askWords(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  terms: readonly Term[],
  index: PassageIndex | undefined,
): Promise<AskedWords> {
  if (kept.size > MOST_KEPT) kept.clear()
  const asked = new Set(terms.flatMap(({ word, forms, alike, near, wide }) => [word, ...forms, ...alike, ...near, ...wide]))
  // Of one's own: another question may clear what is kept.
  const stems = new Map<string, readonly string[]>()
  const fresh: string[] = []
  for (const one of asked) {
    const known = kept.get(one)
    if (known) stems.set(one, known)
    else fresh.push(one)
  }
  const isWritten = (word: string) => index !== undefined && stems.get(word)?.some(stem => index.sourcesOf(stem) > 0)
  const typed = terms.filter(mayBeTypo).flatMap(({ word }) => (isWritten(word) ? [] : [word]))
  if (fresh.length + typed.length === 0) return { stems, alike: [] }
  const { rows } = await sql<Row>`
    with fresh as materialized (
      select one, case when one like '% %' then array_remove(array[phraseto_tsquery('indonesian', one)::text, phraseto_tsquery('english', one)::text], '')
        else coalesce(ts_lexize('indonesian_stem', one), '{}') || coalesce(ts_lexize('english_stem', one), '{}') end as stems
      from unnest(${fresh}::text[]) a (one))
    select (select json_object_agg(one, stems) from fresh) as stemmed,
      (select json_agg(json_build_object('asked', l.asked, 'word', l.word, 'stem', l.stem, 'sources', l.sources)) from unnest(${typed}::text[]) t (one), lateral (
        select t.one as asked, w.word, w.stem, w.sources from passage_words w
        where w.tenant_id = ${tenantId} and w.word >= left(t.one, 1) and w.word < left(t.one, 1) || chr(65535)
          and length(w.word) between length(t.one) - 2 and length(t.one) + 2
        order by similarity(w.word, t.one) desc, w.sources desc limit 12) l
        where (select c.stem from passage_words c where c.tenant_id = ${tenantId}
          and c.stem = any(ts_lexize('indonesian_stem', t.one) || ts_lexize('english_stem', t.one)) limit 1) is null) as alike`.execute(db)
  const [row] = rows
  for (const [word, own] of Object.entries(row?.stemmed ?? {})) {
    const distinct = [...new Set(own)]
    stems.set(word, distinct)
    kept.set(word, distinct)
  }
  return { stems, alike: row?.alike ?? [] }
}

/** Returns what the texts of an index have of words that were asked. */
export function knownBy(index: PassageIndex, { stems, alike }: AskedWords): KnownWords {
  return { total: index.sources, stemsOf: word => stems.get(word) ?? NONE, sourcesOf: stem => index.sourcesOf(stem), alike }
}

/** What is in the dictionary is no typing error, nor is a name. */
export function mayBeTypo({ word, alike, near, wide, isName }: Term): boolean {
  return !isName && alike.length + near.length + wide.length === 0 && !word.includes(' ') && allowedTypos(word) > 0
}
