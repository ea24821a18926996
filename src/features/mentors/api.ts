import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { recordContract } from '#features/records/record-contract.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { mentorRecords } from './records.server.ts'

const contract = recordContract(mentorRecords, { base: '/api/services/v1/mentor', name: 'Mentor', tag: 'mentor', words: 'a mentor' })

/** Registers the calls that read and write a mentor as it is written. */
export function addMentorRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, contract, mentorRecords)
}
