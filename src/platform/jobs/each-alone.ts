import type { TenantId } from '../db/ids.ts'
import type { Log } from '../log.ts'

/** Runs the work for one tenant or member; logs a failure, so that the others still run. */
export async function eachAlone(log: Log, tenantId: TenantId, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, tenantId }, 'what is due could not be removed; the next run tries again')
  }
}
