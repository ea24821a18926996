import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { requirePerson } from '#features/permissions/permissions.ts'
import { addRecordRoutes } from '#features/records/record-api.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import type { Site } from '#features/sites/site.ts'
import { toAskedPage } from '#kit/page.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { schoolContract } from './contract.ts'
import { listSchools } from './queries.server.ts'
import { schoolRecordContract } from './record-contract.ts'
import { schoolRecords } from './records.server.ts'
import { registerSchool } from './registration.server.ts'
import { registerOwnTeam, registerTeam } from './teams.server.ts'
import { schoolTexts } from './texts.ts'

export interface SchoolApiParts {
  originOf(host: string): string
  /** Counts a submission from a client address. Throws 429 if the quota is used up. */
  consumeSubmissionQuota(address: string): Promise<void>
  /** Counts a mail to an address over all tenants. Throws 429 (`TooManyMails`). */
  takeFormMail(to: string): Promise<void>
}

/** Registers the endpoints that read schools and that register schools and teams. */
export function addSchoolRoutes(api: OpenAPIHono<ApiEnv>, { originOf, consumeSubmissionQuota, takeFormMail }: SchoolApiParts): void {
  addRecordRoutes(api, schoolRecordContract, schoolRecords)
  const fromOf = (site: Site) => ({ site, origin: originOf(site.host), takeMail: takeFormMail })

  api.openapi(schoolContract.list, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    return c.json(toEnvelope(toAskedPage(await listSchools(c.get('ctx'), { ...filter, perPage: pageSize }), filter.page)), 200)
  })

  api.openapi(schoolContract.register, async c => {
    const { site, clientAddress } = c.env
    await consumeSubmissionQuota(clientAddress)
    const { id, slug, name } = await registerSchool(c.get('ctx'), c.req.valid('json'), fromOf(site))
    return c.json(toEnvelope({ id, slug, name }, takenIn(c)), 201)
  })

  api.openapi(schoolContract.registerTeam, async c => {
    const { site, clientAddress } = c.env
    await consumeSubmissionQuota(clientAddress)
    return c.json(toEnvelope(await registerTeam(c.get('ctx'), c.req.valid('json'), fromOf(site)), takenIn(c)), 201)
  })

  api.openapi(schoolContract.registerOwnTeam, async c => {
    const { site, clientAddress } = c.env
    requirePerson(c.get('ctx').viewer)
    await consumeSubmissionQuota(clientAddress)
    return c.json(toEnvelope(await registerOwnTeam(c.get('ctx'), c.req.valid('json'), fromOf(site)), takenIn(c)), 201)
  })
}

function takenIn(c: Context<ApiEnv>): string {
  return schoolTexts(acceptedLang(c.req.header('accept-language'))).answers.taken
}
