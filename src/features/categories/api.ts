import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { recordContract } from '#features/records/record-contract.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { categoryRecords } from './records.server.ts'

const contract = recordContract(categoryRecords, {
  base: '/api/services/v1/category',
  name: 'Category',
  tag: 'post',
  words: 'a category of posts',
})

/** Registers the calls that read and write a category of posts as it is written. */
export function addCategoryRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, contract, categoryRecords)
}
