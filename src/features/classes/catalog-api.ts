import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toAskedPage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { toBatchAnswer } from './batch-json.ts'
import { listActiveBatches } from './batches.server.ts'
import { catalogContract } from './catalog-contract.ts'
import { listActiveMentors } from './mentors.server.ts'

/** Registers the catalogue's endpoints for cohorts and mentors. */
export function addCatalogRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(catalogContract.batches, async c => {
    const { page, pageSize } = c.req.valid('query')
    return c.json(toBatchAnswer(toAskedPage(await listActiveBatches(c.get('ctx'), { page, perPage: pageSize }), page)), 200)
  })

  api.openapi(catalogContract.mentors, async c => {
    const { page, pageSize } = c.req.valid('query')
    const mentors = toAskedPage(await listActiveMentors(c.get('ctx'), { page, perPage: pageSize }), page)
    const items = mentors.items.map(({ photo, ...mentor }) => ({ ...mentor, photo: photo ?? `/art/avatar/${mentor.slug}.svg` }))
    return c.json(toEnvelope({ ...mentors, items }), 200)
  })
}
