import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import type { BinEntity } from './bin.ts'
import { eraseFromBin } from './commands.server.ts'
import { binContract } from './contract.ts'
import { listBin } from './queries.server.ts'
import { restoreFromBin } from './restore.server.ts'

const PER_PAGE = 50

/** Registers the endpoints of the bin, for the entities that the product can restore. */
export function addBinRoutes(api: OpenAPIHono<ApiEnv>, entities: readonly BinEntity[]): void {
  api.openapi(binContract.list, async c => {
    const { after } = c.req.valid('query')
    const { items, after: next } = await listBin(c.get('ctx'), entities, { perPage: PER_PAGE, after })
    const shown = items.map(one => ({ ...one, removedAt: one.removedAt.toISOString(), expiresAt: one.expiresAt.toISOString() }))
    return c.json(toEnvelope({ items: shown, after: next }), 200)
  })
  api.openapi(binContract.restore, async c => c.json(toEnvelope(await restoreFromBin(c.get('ctx'), entities, c.req.valid('json').id)), 200))
  api.openapi(binContract.erase, async c => {
    const { id } = c.req.valid('json')
    await eraseFromBin(c.get('ctx'), id)
    return c.json(toEnvelope({ id }), 200)
  })
}
