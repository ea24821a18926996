import type { OpenAPIHono } from '@hono/zod-openapi'
import { moveToBin } from '#features/bin/commands.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { NotFound } from '#kit/errors.ts'
import { sayReason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { PAGE_IN_BIN } from './bin-entity.ts'
import { publishPage, type SavedPage, savePage, withdrawPage } from './commands.server.ts'
import { tenantPageContract } from './contract.ts'
import { findPage, listPages, type StudioPage, type WholePage } from './queries.server.ts'
import { pageReason } from './texts.ts'

/** Registers the calls for pages that a tenant made. */
export function addTenantPageRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(tenantPageContract.list, async c => c.json(toEnvelope({ items: (await listPages(c.get('ctx'))).map(toJson) }), 200))
  api.openapi(tenantPageContract.read, async c => c.json(toEnvelope(toJson(await getPage(c.get('ctx'), c.req.valid('query').id))), 200))
  api.openapi(tenantPageContract.save, async c => {
    const { id, base, path, title, description, langs } = c.req.valid('json')
    const saved = await savePage(c.get('ctx'), { id, base, page: { path, title, description, langs } })
    if (saved.state === 'saved') return c.json(toEnvelope(saved), 200)
    return c.json({ status: false, message: sayReason(pageReason('PageChanged'), c.get('ctx').lang), data: saved }, 409)
  })
  api.openapi(tenantPageContract.publish, async c => {
    const { id } = c.req.valid('json')
    await publishPage(c.get('ctx'), id)
    return c.json(toEnvelope(await stateOf(c.get('ctx'), id)), 200)
  })
  api.openapi(tenantPageContract.withdraw, async c => {
    const { id } = c.req.valid('json')
    await withdrawPage(c.get('ctx'), id)
    return c.json(toEnvelope(await stateOf(c.get('ctx'), id)), 200)
  })
  api.openapi(tenantPageContract.remove, async c => {
    const batchId = newId()
    await moveToBin(c.get('ctx'), PAGE_IN_BIN, c.req.valid('json').id, batchId)
    return c.json(toEnvelope({ batchId }), 200)
  })
}

async function getPage(ctx: Ctx, id: string): Promise<WholePage> {
  const page = await findPage(ctx, id)
  if (!page) throw new NotFound(pageReason('PageMissing'))
  return page
}

async function stateOf(ctx: Ctx, id: string): Promise<SavedPage> {
  const { version, path } = await getPage(ctx, id)
  return { id, state: 'saved', version, path }
}

function toJson<T extends StudioPage>(page: T): Omit<T, 'publishedAt'> & { publishedAt: string | null } {
  return { ...page, publishedAt: page.publishedAt?.toISOString() ?? null }
}
