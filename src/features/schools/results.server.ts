import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { limitsOf } from '#features/permissions/role-limits.ts'
import { type FieldReason, InvalidInput } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import { isUuid } from '#platform/db/ids.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { MAX_MINUTES, MAX_SCORE, RESULT_STATES, type Result, type ResultState, type TeamResult } from './result.ts'
import { schoolReason } from './texts.ts'

export interface ResultFilter {
  /** Without it, teams with and without a result. */
  state?: ResultState | undefined
  /** The program's id. */
  program?: string | undefined
  /** Part of the team's or school's name, or of the NPSN. */
  search?: string | undefined
}

/** Returns the filter of the list that its address names. */
export function resultFilterOf(query: URLSearchParams): ResultFilter {
  const program = query.get('program') ?? ''
  return {
    state: RESULT_STATES.find(one => one === query.get('state')),
    program: isUuid(program) ? program : undefined,
    search: query.get('search') ?? undefined,
  }
}

/** More than these are not counted. */
const MOST_COUNTED = 1000

export const RESULT_COLUMNS = sql`t.id, t.name, t.score, t.minutes, s.name as school, s.npsn,
  coalesce((select city.name from regions.cities city where city.code = s.city_code), '') as city,
  (select p.name from programs p where p.tenant_id = t.tenant_id and p.id = t.program_id) as program`

/** Returns a page of the confirmed teams whose results the viewer may write, by name. One statement. Throws as `requirePermission`. */
export async function listResults(ctx: Ctx, filter: ResultFilter, place: KeysetPlace): Promise<KeysetPage<TeamResult>> {
  return await readKeyset<TeamResult>(ctx, place, {
    columns: RESULT_COLUMNS,
    matched: sql`${ownTeams(ctx)} ${matching(filter)}`,
    sort: { expression: sql`lower(t.name)`, type: 'text', isDescending: false },
    id: sql`t.id`,
  })
}

/** Counts the teams of a filter up to a thousand. One statement. Throws as the list. */
export async function countResults(ctx: Ctx, filter: ResultFilter): Promise<{ count: number; isMore: boolean }> {
  return await countUpTo(ctx, sql`${ownTeams(ctx)} ${matching(filter)}`, MOST_COUNTED)
}

/** Returns the programs whose teams' results the viewer may write, by name. One statement. Throws as `requirePermission`. */
export async function listProgramsOfResults(ctx: Ctx): Promise<{ id: string; name: string }[]> {
  const isAll = requirePermission(ctx.viewer, 'programs.write') === 'all'
  return await ctx.db
    .selectFrom('programs')
    .select(['id', 'name'])
    .where('tenant_id', '=', ctx.tenantId)
    .$if(!isAll, query => query.where(sql<boolean>`id = any(${limitsOf(ctx.viewer).programIds}::uuid[])`))
    .orderBy('name')
    .limit(100)
    .execute()
}

/**
 * SQL: confirmed teams `t` of confirmed schools `s` whose results the viewer may write: staff all, program leads those of their programs. Throws as
 * `requirePermission`.
 */
export function ownTeams(ctx: Ctx): RawBuilder<unknown> {
  const isAll = requirePermission(ctx.viewer, 'programs.write') === 'all'
  const { programIds } = limitsOf(ctx.viewer)
  return sql`teams t join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
    where t.tenant_id = ${ctx.tenantId} and ${isConfirmed('t')} and ${isConfirmed('s')} ${isAll ? sql`` : sql`and t.program_id = any(${programIds}::uuid[])`}`
}

function matching({ state, program, search }: ResultFilter): RawBuilder<unknown> {
  const like = search ? patternOf(search) : undefined
  return sql`${state ? sql`and t.score ${sql.raw(state === 'open' ? 'is null' : 'is not null')}` : sql``}
    ${program ? sql`and t.program_id = ${program}` : sql``}
    ${like ? sql`and (t.name ilike ${like} or s.name ilike ${like} or s.npsn ilike ${like})` : sql``}`
}

/** Returns a typed result, or why its fields are refused. Nothing typed: no result. */
export function readResult(
  score: string,
  minutes: string,
): { result: Result } | { problems: { field: 'score' | 'minutes'; reason: Reason }[] } {
  const [scored, taken] = [readNumber(score), readNumber(minutes)]
  const isScore = scored === null || (scored >= 0 && scored <= MAX_SCORE)
  const isTime = taken === null || (taken >= 1 && taken <= MAX_MINUTES && scored !== null)
  if (isScore && isTime) return { result: { score: scored, minutes: taken } }
  return {
    problems: [
      ...(isScore ? [] : [{ field: 'score' as const, reason: schoolReason('ScoreOutside', { most: MAX_SCORE }) }]),
      ...(isTime || !isScore ? [] : [{ field: 'minutes' as const, reason: schoolReason('MinutesOutside', { most: MAX_MINUTES }) }]),
    ],
  }
}

/** Returns a whole number, null for nothing, NaN for anything else. */
function readNumber(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
}

/** A result that was typed over the one that was shown. */
export interface ResultChange {
  id: string
  /** What stood there as the page was loaded; undefined: whatever stands there is replaced. */
  shown?: Result
  result: Result
}

/**
 * Writes results of teams: all or none. Returns how many differ from what stood there. Throws as `requirePermission`, and InvalidInput with each field that is
 * refused (`score.<id>`): a team that the viewer may not write, is not confirmed or is gone, or whose result somebody else has changed meanwhile.
 */
export async function saveResults(ctx: Ctx, changes: readonly ResultChange[]): Promise<number> {
  const own = ownTeams(ctx)
  const { rows } = await sql<Result & { id: string; name: string }>`
    select t.id, t.name, t.score, t.minutes from ${own} and t.id = any(${changes.map(({ id }) => id).filter(isUuid)}::uuid[])
    order by t.id for update of t`.execute(ctx.db)
  const stored = new Map(rows.map(row => [row.id, row]))
  const problems: FieldReason[] = changes.flatMap(({ id, shown }) => {
    const team = stored.get(id)
    if (!team) return [{ path: `score.${id}`, reason: schoolReason('TeamGone') }]
    return !shown || isSame(team, shown) ? [] : [{ path: `score.${id}`, reason: schoolReason('ResultChanged', { team: team.name }) }]
  })
  if (problems.length > 0) throw new InvalidInput(schoolReason('ResultsRefused'), problems)
  let count = 0
  for (const { id, result } of changes) {
    const team = stored.get(id)
    if (!team || isSame(team, result)) continue
    count++
    await ctx.db
      .updateTable('teams')
      .set({ ...result })
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', id)
      .execute()
    const details = { name: team.name, score: result.score, minutes: result.minutes, before: team.score }
    await writeAudit(ctx, { act: 'team.scored', subject: id, details })
  }
  if (count > 0) {
    ctx.announce('schools')
    ctx.announce('programs')
  }
  return count
}

export function isSame(one: Result, other: Result): boolean {
  return one.score === other.score && one.minutes === other.minutes
}
