import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { offlineContract } from './contract.ts'
import { getOfflineClass } from './offline-class.server.ts'

/** Registers the call about what is taken along. */
export function addOfflineRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(offlineContract.package, async c => c.json(toEnvelope(await getOfflineClass(c.get('ctx'), c.req.valid('query').slug)), 200))
}
