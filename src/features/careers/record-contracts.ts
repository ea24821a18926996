import { recordContract } from '#features/records/record-contract.ts'
import { careerRecords, jobRecords } from './records.server.ts'

const base = '/api/services/v1/career'

/** Calls of our own: employers as they are written. */
export const careerRecordContract = recordContract(careerRecords, { base, name: 'Career', tag: 'career', words: 'an employer' })

/** Calls of our own: jobs as they are written. */
export const jobRecordContract = recordContract(jobRecords, { base: `${base}/job`, name: 'Job', tag: 'career', words: 'a job' })
