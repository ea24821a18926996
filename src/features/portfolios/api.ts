import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { recordContract } from '#features/records/record-contract.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { portfolioRecords } from './records.server.ts'

const contract = recordContract(portfolioRecords, {
  base: '/api/services/v1/portfolio',
  name: 'Portfolio',
  tag: 'portfolio',
  words: 'a work for a client',
})

/** Registers the calls that read and write a work for a client as it is written. */
export function addPortfolioRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, contract, portfolioRecords)
}
