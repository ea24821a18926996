import type { OpenAPIHono } from '@hono/zod-openapi'
import { postReason } from '#features/posts/texts.ts'
import { getWork, listVersions } from '#features/posts/versions.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { sayReason } from '#kit/reason.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { editingContract } from './contract.ts'
import { publishPost, restoreVersion, type SavedPost, savePost, withdrawPost } from './editing.server.ts'
import { checkLinks } from './links.server.ts'
import { createPreview, withdrawPreviews } from './previews.server.ts'

/** Registers the endpoints of writing by versions. */
export function addEditingRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(editingContract.save, async c => {
    const saved = await savePost(c.get('ctx'), c.req.valid('json'))
    if (saved.state === 'saved') return c.json(toEnvelope(toAnswer(saved)), 200)
    // Not thrown: what was sent has been kept, and that must not be rolled back.
    const message = sayReason(postReason('PostChanged'), c.get('ctx').lang)
    return c.json({ ...toEnvelope(toAnswer(saved)), status: false, message }, 409)
  })
  api.openapi(editingContract.publish, async c => c.json(toEnvelope(toAnswer(await publishPost(c.get('ctx'), c.req.valid('json')))), 200))
  api.openapi(editingContract.withdraw, async c =>
    c.json(toEnvelope(toAnswer(await withdrawPost(c.get('ctx'), c.req.valid('json').id))), 200),
  )
  api.openapi(editingContract.restore, async c =>
    c.json(toEnvelope(toAnswer(await restoreVersion(c.get('ctx'), c.req.valid('json')))), 200),
  )
  api.openapi(editingContract.preview, async c => {
    const { path, expiresAt } = await createPreview(c.get('ctx'), c.req.valid('json').id)
    return c.json(toEnvelope({ path, expiresAt: expiresAt.toISOString() }), 201)
  })
  api.openapi(editingContract.withdrawPreviews, async c =>
    c.json(toEnvelope({ withdrawn: await withdrawPreviews(c.get('ctx'), c.req.valid('json').id) }), 200),
  )
  api.openapi(editingContract.checkLinks, async c => c.json(toEnvelope(await checkLinks(c.get('ctx'), c.req.valid('json').addresses)), 200))
  api.openapi(editingContract.versions, async c => {
    const versions = await listVersions(c.get('ctx'), c.req.valid('query').id)
    const answer = versions.map(one => ({ ...one, beganAt: one.beganAt.toISOString(), savedAt: one.savedAt.toISOString() }))
    return c.json(toEnvelope(answer), 200)
  })
  api.openapi(editingContract.version, async c => {
    const { id, version } = c.req.valid('query')
    return c.json(toEnvelope(await getWork(c.get('ctx'), id, version)), 200)
  })
}

function toAnswer(saved: SavedPost) {
  return { ...saved, kindSlug: saved.kind }
}
