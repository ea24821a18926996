import type { TenantId } from './db/ids.ts'
import type { Db } from './db/scope.ts'
import type { Log } from './log.ts'

/** Who asks. Accounts bring the signed-in kinds. */
export type Viewer = { kind: 'nobody' } | { kind: 'app'; clientId: string | null; scopes: string[] }

/** The first argument of everything that touches the world. Made by the door, for one request or one job. */
export interface Ctx {
  db: Db
  tenantId: TenantId
  viewer: Viewer
  log: Log
  now: Date
  /** Says that the tenant's things of this tag change; told to all processes when the transaction commits. */
  announce(tag: Tag): void
}

/** What a page can depend on. A page's tags stand in the route table. */
export type Tag = 'settings' | 'posts' | 'classes' | 'programs' | 'mentors'
