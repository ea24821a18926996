import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { InvalidInput } from '#kit/errors.ts'
import { sayReason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { CheckedRow, CheckedTable, Result, TeamResult } from './result.ts'
import { isSame, ownTeams, RESULT_COLUMNS, type ResultChange, readResult, saveResults } from './results.server.ts'
import { schoolReason } from './texts.ts'

/** Maximum number of rows of a table, and of its characters. */
const MAX_ROWS = 1000
const MAX_TABLE = 300_000

/** Columns that a table may have; others are left out. A team is named by its id, or by its name and its school's NPSN. */
const COLUMNS = ['id', 'team', 'npsn', 'score', 'minutes'] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string>>

/**
 * Says of each row of a table with commas, semicolons or tabs what would become of it, and saves nothing. A table without the column `minutes` leaves times
 * as they are. Throws as `ownTeams`, and InvalidInput for what is no such table.
 */
export async function checkResults(ctx: Ctx, table: string): Promise<CheckedTable> {
  const { checked } = await readTable(ctx, table)
  return { table, ...checked }
}

/** Saves the results of a table: all or none. Returns how many differ. Throws as `checkResults`, and InvalidInput (`TableRefused`) with the first bad row. */
export async function saveResultTable(ctx: Ctx, table: string): Promise<number> {
  const { checked, changes } = await readTable(ctx, table)
  const wrong = checked.rows.find(row => row.state === 'refused')
  if (wrong) throw new InvalidInput(schoolReason('TableRefused', { count: checked.refused, line: wrong.line, why: wrong.why ?? '' }))
  return await saveResults(ctx, changes)
}

async function readTable(ctx: Ctx, table: string): Promise<{ checked: Omit<CheckedTable, 'table'>; changes: ResultChange[] }> {
  const given = readRows(table)
  const { rows: teams } = await sql<TeamResult>`
    select ${RESULT_COLUMNS} from ${ownTeams(ctx)} and (t.id = any(${given.map(({ id = '' }) => id.toLowerCase()).filter(isUuid)}::uuid[])
      or (s.npsn, lower(t.name)) in (select * from unnest(${given.map(({ npsn = '' }) => npsn)}::text[],
        ${given.map(({ team = '' }) => team.toLowerCase())}::text[])))`.execute(ctx.db)
  const byId = new Map(teams.map(team => [team.id, team]))
  const byName = new Map(teams.map(team => [keyOf(team.npsn ?? '', team.name), team]))
  const seen = new Set<string>()
  const changes: ResultChange[] = []
  const rows = given.map((cells, at): CheckedRow => {
    const team = cells.id ? byId.get(cells.id.toLowerCase()) : byName.get(keyOf(cells.npsn ?? '', cells.team ?? ''))
    const line = at + 2
    const refused = (reason: Parameters<typeof sayReason>[0]): CheckedRow => ({
      line,
      team: team?.name ?? cells.team ?? cells.id ?? '',
      school: team?.school ?? cells.npsn ?? '',
      before: team ? resultOf(team) : null,
      after: null,
      state: 'refused',
      why: sayReason(reason, ctx.lang),
    })
    if (!team) return refused(schoolReason('TeamUnknown'))
    if (seen.has(team.id)) return refused(schoolReason('RowTwice'))
    seen.add(team.id)
    const read = readResult(cells.score ?? '', cells.minutes ?? (cells.score?.trim() ? String(team.minutes ?? '') : ''))
    if ('problems' in read) return refused(read.problems[0]?.reason ?? schoolReason('ResultsRefused'))
    const before = resultOf(team)
    const after = read.result
    changes.push({ id: team.id, result: after })
    const state = isSame(before, after) ? 'same' : before.score === null ? 'new' : 'changed'
    return { line, team: team.name, school: team.school, before, after, state, why: null }
  })
  const count = (wanted: (row: CheckedRow) => boolean) => rows.filter(wanted).length
  return {
    changes,
    checked: {
      rows,
      changes: count(row => row.state === 'new' || row.state === 'changed'),
      refused: count(row => row.state === 'refused'),
    },
  }
}

const resultOf = ({ score, minutes }: Result): Result => ({ score, minutes })
const keyOf = (npsn: string, team: string) => `${npsn} ${team.toLowerCase()}`

function readRows(table: string): Cells[] {
  if (table.trim() === '') throw new InvalidInput(schoolReason('TableMissing'))
  let rows: string[][] = []
  try {
    if (table.length <= MAX_TABLE)
      rows = parse(table, { bom: true, trim: true, delimiter: [',', ';', '\t'], relax_column_count: true, skip_empty_lines: true })
  } catch {
    // Said below, as for a table of other columns.
  }
  const [head = [], ...body] = rows
  const names = head.map(cell => COLUMNS.find(one => one === cell.toLowerCase()))
  const isWhole = names.includes('score') && (names.includes('id') || (names.includes('team') && names.includes('npsn')))
  if (!isWhole || body.length === 0 || body.length > MAX_ROWS) throw new InvalidInput(schoolReason('TableUnreadable', { most: MAX_ROWS }))
  return body.map(row => Object.fromEntries(row.flatMap((cell, at) => (names[at] ? [[names[at], cell]] : []))))
}
