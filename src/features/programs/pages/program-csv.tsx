import { recordCsv } from '#features/records/record-list.server.ts'
import { programRecords } from '../records.server.ts'

/** The list as it is filtered and ordered, as a file: a route without a page. */
export const loader = recordCsv(programRecords, 'programs')
