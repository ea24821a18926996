import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { readContent } from '../kinds.ts'
import type { GivenAnswer } from '../ui.ts'
import { isRight, resultOf } from './judge.ts'
import type { PracticeContent } from './kind.ts'

/** Answers that a device reported of one practice. */
export interface ReportedAnswers {
  chapterId: string
  answers: readonly GivenAnswer[]
  /** The version that the device showed: they count by it where the member has begun none yet. */
  version?: number | undefined
  at: Date
}

const MAX_GIVEN = 12
const MAX_LETTERS = 500

/**
 * Stores a member's answers, judged here by the version of the practice that the member is in the middle of, and returns the best result (percent) of each
 * practice among the rounds that the answers belong to: a practice without a whole round among them has none. The same answers may come again, and in any order.
 * Answers to what is no question of the practice are left out, so are reports of chapters that are none or are gone. Who calls it has checked that the member
 * may read the chapters. At most three statements, however many reports.
 */
export async function keepAnswers(ctx: Ctx, memberId: string, reports: readonly ReportedAnswers[]): Promise<Map<string, number>> {
  const practices = await readPractices(ctx, memberId, reports)
  const rows = reports.flatMap(({ chapterId, answers, at }) =>
    answers.flatMap(({ roundId, questionId, given }) => {
      const question = practices.get(chapterId)?.questions.find(({ id }) => id === questionId)
      if (!question) return []
      const kept = given.slice(0, MAX_GIVEN).map(one => one.slice(0, MAX_LETTERS))
      const judged = { question_id: questionId, given: kept, is_right: isRight(question, kept), answered_at: at }
      return [{ tenant_id: ctx.tenantId, member_id: memberId, chapter_id: chapterId, round_id: roundId, ...judged }]
    }),
  )
  if (rows.length === 0) return new Map()
  await ctx.db
    .insertInto('practice_answers')
    .values(rows)
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id', 'round_id', 'question_id']).doNothing())
    .execute()
  return await readResults(ctx, memberId, { practices, roundIds: [...new Set(rows.map(row => row.round_id))] })
}

/** Returns the practices among these chapters, each in the version that the member began, else the one that they were shown, else the newest. */
async function readPractices(ctx: Ctx, memberId: string, reports: readonly ReportedAnswers[]): Promise<Map<string, PracticeContent>> {
  if (reports.length === 0) return new Map()
  const shown = new Map(reports.map(({ chapterId, version }) => [chapterId, version ?? null]))
  const shownVersion = sql<number | null>`(${JSON.stringify(Object.fromEntries(shown))}::jsonb ->> c.id::text)::int`
  const rows = await ctx.db
    .selectFrom('class_chapters as c')
    .leftJoin('chapter_progress as p', join =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.chapter_id', '=', 'c.id').on('p.member_id', '=', memberId),
    )
    .leftJoin('class_chapter_versions as v', join =>
      join
        .onRef('v.tenant_id', '=', 'c.tenant_id')
        .onRef('v.chapter_id', '=', 'c.id')
        .on('v.version', '=', sql<number>`case when p.state is null then ${shownVersion} when p.state = 'open' then p.version end`)
        .on('v.kind', '=', 'practice'),
    )
    .where('c.tenant_id', '=', ctx.tenantId)
    .where('c.id', 'in', [...shown.keys()])
    .where('c.kind', '=', 'practice')
    .where(isPublished(ctx, 'c'))
    .select(({ fn }) => ['c.id', fn.coalesce('v.content', 'c.content').as('content')])
    .execute()
  return new Map(rows.map(({ id, content }) => [id, readContent('practice', content)]))
}

async function readResults(
  ctx: Ctx,
  memberId: string,
  { practices, roundIds }: { practices: ReadonlyMap<string, PracticeContent>; roundIds: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('practice_answers')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('round_id', 'in', roundIds)
    .select(['chapter_id', 'round_id', 'question_id', 'given'])
    .execute()
  const best = new Map<string, number>()
  for (const [chapterId, practice] of practices) {
    const own = rows.filter(row => row.chapter_id === chapterId)
    for (const round of new Set(own.map(row => row.round_id))) {
      const answers = own.filter(row => row.round_id === round).map(row => ({ questionId: row.question_id, given: row.given }))
      const result = resultOf(practice, answers)
      if (result !== undefined) best.set(chapterId, Math.max(result, best.get(chapterId) ?? 0))
    }
  }
  return best
}

/** How a question of a practice was answered by all who take part. */
export interface QuestionUse {
  questionId: string
  /** Number of people. */
  people: number
  /** Share of the people whose first answer was right, in percent. */
  rightAtFirst: number
}

/** Returns how each question of practices was answered, the hardest first; questions without an answer are left out. Who calls it has checked the right. */
export async function listHardQuestions(ctx: Ctx, chapterIds: readonly string[]): Promise<QuestionUse[]> {
  const rows = await ctx.db
    .with('first', db =>
      db
        .selectFrom('practice_answers')
        .where('tenant_id', '=', ctx.tenantId)
        .where('chapter_id', 'in', chapterIds)
        .distinctOn(['member_id', 'question_id'])
        .orderBy('member_id')
        .orderBy('question_id')
        .orderBy('answered_at')
        .orderBy('round_id')
        .select(['question_id', 'is_right']),
    )
    .selectFrom('first')
    .groupBy('question_id')
    .select(({ fn }) => [
      'question_id',
      fn.countAll<string>().as('people'),
      fn.countAll<string>().filterWhere('is_right', '=', true).as('right'),
    ])
    .execute()
  return rows
    .map(row => ({
      questionId: row.question_id,
      people: Number(row.people),
      rightAtFirst: Math.round((Number(row.right) / Number(row.people)) * 100),
    }))
    .toSorted((a, b) => a.rightAtFirst - b.rightAtFirst || b.people - a.people)
}
