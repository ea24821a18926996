import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { recordContract } from '#features/records/record-contract.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { questionRecords } from './records.server.ts'

const contract = recordContract(questionRecords, {
  base: '/api/services/v1/question',
  name: 'Question',
  tag: 'question',
  words: 'a question of visitors',
})

/** Registers the calls that read and write questions. */
export function addQuestionRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, contract, questionRecords)
}
