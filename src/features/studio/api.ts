import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { studioContract } from './contract.ts'
import { findForPerson } from './palette/find.server.ts'

/** Registers the endpoint of the command palette. */
export function addStudioRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(studioContract.find, async c => c.json(toEnvelope({ items: await findForPerson(c.get('ctx'), c.req.valid('query').q) }), 200))
}
