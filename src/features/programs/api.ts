import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { listLeaderboard } from '#features/schools/queries.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { type Page, toAskedPage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { programContract } from './contract.ts'
import { getCurriculum } from './outlines.server.ts'
import { type ProgramSummary, pictureOf } from './program.ts'
import { getProgram, listProgramSchools, listPrograms, requireProgram } from './queries.server.ts'
import { programRecordContract } from './record-contract.ts'
import { programRecords } from './records.server.ts'

/** Registers the endpoints that read programs, their schools, leaderboards and curricula. */
export function addProgramRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, programRecordContract, programRecords)
  api.openapi(programContract.active, async c => {
    const { page, pageSize } = c.req.valid('query')
    return c.json(
      toEnvelope(withLogos(toAskedPage(await listPrograms(c.get('ctx'), { page, perPage: pageSize, active: true }), page))),
      200,
    )
  })
  api.openapi(programContract.aws, async c => {
    const { page, pageSize } = c.req.valid('query')
    return c.json(
      toEnvelope(withLogos(toAskedPage(await listPrograms(c.get('ctx'), { page, perPage: pageSize, sponsor: 'aws' }), page))),
      200,
    )
  })
  api.openapi(programContract.catalogPrograms, async c => {
    const { page, pageSize } = c.req.valid('query')
    return c.json(toEnvelope(withLogos(toAskedPage(await listPrograms(c.get('ctx'), { page, perPage: pageSize }), page))), 200)
  })
  api.openapi(programContract.detail, async c => {
    const { content, langs: _, ...program } = await getProgram(c.get('ctx'), c.req.valid('query').slug, { active: true })
    return c.json(toEnvelope({ ...withLogo(program), content: await toHtml(content) }), 200)
  })
  api.openapi(programContract.schools, async c => {
    const { page, pageSize, programId } = c.req.valid('query')
    const schools = await listProgramSchools(c.get('ctx'), { page, perPage: pageSize, programId })
    if (schools.totalItems === 0) await requireProgram(c.get('ctx'), programId)
    return c.json(toEnvelope(toAskedPage(schools, page)), 200)
  })
  api.openapi(programContract.leaderboards, async c => {
    const { page, pageSize, programId } = c.req.valid('query')
    const teams = await listLeaderboard(c.get('ctx'), { page, perPage: pageSize, programId })
    if (programId && teams.totalItems === 0) await requireProgram(c.get('ctx'), programId)
    return c.json(toEnvelope(toAskedPage(teams, page)), 200)
  })
  api.openapi(programContract.catalogSyllabus, async c =>
    c.json(toEnvelope(withLogo(await getCurriculum(c.get('ctx'), c.req.valid('param').programId))), 200),
  )
}

function withLogos(page: Page<ProgramSummary>) {
  return { ...page, items: page.items.map(withLogo) }
}

/** Adds the picture that the program's page shows. */
function withLogo<T extends Pick<ProgramSummary, 'slug' | 'logo'>>(program: T) {
  return { ...program, logo: pictureOf(program) }
}
