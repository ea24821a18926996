import type { Role } from '#kit/roles.ts'
import type { TenantId } from './db/ids.ts'
import type { Db } from './db/scope.ts'
import type { Log } from './log.ts'

/** The API client that asks: the tenant's own pages (`clientId` null), or one that has an id and a secret. */
export interface AppToken {
  clientId: string | null
  scopes: string[]
}

/** What a member's role is limited to; empty where it has no such limit or nothing was given. */
export interface RoleLimits {
  /** Codes of cities. */
  regionCodes: string[]
  programIds: string[]
  schoolId: string | null
  mentorId: string | null
}

/** A person who is signed in to this tenant. */
export interface Person {
  memberId: string
  name: string
  email: string
  /** The role that is acted as at the moment; `none`: signed in, but not (or not yet) anything here. */
  role: Role
  /** Whether that role is only looked at as a type, not one that the person has. */
  isImpersonating: boolean
  /** All roles that the person has here. */
  roles: readonly Role[]
  limits: RoleLimits
  /** Known to be under 18: nothing is tracked, and a parent or school must have consented. */
  isChild: boolean
  /** SHA-256 of the session's token. */
  session: Buffer
}

/**
 * Who asks. A stranger is signed in, but at another tenant: to them nothing that is not public is here. The operator runs a command on the machine of the
 * installation; no request makes one.
 */
export type Viewer =
  | { kind: 'nobody' }
  | ({ kind: 'api-client' } & AppToken)
  | { kind: 'operator' }
  | { kind: 'stranger'; app: AppToken | null }
  | { kind: 'person'; app: AppToken | null; person: Person }

/** The first argument of everything that touches the world. Made by the door, for one request or one job. */
export interface Ctx {
  db: Db
  tenantId: TenantId
  viewer: Viewer
  log: Log
  now: Date
  /** Says that the tenant's things of this tag change; told to all processes when the transaction commits. */
  announce(tag: Tag): void
  /** A small value that is kept in the process until the tenant's things of these tags change; `name` is its own within the tenant. undefined is not kept. */
  cached<T extends object | undefined>(name: string, tags: Tag[], load: () => Promise<T>): Promise<T>
}

/** A context of these parts: nobody asks, it is now, nothing is told to others and nothing is kept, unless they say otherwise. */
export function createCtx(parts: Pick<Ctx, 'db' | 'tenantId' | 'log'> & Partial<Ctx>): Ctx {
  return { viewer: { kind: 'nobody' }, now: new Date(), announce: () => {}, cached: (_name, _tags, load) => load(), ...parts }
}

/** What a page can depend on. A page's tags stand in the route table. */
export type Tag =
  | 'settings'
  | 'posts'
  | 'classes'
  | 'programs'
  | 'mentors'
  | 'careers'
  | 'portfolios'
  | 'schools'
  | 'voices'
  | 'counts'
  | 'tokens'
