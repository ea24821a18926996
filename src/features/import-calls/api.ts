import type { OpenAPIHono } from '@hono/zod-openapi'
import { actOnImport, startImport } from '#features/imports/commands.server.ts'
import type { Note } from '#features/imports/import.ts'
import { getImport, type ImportSummary, listImports, listRecords } from '#features/imports/queries.server.ts'
import { sayNote } from '#features/imports/say-note.server.ts'
import { refusalWords } from '#features/imports/texts.ts'
import { getMailPlan } from '#features/imports/waiting-mails.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { fillPlaces } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { importContract } from './contract.ts'

/** Registers the endpoints of moving in: the commands of `/Studio/Import`. */
export function addImportRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(importContract.list, async c => {
    const items = await listImports(c.get('ctx'))
    return c.json(toEnvelope({ items: items.map(toSummary) }), 200)
  })
  api.openapi(importContract.detail, async c => c.json(toEnvelope(await readDetail(c.get('ctx'), c.req.valid('query').id)), 200))
  api.openapi(importContract.records, async c => {
    const ctx = c.get('ctx')
    const { id, state, after } = c.req.valid('query')
    await getImport(ctx, id)
    const { items, next } = await listRecords(ctx, id, { state, ...(after !== undefined && { after }) })
    const say = ({ code, ...rest }: Note) => ({ code, message: sayNote({ code, ...rest }, ctx.lang) })
    const shown = items.map(({ newId, notes, ...one }) => ({ ...one, notes: notes.map(say), recordId: newId }))
    return c.json(toEnvelope({ items: shown, after: next }), 200)
  })
  api.openapi(importContract.start, async c => {
    const { file, source, kind, origin = '', classId = '' } = c.req.valid('json')
    const id = await startImport(c.get('ctx'), { file, source, origin, classId, ...(kind && { kind }) })
    return c.json(toEnvelope({ id }), 201)
  })
  api.openapi(importContract.run, async c => {
    const { id, withoutWrong } = c.req.valid('json')
    await actOnImport(c.get('ctx'), id, withoutWrong ? 'rest' : 'run')
    return c.json(toEnvelope({ id }), 200)
  })
  api.openapi(importContract.undo, async c => {
    const { id } = c.req.valid('json')
    await actOnImport(c.get('ctx'), id, 'undo')
    return c.json(toEnvelope({ id }), 200)
  })
}

async function readDetail(ctx: Ctx, id: string) {
  const { refusal, counts, kind: _kind, classId: _classId, ...summary } = await getImport(ctx, id)
  const refusals = refusalWords(ctx.lang)
  const mails = await getMailPlan(ctx, id)
  return {
    ...toSummary(summary),
    refusal: refusal && { code: refusal.code, message: fillPlaces(refusals[refusal.code] ?? refusal.code, refusal.values) },
    counts,
    mails: mails && { ...mails, lastAt: mails.lastAt?.toISOString() ?? null },
  }
}

const toSummary = ({ createdAt, ...one }: ImportSummary) => ({ ...one, createdAt: createdAt.toISOString() })
