import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { chooseCandidates } from './choose-candidates.ts'
import { isEnough } from './enough.ts'
import { askWords, knownBy } from './known-words.server.ts'
import type { Found, Passage, SourceKind } from './passage.ts'
import type { IndexedPassage, PassageIndex } from './passage-index.ts'
import { findLastIndex, getCurrentIndex } from './passage-indexes.server.ts'
import { askedKinds } from './query/answer-kinds.ts'
import { kindsFor } from './query/kinds.ts'
import { parseQuery, wordsOf } from './query/parse-query.ts'
import { type RankedPassage, rankPassages, type ScoredPassage } from './rank-passages.ts'
import { lockedChapters, mayRead, openClasses } from './rights.server.ts'
import { type Hits, hitsIn, scorePassage } from './score-passage.ts'
import { type WeighedTerm, weighTerms } from './weigh-terms.ts'

export interface PassageQuery {
  query: string
  /** How many passages are wanted at most. */
  most: number
  /** Only of the class of this chapter; the chapter itself is preferred. */
  chapterId?: string | undefined
}

/** So many passages are looked at closely. */
const CANDIDATES = 60
/** So many of the best tell whether it is enough. */
const TELLING = 3
/** So many more are read at once: some may not be read as their rows stand now. */
const SPARE = 4

interface Row {
  id: string
  kind: SourceKind
  sourceId: string
  href: string
  lang: string
  title: string
  heading: string
  body: string
}

/**
 * Returns the passages that fit a question best, of what the asker may read as it stands now, one a source. They are looked for in the index in memory; the texts of the best are read
 * with their rights. Two statements in one round trip, three where chapters of a class are among the best. Before these one for a member and within a chapter, and one for words that
 * nobody has asked with yet or that nobody wrote; three more where the passages have changed, for each 200 sources of these another one.
 */
export async function findPassages(ctx: Ctx, { query, most, chapterId }: PassageQuery): Promise<Found> {
  const { terms, lang } = parseQuery(query)
  if (terms.length === 0 || (chapterId !== undefined && !isUuid(chapterId))) return { passages: [], isEnough: false, terms }
  const held = findLastIndex(ctx.tenantId)
  const [words, within] = await Promise.all([askWords(ctx, terms, held?.index), classesOf(ctx, chapterId)])
  const findIn = async (index: PassageIndex): Promise<Found> => {
    const weighed = weighTerms(terms, knownBy(index, words))
    const asked = askedKinds(query)
    const ranked = rankPassages(scoreCandidates(index, weighed, within), weighed, {
      lang: lang ?? ctx.lang,
      chapterId,
      kinds: kindsFor(wordsOf(query)),
      canAnswer: ({ answers }) => asked.every(kind => answers.includes(kind)),
    })
    const readable = await readBest(ctx, ranked, Math.max(most, TELLING))
    return { passages: readable.slice(0, most).map(toPassage), isEnough: isEnough(query, weighed, readable), terms }
  }
  // Nearly always the last index is the current one: it is looked into, its texts are read, and only then it is asked whether it was: what changed meanwhile has texts by other ids.
  const [found, now] = await Promise.all([held && findIn(held.index), getCurrentIndex(ctx)])
  if (found && now.version === held?.version) return found
  // What changes even now is found by the next question.
  return await findIn(now.index)
}

/** Which classes' chapters are looked into. */
interface Within {
  /** Of these classes the asker may read the chapters. */
  open: ReadonlySet<string>
  /** Only this class. */
  classId?: string | undefined
}

/** Of a chapter that is not there: nothing is found in it. */
const NO_CLASS = '00000000-0000-0000-0000-000000000000'

/** One statement, or none. */
async function classesOf(ctx: Ctx, chapterId: string | undefined): Promise<Within> {
  if (ctx.viewer.kind !== 'person' && chapterId === undefined) return { open: new Set() }
  const { rows } = await sql<{ open: string[]; classId: string | null }>`
    select ${openClasses(ctx)} as open, (select m.class_id from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      where h.tenant_id = ${ctx.tenantId} and h.id = ${chapterId ?? null}::uuid) as "classId"`.execute(ctx.db)
  const [row] = rows
  return { open: new Set(row?.open), ...(chapterId !== undefined && { classId: row?.classId ?? NO_CLASS }) }
}

function scoreCandidates(index: PassageIndex, terms: readonly WeighedTerm[], { open, classId }: Within): ScoredPassage<IndexedPassage>[] {
  const mayBe = (one: IndexedPassage) =>
    (classId === undefined || one.classId === classId || (one.kind === 'class' && one.sourceId === classId)) &&
    (one.classId === null || one.isPreview || open.has(one.classId))
  const candidates = chooseCandidates(index, terms, mayBe, CANDIDATES)
  const numbers = candidates.map(({ number }) => number)
  const hits = hitsIn(index, numbers, terms)
  return candidates.map(({ passage }, at) => ({ passage, ...scorePassage(hits[at] ?? NO_HITS, terms, passage.titleWords) }))
}

const NO_HITS: Hits = { A: [], B: [], C: [], D: [] }

/** Reads the texts of the best that the asker may read, at least `wanted` of them if there are so many. */
async function readBest(ctx: Ctx, ranked: readonly RankedPassage<IndexedPassage>[], wanted: number): Promise<ReadPassage[]> {
  const readable: ReadPassage[] = []
  const atOnce = wanted + SPARE
  for (let at = 0; at < ranked.length && readable.length < wanted; at += atOnce) {
    const best = ranked.slice(at, at + atOnce)
    const passages = best.map(({ passage }) => passage)
    const rows = await readTexts(ctx, passages)
    for (const { passage, score, ofSource } of best) {
      const row = rows.get(passage.id)
      if (row) readable.push({ ...row, score, ofSource })
    }
  }
  return readable
}

type ReadPassage = Row & Omit<RankedPassage<IndexedPassage>, 'passage'>

/** Returns the texts of those of these passages that the asker may read, by id. One statement, and one more at the same time where chapters are among them. */
async function readTexts(ctx: Ctx, passages: readonly IndexedPassage[]): Promise<Map<string, Row>> {
  const ids = passages.map(({ id }) => id)
  const classIds = new Set(passages.flatMap(({ kind, classId }) => (kind === 'chapter' && classId ? [classId] : [])))
  const [{ rows }, locked] = await Promise.all([
    sql<Row>`
      select p.id, o.kind, o.source_id as "sourceId", o.href, p.lang, p.title, p.heading, p.body
      from passages p join passage_sources o on o.tenant_id = p.tenant_id and o.kind = p.kind and o.source_id = p.source_id
      where p.tenant_id = ${ctx.tenantId} and p.id = any(${ids}::uuid[]) and ${mayRead(ctx)}`.execute(ctx.db),
    lockedChapters(ctx, [...classIds]),
  ])
  return new Map(rows.flatMap(row => (row.kind === 'chapter' && locked.has(row.sourceId) ? [] : [[row.id, row]])))
}

function toPassage({ id, kind, sourceId, title, href, lang, heading, body, score }: Row & { score: number }): Passage {
  return { id, source: { kind, id: sourceId, title, href, lang }, heading, text: body, score: Math.round(score * 1000) / 1000 }
}
