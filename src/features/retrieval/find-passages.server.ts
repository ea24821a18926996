import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isEnough } from './enough.ts'
import { knowWords } from './known-words.server.ts'
import type { Found, Passage, SourceKind } from './passage.ts'
import { wordPlacer } from './place-words.ts'
import { answerCheck } from './query/answer-kinds.ts'
import { kindsFor } from './query/kinds.ts'
import { parseQuery, wordsOf } from './query/parse-query.ts'
import { STOP_WORDS } from './query/stop-words.ts'
import { rankPassages } from './rank-passages.ts'
import { lockedChapters, mayRead, openClasses } from './rights.server.ts'
import { scorePassage } from './score-passage.ts'
import { type WeighedTerm, weighTerms } from './weigh-terms.ts'

export interface PassageQuery {
  query: string
  /** How many passages are wanted at most. */
  most: number
  /** Only of the class of this chapter; the chapter itself is preferred. */
  chapterId?: string | undefined
}

/** So many passages are looked at closely; each of one that may be read. */
const CANDIDATES = 60
/** What a word of the same meaning counts before it is looked at where it stands. */
const LIKENESS = 0.68
interface Row {
  id: string
  kind: SourceKind
  sourceId: string
  classId: string | null
  href: string
  lang: string
  title: string
  heading: string
  body: string
  /** Its vector: where each word stands. */
  words: string
}

/**
 * Returns the passages that fit a question best, of what the asker may read as it stands now, one a source. Two statements, and one more where chapters of a
 * class are among them.
 */
export async function findPassages(ctx: Ctx, { query, most, chapterId }: PassageQuery): Promise<Found> {
  const { terms, lang } = parseQuery(query)
  if (terms.length === 0 || (chapterId !== undefined && !isUuid(chapterId))) return { passages: [], isEnough: false }
  const weighed = weighTerms(terms, await knowWords(ctx, terms))
  const rows = await withoutLocked(ctx, await search(ctx, weighed, chapterId))
  const placesIn = wordPlacer(
    new Set(weighed.flatMap(({ stems, rows: inRow }) => [...stems.keys(), ...inRow.flatMap(({ parts }) => parts.map(({ stem }) => stem))])),
  )
  const scored = rows.map(row => ({
    ...row,
    ...scorePassage(placesIn(row.words), weighed, () => tellingWords(row.title)),
  }))
  const isAnswer = answerCheck(query)
  const kinds = kindsFor(wordsOf(query))
  const ranked = rankPassages(scored, weighed, { lang: lang ?? ctx.lang, chapterId, kinds, canAnswer: row => isAnswer(row.body) })
  return { passages: ranked.slice(0, most).map(toPassage), isEnough: isEnough(query, weighed, ranked) }
}

function tellingWords(title: string): number {
  return wordsOf(title).filter(word => !STOP_WORDS.has(word)).length
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
    select o.id, o.kind, o.source_id as "sourceId", o.class_id as "classId", o.href, o.lang, o.title, o.heading, o.body, o.words
    from search.passages_with(${anyWord}::tsquery, ${terms.map(({ exact }) => exact)}::tsquery[], ${terms.map(({ alike }) => alike)}::tsquery[],
      ${terms.map(({ weight }) => weight)}::real[], ${LIKENESS}::real, ${openClasses(ctx)}, ${inClass}, ${CANDIDATES}) o
    where ${mayRead(ctx)}`.execute(ctx.db)
  return rows
}

/** What a word weighs at most that nearly every text has. */
const COMMON_WEIGHT = 0.3
/** Of a chapter that is not there: nothing is found in it. */
const NO_CLASS = '00000000-0000-0000-0000-000000000000'

async function withoutLocked(ctx: Ctx, rows: Row[]): Promise<Row[]> {
  const classIds = new Set(rows.flatMap(({ kind, classId }) => (kind === 'chapter' && classId ? [classId] : [])))
  const locked = await lockedChapters(ctx, [...classIds])
  return locked.size === 0 ? rows : rows.filter(({ kind, sourceId }) => kind !== 'chapter' || !locked.has(sourceId))
}

function toPassage({ id, kind, sourceId, title, href, lang, heading, body, score }: Row & { score: number }): Passage {
  return { id, source: { kind, id: sourceId, title, href, lang }, heading, text: body, score: Math.round(score * 1000) / 1000 }
}
