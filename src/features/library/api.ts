import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { changeMedia, deleteMedia, replaceMedia, restoreMedia } from './commands.server.ts'
import { libraryContract } from './contract.ts'
import { getMedia, getQuota, listMedia } from './queries.server.ts'

/** Registers the endpoints of the media library. */
export function addLibraryRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(libraryContract.list, async c => c.json(toEnvelope(await listMedia(c.get('ctx'), c.req.valid('query'))), 200))
  api.openapi(libraryContract.detail, async c => c.json(toEnvelope(await getMedia(c.get('ctx'), c.req.valid('query').id)), 200))
  api.openapi(libraryContract.quota, async c => c.json(toEnvelope(await getQuota(c.get('ctx'))), 200))
  api.openapi(libraryContract.update, async c => c.json(toEnvelope(await changeMedia(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(libraryContract.replace, async c => c.json(toEnvelope(await replaceMedia(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(libraryContract.delete, async c => {
    await deleteMedia(c.get('ctx'), c.req.valid('json').id)
    return c.json(toEnvelope(null), 200)
  })
  api.openapi(libraryContract.restore, async c => c.json(toEnvelope(await restoreMedia(c.get('ctx'), c.req.valid('json').id)), 200))
}
