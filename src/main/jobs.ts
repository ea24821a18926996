import { dropDueClasses } from '#features/classes/jobs.ts'
import { dropDueContent } from '#features/posts/jobs.ts'
import { removeExpiredTokens } from '#features/tenants/jobs.ts'
import type { ScheduledJob } from '#platform/jobs/jobs.ts'

/** Every job of the product. */
export const handlers: readonly ScheduledJob[] = [dropDueContent, dropDueClasses, removeExpiredTokens]
