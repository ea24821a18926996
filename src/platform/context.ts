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
  /** A small value that is kept in the process until the tenant's things of these tags change; `name` is its own within the tenant. */
  remember<T extends object>(name: string, tags: Tag[], load: () => Promise<T>): Promise<T>
}

/** A context of these parts: nobody asks, it is now, nothing is told to others and nothing is kept, unless they say otherwise. */
export function createCtx(parts: Pick<Ctx, 'db' | 'tenantId' | 'log'> & Partial<Ctx>): Ctx {
  return { viewer: { kind: 'nobody' }, now: new Date(), announce: () => {}, remember: (_name, _tags, load) => load(), ...parts }
}

/** What a page can depend on. A page's tags stand in the route table. */
export type Tag = 'settings' | 'posts' | 'classes' | 'programs' | 'mentors' | 'careers' | 'portfolios' | 'schools' | 'voices'
