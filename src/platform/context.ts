import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import type { Role } from '#kit/roles.ts'
import type { TenantId } from './db/ids.ts'
import type { Db } from './db/scope.ts'
import type { Log } from './log.ts'

/** The API client of a request: the tenant's own pages (`clientId` null), or one with an id and a secret. */
export interface AppToken {
  clientId: string | null
  scopes: string[]
}

/** Restrictions of a role; empty if it has none or none were granted. */
export interface RoleLimits {
  /** City codes. */
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
  /** The active role; `none`: signed in, but without a role here (yet). */
  role: Role
  /** True if the active role is impersonated rather than one that the person has. */
  isImpersonating: boolean
  /** All roles of the person at this tenant. */
  roles: readonly Role[]
  limits: RoleLimits
  /** Known to be under 18: nothing is tracked, and a parent or school must have consented. */
  isChild: boolean
  /** SHA-256 of the session token. */
  session: Buffer
  /** When the session proved a second factor at the identity provider; undefined if it has not. */
  secondFactorAt?: Date
  /** The tenant requires a second factor of staff, and the session has proven none: of the person's roles only that of a student is effective. */
  withoutFactor?: true
}

/**
 * The viewer of a request. A stranger is signed in at another tenant only and sees public content only. The operator runs commands on the installation's
 * machine; no request can become one.
 */
export type Viewer =
  | { kind: 'nobody' }
  | ({ kind: 'api-client' } & AppToken)
  | { kind: 'operator' }
  | { kind: 'stranger'; app: AppToken | null }
  | {
      kind: 'person'
      app: AppToken | null
      person: Person
      /** They act through the delegated client `app`, which may do no more than they may, and no more than its scopes name. */
      isDelegated?: true
    }

/** First argument of everything that reads or writes the outside world. Created by the entry point for one request or one job. */
export interface Ctx {
  db: Db
  tenantId: TenantId
  viewer: Viewer
  /** The reader's language: records that have it are read in it. */
  lang: Lang
  log: Log
  now: Date
  /** Announces that the tenant's data of this tag changes. All processes are notified when the transaction commits. */
  announce(tag: Tag): void
  /** Caches a small value in the process until the tenant's data of these tags changes. `name` is unique within the tenant. undefined is not cached. */
  cached<T extends object | undefined>(name: string, tags: Tag[], load: () => Promise<T>): Promise<T>
}

/** Creates a context. Unless the parts say otherwise, the viewer is nobody, the language the default, the time is now, announcements are dropped and nothing is cached. */
export function createCtx(parts: Pick<Ctx, 'db' | 'tenantId' | 'log'> & Partial<Ctx>): Ctx {
  return {
    viewer: { kind: 'nobody' },
    lang: DEFAULT_LANG,
    now: new Date(),
    announce: () => {},
    cached: (_name, _tags, load) => load(),
    ...parts,
  }
}

/** What a page or cached value can depend on. The route table lists each page's tags. */
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
  | 'boards'
  | 'tokens'
  /** How money is taken: settings of gateways. */
  | 'gateways'
  /** One invoice: pages that wait for its payment hear of it. */
  | `invoice:${string}`
