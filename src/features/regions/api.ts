import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toWholePage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { regionContract } from './contract.ts'
import { listCities, listProvinces } from './queries.server.ts'

/** The endpoints that read provinces and cities. */
export function addRegionRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(regionContract.provinces, async c => c.json(toEnvelope(toWholePage(await listProvinces(c.get('ctx')))), 200))
  api.openapi(regionContract.cities, async c =>
    c.json(toEnvelope(toWholePage(await listCities(c.get('ctx'), c.req.valid('query').provinceId))), 200),
  )
}
