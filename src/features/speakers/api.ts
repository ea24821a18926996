import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import { recordContract } from '#features/records/record-contract.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { speakerRecords } from './records.server.ts'

const contract = recordContract(speakerRecords, { base: '/api/services/v1/speaker', name: 'Speaker', tag: 'speaker', words: 'a speaker' })

/** Registers the calls that read and write speakers. */
export function addSpeakerRoutes(api: OpenAPIHono<ApiEnv>): void {
  addRecordRoutes(api, contract, speakerRecords)
}
