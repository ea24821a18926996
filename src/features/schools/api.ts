import type { OpenAPIHono } from '@hono/zod-openapi'
import { requirePerson } from '#features/permissions/permissions.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { schoolContract } from './contract.ts'
import { listSchools } from './queries.server.ts'
import { registerSchool } from './registration.server.ts'
import { registerOwnTeam, registerTeam } from './teams.server.ts'

export interface SchoolApiParts {
  originOf(host: string): string
  /** Counts a submission from a client address. Throws 429 if the quota is used up. */
  consumeSubmissionQuota(address: string): Promise<void>
}

const TAKEN = 'Pendaftaran diterima dan akan diperiksa pengelola'

/** Registers the endpoints that read schools and that register schools and teams. */
export function addSchoolRoutes(api: OpenAPIHono<ApiEnv>, { originOf, consumeSubmissionQuota }: SchoolApiParts): void {
  api.openapi(schoolContract.list, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    return c.json(toEnvelope(await listSchools(c.get('ctx'), { ...filter, perPage: pageSize })), 200)
  })

  api.openapi(schoolContract.register, async c => {
    const { site, clientAddress } = c.env
    await consumeSubmissionQuota(clientAddress)
    const { id, slug, name } = await registerSchool(c.get('ctx'), c.req.valid('json'), { site, origin: originOf(site.host) })
    return c.json(toEnvelope({ id, slug, name }, TAKEN), 201)
  })

  api.openapi(schoolContract.registerTeam, async c => {
    const { site, clientAddress } = c.env
    await consumeSubmissionQuota(clientAddress)
    return c.json(toEnvelope(await registerTeam(c.get('ctx'), c.req.valid('json'), { site, origin: originOf(site.host) }), TAKEN), 201)
  })

  api.openapi(schoolContract.registerOwnTeam, async c => {
    const { site, clientAddress } = c.env
    requirePerson(c.get('ctx').viewer)
    await consumeSubmissionQuota(clientAddress)
    return c.json(toEnvelope(await registerOwnTeam(c.get('ctx'), c.req.valid('json'), { site, origin: originOf(site.host) }), TAKEN), 201)
  })
}
