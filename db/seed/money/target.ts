import type { Settings } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import type { Role } from '#kit/roles.ts'
import { type Ctx, createCtx, type Viewer } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { createLog } from '#platform/log.ts'

export interface MoneyTarget {
  db: Db
  tenantId: TenantId
  slug: string
  settings: Settings
  now: Date
  seal: Seal
  findSite(tenantId: TenantId): Promise<Site | undefined>
}

/** A class that costs something and can be joined. */
export interface PaidClass {
  id: string
  name: string
  price: number
  batchId: string
}

export interface DemoMember {
  id: string
  name: string
  email: string
}

const log = createLog('warn')
const MINUTE_MS = 60_000

/** Returns the context of something that happened so many minutes before the demo's start, done by `viewer`. */
export function before({ db, tenantId, now }: MoneyTarget, minutes: number, viewer: Viewer = { kind: 'nobody' }): Ctx {
  return createCtx({ db, tenantId, log, viewer, now: new Date(now.getTime() - minutes * MINUTE_MS) })
}

export const DAY = 24 * 60
export const HOUR = 60

/** Returns a member as a viewer in a role, who proved a second factor at that moment. */
export function asViewer({ id, name, email }: DemoMember, role: Role, at: Date, mentorId: string | null = null): Viewer {
  return {
    kind: 'person',
    app: null,
    person: {
      memberId: id,
      name,
      email,
      role,
      isImpersonating: false,
      roles: [role],
      limits: { regionCodes: [], programIds: [], schoolId: null, mentorId },
      isChild: false,
      session: Buffer.alloc(32),
      secondFactorAt: at,
    },
  }
}
