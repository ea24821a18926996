import { recordContract } from '#features/records/record-contract.ts'
import { programRecords } from './records.server.ts'

/** Calls of our own: programs as they are written. */
export const programRecordContract = recordContract(programRecords, {
  base: '/api/services/v1/program',
  name: 'Program',
  tag: 'program',
  words: 'a program',
})
