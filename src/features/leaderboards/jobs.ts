import type { ScheduledJob } from '#platform/jobs/jobs.ts'
import { rebuildAll } from './points.server.ts'

/** Each night: computes all points anew. */
export const rebuildAllPoints: ScheduledJob = {
  name: 'leaderboards.points',
  cron: '20 18 * * *',
  run: tools => rebuildAll(tools, new Date()),
}
