import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { PARTS_OF } from '#features/statistics/area.ts'
import { loader as dashboard } from '#features/statistics/pages/dashboard.tsx'
import { PERIODS } from '#features/statistics/period.ts'
import { rollUp } from '#features/statistics/roll-up.server.ts'
import { loader as frame } from '#features/studio/frame.tsx'
import type { Role } from '#kit/roles.ts'
import { setPageArgs } from '#page/page.server.ts'
import { buildRequest, createRequests } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'

/* How many statements the dashboard and the frame around it take together: `e2e/site.spec.ts` allows a page of the app ten. */
const database = openTestDatabase()
const query = { period: PERIODS, from: 'text', to: 'text' } as const
const open = createRequests(database, [{ path: '/Studio/Statistics', name: 'Studio-Statistics', isPersonal: true, query }])
const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)
const ROLES = ['admin', 'lead_region', 'lead_program', 'mentor', 'teacher'] as const

interface Place {
  tenant: TenantId
  people: Map<Role, Enrolled>
}

async function build(fill: (place: TenantId) => Promise<void>): Promise<Place> {
  const tenant = await database.createTenant()
  const [school, program, mentor] = await database.asTenant(tenant, async ctx => {
    const id = await buildSchool(ctx, { confirmed_at: days(-50) })
    const of = await buildProgram(ctx)
    await buildTeam(ctx, id, { program_id: of, confirmed_at: days(-3) })
    return [id, of, id]
  })
  await fill(tenant)
  await database.asTenant(tenant, async ctx => {
    while (await rollUp(ctx));
  })
  const people = new Map<Role, Enrolled>()
  for (const role of ROLES) people.set(role, await enrol(database, tenant, `Orang ${role}`, [role]))
  const limit = (role: Role, column: string, value: unknown) =>
    database.pool.query(`update memberships set ${column} = $1 where member_id = $2`, [value, people.get(role)?.id])
  await limit('lead_region', 'region_codes', ['32.73'])
  await limit('lead_program', 'program_ids', [program])
  await limit('mentor', 'mentor_id', mentor)
  await limit('teacher', 'school_id', school)
  return { tenant, people }
}

/** Returns the statements of a visit and the number of its rows. */
async function visit({ tenant, people }: Place, role: Role, period: string): Promise<{ statements: number; rows: number; parts: number }> {
  const person = people.get(role)
  if (!person) throw new Error(`nobody is a ${role}`)
  const { args, url, statements, commit } = open(`/Studio/Statistics?period=${period}`, await as(person, tenant))
  const context = new RouterContextProvider()
  setPageArgs(context, args)
  const asked = { request: buildRequest(url), url, params: {}, context, pattern: '' }
  await frame(asked)
  const { parts } = await dashboard(asked)
  await commit()
  return { statements: statements(), rows: parts.flatMap(part => part.rows).length, parts: parts.length }
}

let small: Place
let large: Place

beforeAll(async () => {
  await loadRegions(database.pool)
  small = await build(async () => {})
  large = await build(tenant =>
    database.asTenant(tenant, async ctx => {
      for (let at = 0; at < 40; at++) {
        const school = await buildSchool(ctx, { confirmed_at: days(-at * 9), created_at: days(-at * 9) })
        const program = await buildProgram(ctx)
        await buildTeam(ctx, school, { program_id: program, created_at: days(-at), confirmed_at: days(-at) })
        await buildClass(ctx, { published_at: days(-90), always_open: true, program_id: program })
      }
    }),
  )
})

describe('the dashboard', () => {
  it.each(ROLES)('takes six statements at the most for a %s, the frame’s among them, and no more with more rows and days', async role => {
    const few = await visit(small, role, '7')
    const many = await visit(large, role, 'year')
    expect(few.statements).toBeGreaterThan(1)
    expect(few.statements).toBeLessThanOrEqual(6)
    expect(many.statements).toBe(few.statements)
  })

  it('shows all of its charts in them', async () => {
    const few = await visit(small, 'admin', '7')
    const many = await visit(large, 'admin', 'year')
    expect([few.parts, many.parts]).toEqual([PARTS_OF.all.length, PARTS_OF.all.length])
    expect(many.rows).toBeGreaterThan(few.rows + 20)
    console.info(`dashboard: ${few.statements} statements`)
  })
})
