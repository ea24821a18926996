import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { recordContract } from '#features/records/record-contract.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { testimonyRecords } from './records.server.ts'

const contract = recordContract(testimonyRecords, {
  base: '/api/services/v1/testimony',
  name: 'Testimony',
  tag: 'testimony',
  words: 'a testimony',
})

/** Registers the calls that read and write testimonies as they are written. */
export function addTestimonyRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, contract, testimonyRecords)
}
