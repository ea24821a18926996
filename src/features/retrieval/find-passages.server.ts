import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { Found, Passage, SourceKind } from './passage.ts'
import { parseQuery, type Term } from './query/parse-query.ts'
import { type AlikeWord, type AskedWord, quoted, type WeighedTerm, weighTerms } from './rank.ts'
import { type RankedPassage, rankPassages } from './rank-passages.ts'
import { lockedChapters, mayRead, openClasses } from './rights.server.ts'

export interface PassageQuery {
  query: string
  /** How many passages are wanted at most. */
  most: number
  /** Only of the class of this chapter; the chapter itself is preferred. */
  chapterId?: string | undefined
}

/** So many passages are looked at; each of one that may be read. */
const CANDIDATES = 200
const RANKED = 100
/** A passage of this score answers: it has most of what was asked for, and of that what is rare. */
const ENOUGH = 0.66
/** What the parts of a passage count: text, place, heading, title. */
const FIELDS = [0.8, 0.6, 0.9, 1]
/** What a word of the same meaning counts. */
const LIKENESS = 0.68

interface Row extends RankedPassage {
  id: string
  kind: SourceKind
  sourceId: string
  classId: string | null
  href: string
  lang: string
  title: string
  heading: string
  body: string
  score: number
  /** What it has of each term, from 0 to 1.15. */
  has: number[]
}

/**
 * Returns the passages that fit a question best, of what the asker may read as it stands now, one a source. Two statements, and one more where chapters of a
 * class are among them.
 */
export async function findPassages(ctx: Ctx, { query, most, chapterId }: PassageQuery): Promise<Found> {
  const { terms, lang } = parseQuery(query)
  if (terms.length === 0 || (chapterId !== undefined && !isUuid(chapterId))) return { passages: [], isEnough: false }
  const weighed = await weigh(ctx, terms)
  const rows = await withoutLocked(ctx, await search(ctx, weighed, chapterId))
  const passages = rankPassages(rows, weighed, { lang: lang ?? ctx.lang, chapterId }).slice(0, most)
  return { passages: passages.map(toPassage), isEnough: (passages[0]?.score ?? 0) >= ENOUGH }
}

/** Asks what the tenant's texts have of these terms. One statement. */
async function weigh(ctx: Ctx, terms: readonly Term[]): Promise<WeighedTerm[]> {
  const all = [...new Set(terms.flatMap(({ word, forms, alike }) => [word, ...forms, ...alike]))]
  const [phrases, words] = [all.filter(one => one.includes(' ')), all.filter(one => !one.includes(' '))]
  const typed = terms.map(({ word }) => word).filter(word => word.length >= 4 && !word.includes(' '))
  const { rows } = await sql<{ total: number; words: AskedWord[] | null; phrases: AskedWord[] | null; alike: AlikeWord[] | null }>`
    with asked as materialized (
      select one, coalesce(ts_lexize('indonesian_stem', one), '{}') || coalesce(ts_lexize('english_stem', one), '{}') as stems from unnest(${words}::text[]) a (one)),
    known as materialized (
      select a.one as asked, a.stems, (select max(w.sources) from passage_words w where w.tenant_id = ${ctx.tenantId} and w.stem = any(a.stems)) as sources from asked a)
    select (select count(*)::int from passage_sources where tenant_id = ${ctx.tenantId}) as total,
      (select json_agg(k) from known k where k.sources is not null or k.asked = any(${typed}::text[])) as words,
      (select json_agg(json_build_object('asked', one, 'stems', array[phraseto_tsquery('indonesian', one)::text, phraseto_tsquery('english', one)::text]))
        from unnest(${phrases}::text[]) p (one)) as phrases,
      (select json_agg(json_build_object('asked', l.asked, 'word', l.word, 'stem', l.stem, 'sources', l.sources)) from known k, lateral (
        select k.asked, w.word, w.stem, w.sources from passage_words w
        where w.tenant_id = ${ctx.tenantId} and w.word >= left(k.asked, 1) and w.word < left(k.asked, 1) || chr(65535)
          and length(w.word) between length(k.asked) - 2 and length(k.asked) + 2
        order by similarity(w.word, k.asked) desc, w.sources desc limit 12) l
        where k.sources is null and k.asked = any(${typed}::text[])) as alike`.execute(ctx.db)
  const { total = 0, words: known, phrases: rowed, alike } = rows[0] ?? {}
  const singles = (known ?? []).map(one => ({ ...one, stems: one.stems.map(quoted) }))
  const inRows = (rowed ?? []).map(one => ({ ...one, stems: one.stems.filter(Boolean).map(query => `(${query})`) }))
  return weighTerms(terms, { total, words: [...singles, ...inRows], lookAlikes: alike ?? [] })
}

/** Finds passages that have any of the terms, of those that the asker may read. One statement. */
async function search(ctx: Ctx, terms: readonly WeighedTerm[], chapterId: string | undefined): Promise<Row[]> {
  const tellingFirst = terms.toSorted((a, b) => b.weight - a.weight)
  // A word that nearly every text has would find them all: it ranks what the others find.
  const telling = tellingFirst.filter(({ weight }, at) => at === 0 || weight > COMMON_WEIGHT)
  const anyWord = telling
    .flatMap(({ exact, alike }) => [exact, alike])
    .filter(Boolean)
    .join(' | ')
  if (anyWord === '') return []
  const inClass = chapterId
    ? sql`coalesce((select m.class_id from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
        where h.tenant_id = ${ctx.tenantId} and h.id = ${chapterId}::uuid), ${NO_CLASS}::uuid)`
    : sql`null::uuid`
  const { rows } = await sql<Row>`
    with found as materialized (
      select * from search.passages(${anyWord}::tsquery, ${terms.map(({ exact }) => exact)}::tsquery[], ${terms.map(({ alike }) => alike)}::tsquery[],
        ${terms.map(({ weight }) => weight)}::real[], ${FIELDS}::real[], ${LIKENESS}::real, ${openClasses(ctx)}, ${inClass}, ${CANDIDATES}))
    select p.id, p.kind, p.source_id as "sourceId", o.class_id as "classId", o.href, p.lang, p.title, p.heading, p.body, f.score, f.has
    from found f join passages p on p.tenant_id = ${ctx.tenantId} and p.id = f.id
      join passage_sources o on o.tenant_id = p.tenant_id and o.kind = p.kind and o.source_id = p.source_id
    where ${mayRead(ctx)}
    order by f.score desc, p.id limit ${RANKED}`.execute(ctx.db)
  return rows
}

/** What a word weighs at most that nearly every text has. */
const COMMON_WEIGHT = 0.2
/** Of a chapter that is not there: nothing is found in it. */
const NO_CLASS = '00000000-0000-0000-0000-000000000000'

async function withoutLocked(ctx: Ctx, rows: Row[]): Promise<Row[]> {
  const classIds = new Set(rows.flatMap(({ kind, classId }) => (kind === 'chapter' && classId ? [classId] : [])))
  const locked = await lockedChapters(ctx, [...classIds])
  return locked.size === 0 ? rows : rows.filter(({ kind, sourceId }) => kind !== 'chapter' || !locked.has(sourceId))
}

function toPassage({ id, kind, sourceId, title, href, lang, heading, body, score }: Row): Passage {
  return { id, source: { kind, id: sourceId, title, href, lang }, heading, text: body, score: Math.round(score * 1000) / 1000 }
}
