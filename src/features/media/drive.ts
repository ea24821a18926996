import type pg from 'pg'
import type { FindGrant } from '#features/api-clients/viewer.server.ts'
import type { Site } from '#features/sites/site.ts'
import { Unauthenticated } from '#kit/errors.ts'
import type { Person, Viewer } from '#platform/context.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import type { ContentTools } from './content.server.ts'

/** What the drive needs for the life of the process. */
export interface DriveTools extends ContentTools {
  pool: pg.Pool
  storage: FileStorage
  /** Checks with the identity provider that a person's session still stands; ends it here if not. */
  checkSession(site: Site, person: Person): Promise<void>
  findGrant: FindGrant
  /** Seals stored responses. */
  seal: Seal
  /** The public reaches us by https: cookies have their prefixed names. */
  isSecure: boolean
}

/**
 * The uploader, with a way to run short transactions for them: one when the request comes, one when the file is kept. No database connection is held while
 * bytes flow, maybe for hours (an exception from decision 001, see 015).
 */
export interface Caller {
  tenantId: TenantId
  viewer: Viewer
  /** Throws Unauthenticated if they act through a delegated client whose token has ended since the request came. */
  requireGrant(): Promise<void>
  inScope<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** `token`: the access token of the request. */
export function createCaller({ pool, log, findGrant }: DriveTools, tenantId: TenantId, viewer: Viewer, token = ''): Caller {
  return {
    tenantId,
    viewer,
    async requireGrant() {
      if (viewer.kind === 'person' && viewer.isDelegated && !(await findGrant(token))) throw new Unauthenticated()
    },
    inScope: work => withScope(pool, { tenantId }, db => work(createCtx({ db, tenantId, log, viewer }))),
  }
}
