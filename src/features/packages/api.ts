import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { packageContract } from './contract.ts'
import { lookThrough, openPackage, reportPackage } from './open-package.server.ts'
import type { Packages } from './packages.server.ts'

/** Registers the calls of packages (SCORM). */
export function addPackageRoutes(api: OpenAPIHono<ApiEnv>, packages: Packages): void {
  api.openapi(packageContract.look, async c => {
    return c.json(toEnvelope(await lookThrough(c.get('ctx'), packages, c.req.valid('query').address)), 200)
  })
  api.openapi(packageContract.open, async c => {
    const siteOrigin = packages.originOf(c.env.site.host)
    return c.json(toEnvelope(await openPackage(c.get('ctx'), packages, { ...c.req.valid('query'), siteOrigin })), 200)
  })
  api.openapi(packageContract.report, async c => {
    const { lmsId: _, ...report } = c.req.valid('json')
    return c.json(toEnvelope(await reportPackage(c.get('ctx'), packages, report)), 201)
  })
}
