import { recordContract } from '#features/records/record-contract.ts'
import { schoolRecords } from './records.server.ts'

/** Calls of our own: schools as they are written. */
export const schoolRecordContract = recordContract(schoolRecords, {
  base: '/api/services/v1/school',
  name: 'School',
  tag: 'school',
  words: 'a school',
})
