import type { OpenAPIHono } from '@hono/zod-openapi'
import { recordReason } from '#features/records/texts.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { sayReason } from '#kit/reason.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import type { ClassWork } from './class-fields.ts'
import { listClassesForWriting } from './class-list.server.ts'
import { askForPublication, duplicateClass, publishClass, removeClass, saveClass, withdrawClass } from './commands.server.ts'
import { classEditingContract } from './contract.ts'
import { getClassWork } from './read.server.ts'

/** Registers the calls that read and write classes as they are written. */
export function addClassEditingRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(classEditingContract.list, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    const page = await listClassesForWriting(c.get('ctx'), { ...filter, perPage: pageSize })
    return c.json(toEnvelope({ ...page, items: page.items.map(toJson) }), 200)
  })
  api.openapi(classEditingContract.read, async c => {
    const { code: _, ...one } = await getClassWork(c.get('ctx'), c.req.valid('query').id)
    return c.json(toEnvelope(toJson(one)), 200)
  })
  api.openapi(classEditingContract.save, async c => {
    // Named boundary: the fields are those of `classFields`. Any body may name the tenant.
    const { id, base, lmsId: _, ...work } = c.req.valid('json') as { id: string; base: number; lmsId?: unknown } & ClassWork
    const saved = await saveClass(c.get('ctx'), { id, base, work })
    if (saved.state === 'saved') return c.json(toEnvelope(saved), 200)
    return c.json({ status: false, message: sayReason(recordReason('RecordChanged'), c.get('ctx').lang), data: saved }, 409)
  })
  api.openapi(classEditingContract.publish, async c => c.json(toEnvelope(await publishClass(c.get('ctx'), c.req.valid('json').id)), 200))
  api.openapi(classEditingContract.withdraw, async c => c.json(toEnvelope(await withdrawClass(c.get('ctx'), c.req.valid('json').id)), 200))
  api.openapi(classEditingContract.ask, async c => c.json(toEnvelope(await askForPublication(c.get('ctx'), c.req.valid('json').id)), 200))
  api.openapi(classEditingContract.duplicate, async c =>
    c.json(toEnvelope(await duplicateClass(c.get('ctx'), c.req.valid('json').id)), 200),
  )
  api.openapi(classEditingContract.remove, async c => {
    return c.json(toEnvelope({ batchId: await removeClass(c.get('ctx'), c.req.valid('json').id) }), 200)
  })
}

function toJson<T extends { updatedAt: Date }>(one: T): Omit<T, 'updatedAt'> & { updatedAt: string } {
  return { ...one, updatedAt: one.updatedAt.toISOString() }
}
