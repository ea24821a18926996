import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { recordContract } from '#features/records/record-contract.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { sponsorRecords } from './records.server.ts'

const contract = recordContract(sponsorRecords, { base: '/api/services/v1/sponsor', name: 'Sponsor', tag: 'sponsor', words: 'a sponsor' })

/** Registers the calls that read and write sponsors. */
export function addSponsorRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, contract, sponsorRecords)
}
