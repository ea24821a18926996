import { recordCsv } from '#features/records/record-list.server.ts'
import { sponsorRecords } from '../records.server.ts'

/** The list as it is filtered and ordered, as a file: a route without a page. */
export const loader = recordCsv(sponsorRecords, 'sponsors')
