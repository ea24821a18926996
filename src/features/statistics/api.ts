import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { recordClick } from './commands.server.ts'
import { statisticsContract } from './contract.ts'

/** The endpoint to which browsers report followed links. */
export function addStatisticsRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(statisticsContract.recordClick, async c => {
    await recordClick(c.get('ctx'), c.req.valid('json'))
    return c.json(toEnvelope(null), 201)
  })
}
