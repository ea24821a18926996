import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, envelopeOf, jsonBody, pageOf } from '#platform/http/contract.ts'
import { optional, pageField, pageSizeField, searchField } from '#platform/http/query-fields.ts'
import { RECORD_STATUSES, type RecordKind } from './record-kind.ts'

const RECORDS_PER_CALL = 20

const recordId = z.object({ id: z.uuid() })
const status = z.enum(RECORD_STATUSES)
const saved = z
  .object({
    id: z.uuid(),
    state: z.enum(['saved', 'conflict']),
    version: z.number().int(),
    newest: z.number().int(),
    status,
    slug: z.string(),
  })
  .openapi('SavedRecord')
const removed = z.object({ batchId: z.uuid().openapi({ description: 'What undoes it in the studio' }) }).openapi('RemovedRecord')
const line = z.object({ id: z.uuid(), title: z.string(), status, slug: z.string(), updatedAt: z.iso.datetime() }).openapi('RecordLine')
const stored = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    status,
    slug: z.string(),
    updatedAt: z.iso.datetime(),
    work: z.record(z.string(), z.any()),
  })
  .openapi('Record')
const recordVersion = z
  .object({
    version: z.number().int(),
    savedBy: z.string().nullable(),
    savedAt: z.iso.datetime(),
    changed: z.array(z.string()).openapi({ description: 'The fields that differ from the version before' }),
  })
  .openapi('RecordVersion')
const recordWork = z.record(z.string(), z.any()).openapi('RecordWork')
const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647).meta({ example: 1 })
const savedAnswer = answersOf(envelopeOf(saved))
const conflict = {
  200: savedAnswer[200],
  default: savedAnswer.default,
  409: { description: 'Conflict', content: { 'application/json': { schema: envelopeOf(saved) } } },
}

export const orderInput = z.object({ ids: z.array(z.uuid()).min(1).max(500) })
export const recordListQuery = z.object({
  page: pageField,
  pageSize: pageSizeField(RECORDS_PER_CALL),
  search: searchField,
  status: optional(status),
  filter: optional(z.string().max(60)),
})

interface ContractOf {
  /** The address that its calls begin with: `/api/services/v1/career`. */
  base: string
  /** `Career`: a part of the calls' ids. */
  name: string
  tag: string
  /** `an employer`: in the calls' summaries. */
  words: string
}

/** Returns the calls of our own that read and write records of a kind: `{base}/record`, `save`, `publish` and so on. Register them with `addRecordRoutes`. */
export function recordContract(kind: Pick<RecordKind, 'fields' | 'write' | 'publish'>, { base, name, tag, words }: ContractOf) {
  const tags = [tag]
  const post = (path: string, id: string, summary: string, permission = kind.write) => ({
    method: 'post' as const,
    path: `${base}/${path}`,
    operationId: `${id}${name}`,
    ...needs(permission),
    tags,
    summary,
  })
  const get = (path: string, id: string, summary: string) => ({ ...post(path, id, summary), method: 'get' as const })
  const body = { body: jsonBody(recordId) }
  return {
    list: createRoute({
      ...get('record/list', 'listEvery', `Lists ${words} in every state, for those who may write it.`),
      request: { query: recordListQuery },
      responses: answersOf(envelopeOf(pageOf(line))),
    }),
    read: createRoute({
      ...get('record', 'readWritten', `Reads ${words} as it is written, in all languages.`),
      request: { query: recordId },
      responses: answersOf(envelopeOf(stored)),
    }),
    save: createRoute({
      ...post(
        'save',
        'save',
        `Makes ${words} (base 0, an id of your own) or changes it; 409 if somebody changed it since version \`base\`.`,
      ),
      request: { body: jsonBody(recordId.extend({ base: z.number().int().min(0).meta({ example: 1 }) }).extend(kind.fields.shape)) },
      responses: conflict,
    }),
    publish: createRoute({
      ...post('publish', 'publish', `Shows ${words} to readers.`, kind.publish ?? kind.write),
      request: body,
      responses: savedAnswer,
    }),
    withdraw: createRoute({
      ...post('withdraw', 'withdraw', `Takes ${words} away from readers; it stays a draft.`, kind.publish ?? kind.write),
      request: body,
      responses: savedAnswer,
    }),
    ask: createRoute({
      ...post('ask', 'askFor', `Asks staff to publish ${words} that the person began.`),
      request: body,
      responses: savedAnswer,
    }),
    remove: createRoute({
      ...post('delete', 'delete', `Moves ${words} to the bin; 409 while something refers to it.`),
      request: body,
      responses: answersOf(envelopeOf(removed)),
    }),
    versions: createRoute({
      ...get('version/list', 'listVersionsOf', `The versions that are kept of ${words}, newest first: the last 50, of the last year.`),
      request: { query: recordId },
      responses: answersOf(envelopeOf(z.array(recordVersion))),
    }),
    version: createRoute({
      ...get('version/detail', 'readVersionOf', `Reads ${words} as a version has it.`),
      request: { query: recordId.extend({ version: versionNumber }) },
      responses: answersOf(envelopeOf(recordWork)),
    }),
    restore: createRoute({
      ...post('restore', 'restore', `Saves an older version of ${words} as the newest; 409 if somebody changed it since version \`base\`.`),
      request: { body: jsonBody(recordId.extend({ base: z.number().int().min(1).meta({ example: 2 }), version: versionNumber })) },
      responses: conflict,
    }),
    order: createRoute({
      ...post('order', 'order', 'Puts records in this order.'),
      request: { body: jsonBody(orderInput) },
      responses: answersOf(envelopeOf(z.null())),
    }),
  }
}

export type RecordContract = ReturnType<typeof recordContract>
