import { z } from 'zod'
import { optional, pageField, pageSizeField } from '#platform/http/query-fields.ts'

/** Source: spec/constants.json, `programSchools` and `teams`. */
export const PROGRAMS_PER_CALL = 10

export const programListQuery = z.object({ page: pageField, pageSize: pageSizeField(PROGRAMS_PER_CALL) })
export const programDetailQuery = z.object({ slug: z.string().min(1).max(120) })
export const programSchoolsQuery = programListQuery.extend({ programId: z.uuid() })
export const leaderboardQuery = programListQuery.extend({ programId: optional(z.uuid()) })
export const syllabusParams = z.object({ programId: z.string().min(1).max(120) })
