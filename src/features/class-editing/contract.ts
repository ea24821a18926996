import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { recordContract } from '#features/records/record-contract.ts'
import { jsonBody } from '#platform/http/contract.ts'
import { classFields } from './class-fields.ts'

const base = '/api/services/v1/class'

const shared = recordContract(
  { fields: classFields, write: 'classes.draft', publish: 'classes.write' },
  { base, name: 'Class', tag: 'class', words: 'a class' },
)

/** Mentors may where the tenant's setting allows it: the command decides. */
const byWriters = needs('classes.draft')

/** Calls of our own: classes as they are written. */
export const classEditingContract = {
  list: shared.list,
  read: shared.read,
  save: shared.save,
  ask: shared.ask,
  publish: createRoute({ ...shared.publish, ...byWriters }),
  withdraw: createRoute({ ...shared.withdraw, ...byWriters }),
  remove: createRoute({ ...shared.remove, summary: 'Moves a class to the bin, with its modules and chapters.' }),
  duplicate: createRoute({
    method: 'post',
    path: `${base}/duplicate`,
    operationId: 'duplicateClass',
    ...byWriters,
    tags: ['class'],
    summary: 'Makes a draft from a class, with its syllabus and without its dates.',
    request: { body: jsonBody(z.object({ id: z.uuid() })) },
    responses: shared.publish.responses,
  }),
}
