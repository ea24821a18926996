import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { sayReason } from '#kit/reason.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { getRecord, listRecords } from './read.server.ts'
import type { RecordContract } from './record-contract.ts'
import { isOwned, type RecordKind, type Work } from './record-kind.ts'
import { restoreRecord } from './restore.server.ts'
import { recordReason } from './texts.ts'
import { getRecordVersion, listRecordVersions } from './versions.server.ts'
import {
  askForPublication,
  orderRecords,
  publishRecord,
  removeRecord,
  type SavedRecord,
  saveRecord,
  withdrawRecord,
} from './write.server.ts'

/** Registers the calls of a kind of records: those that its flags allow. */
export function addRecordRoutes(api: OpenAPIHono<ApiEnv>, contract: RecordContract, kind: RecordKind): void {
  api.openapi(contract.list, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    const page = await listRecords(c.get('ctx'), kind, { ...filter, perPage: pageSize })
    return c.json(toEnvelope({ ...page, items: page.items.map(toJson) }), 200)
  })
  api.openapi(contract.read, async c => {
    const { isOwn: _, ...record } = await getRecord(c.get('ctx'), kind, c.req.valid('query').id)
    return c.json(toEnvelope(toJson(record)), 200)
  })
  api.openapi(contract.save, async c => {
    // Named boundary: the fields are those of the kind's own schema. Any body may name the tenant.
    const { id, base, lmsId: _, ...work } = c.req.valid('json') as { id: string; base: number; lmsId?: unknown } & Work
    return answerSaved(c, await saveRecord(c.get('ctx'), kind, { id, base, work }))
  })
  api.openapi(contract.versions, async c => {
    const versions = await listRecordVersions(c.get('ctx'), kind, c.req.valid('query').id)
    return c.json(toEnvelope(versions.map(one => ({ ...one, savedAt: one.savedAt.toISOString() }))), 200)
  })
  api.openapi(contract.version, async c => {
    const { id, version } = c.req.valid('query')
    return c.json(toEnvelope(await getRecordVersion(c.get('ctx'), kind, id, version)), 200)
  })
  api.openapi(contract.restore, async c => {
    const { id, base, version } = c.req.valid('json')
    return answerSaved(c, await restoreRecord(c.get('ctx'), kind, { id, base, version }))
  })
  api.openapi(contract.remove, async c => {
    const batchId = await removeRecord(c.get('ctx'), kind, c.req.valid('json').id)
    return c.json(toEnvelope({ batchId }), 200)
  })
  if (kind.publish) {
    api.openapi(contract.publish, async c => c.json(toEnvelope(await publishRecord(c.get('ctx'), kind, c.req.valid('json').id)), 200))
    api.openapi(contract.withdraw, async c => c.json(toEnvelope(await withdrawRecord(c.get('ctx'), kind, c.req.valid('json').id)), 200))
  }
  if (isOwned(kind))
    api.openapi(contract.ask, async c => c.json(toEnvelope(await askForPublication(c.get('ctx'), kind, c.req.valid('json').id)), 200))
  if (kind.hasOrder)
    api.openapi(contract.order, async c => {
      await orderRecords(c.get('ctx'), kind, c.req.valid('json').ids)
      return c.json(toEnvelope(null), 200)
    })
}

/** 409 after a conflict, with what is newest. */
function answerSaved(c: Context<ApiEnv>, saved: SavedRecord) {
  if (saved.state === 'saved') return c.json(toEnvelope(saved), 200)
  const message = sayReason(recordReason('RecordChanged'), c.get('ctx').lang)
  return c.json({ status: false, message, data: saved }, 409)
}

function toJson<T extends { updatedAt: Date }>(record: T): Omit<T, 'updatedAt'> & { updatedAt: string } {
  return { ...record, updatedAt: record.updatedAt.toISOString() }
}
