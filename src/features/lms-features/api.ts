import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { recordContract } from '#features/records/record-contract.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { lmsFeatureRecords } from './records.server.ts'

const contract = recordContract(lmsFeatureRecords, {
  base: '/api/services/v1/lms-feature',
  name: 'LmsFeature',
  tag: 'lms-feature',
  words: "a tenant's own text of an LMS feature",
})

/** Registers the calls that read and write tenants’ own texts of LMS features. */
export function addLmsFeatureRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, contract, lmsFeatureRecords)
}
