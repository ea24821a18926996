import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { Server, type Upload as TusUpload } from '@tus/server'
import { isAppError, NotFound } from '#kit/errors.ts'
import { newId } from '#platform/db/ids.ts'
import { requireScanner } from './content.server.ts'
import { type Promised, type Room, roomOf, sizeOf } from './disk-quota.server.ts'
import type { Caller, DriveTools } from './drive.ts'
import { requireSize, unsupported } from './file-types.ts'
import { createFinisher } from './finish.server.ts'
import { refuseLease, requireFree } from './leases.server.ts'
import { UNFINISHED_HOURS } from './open-uploads.ts'
import { withdrawUpload } from './states.server.ts'
import { discard } from './store-upload.server.ts'
import { mediaReason } from './texts.ts'
import { isOfTus, tusRefusal } from './tus-refusals.ts'
import { beingChecked, invalid, readClaim, withPurpose } from './upload.ts'
import { createLocks, withLock } from './upload-locks.ts'
import { addUpload, getOwnUpload, listOpenIds, requireFewOpen, requireOpenRoom, requireTurn, type UploadRow } from './uploads.server.ts'

export const RESUMABLE_PATH = '/api/drive/v1/uploads'

/** A request in progress. */
interface Asked {
  caller: Caller
  failure?: unknown
  promised?: Promised
}

/** Responds to requests of the tus protocol 1.0 (resumable uploads). `id` is that of the path, if it has one. */
export type Resumable = (caller: Caller, request: Request, id: string | undefined) => Promise<Response>

/**
 * Serves uploads by tus: bytes gather in the incoming folder under the upload's id; with the last byte the file is checked and kept like any other. Tenant and
 * owner are checked at every request.
 */
export function createResumable(tools: DriveTools): Resumable {
  const { storage } = tools
  const fileOf = (id: string) => join(storage.incomingDir, id)
  const room = roomOf(storage)
  const asked = new WeakMap<object, Asked>()
  const finish = createFinisher(tools)
  const locks = createLocks()

  const store = new RoomyStore({ directory: storage.incomingDir, expirationPeriodInMilliseconds: UNFINISHED_HOURS * 3_600_000 }, room)
  // No deferred length and no creation with upload: the checks come before the first byte.
  store.extensions = ['creation', 'termination', 'expiration']
  const tus = new Server({
    path: RESUMABLE_PATH,
    datastore: store,
    locker: locks,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => newId(),
    onUploadCreate: async (request, upload) => {
      await begin(askedBy(request), upload)
      return {}
    },
    onUploadFinish: async (request, upload) => {
      const { caller } = askedBy(request)
      const row = await caller.inScope(ctx => getOwnUpload(ctx, upload.id))
      if (row.state === 'receiving') await finish(caller, row.id)
      return {}
    },
    onResponseError(request, error) {
      const one = asked.get(request)
      if (one && !isOfTus(error)) one.failure = error
      return undefined
    },
  })

  function askedBy(request: object): Asked {
    const one = asked.get(request)
    if (!one) throw new Error('a request of nobody')
    return one
  }

  async function begin(one: Asked, { id, size = 0, metadata }: TusUpload): Promise<void> {
    const name = metadata?.['filename'] ?? metadata?.['name'] ?? undefined
    const purpose = metadata?.['purpose'] ?? ''
    const claim = withPurpose(readClaim(name, metadata?.['filetype'] ?? undefined, purpose), purpose)
    if (size <= 0) throw invalid('file', mediaReason('FileEmpty'))
    requireSize(claim.type.kind, size)
    await requireScanner(tools)
    const { tenantId, inScope } = one.caller
    const promised = await room.promise(size, { id, tenantId, findOwn: () => inScope(listOpenIds) })
    one.promised = promised
    await inScope(async ctx => {
      await requireOpenRoom(ctx, size, promised.untouched)
      await addUpload(ctx, id, claim, size)
    })
  }

  async function ask(caller: Caller, request: Request): Promise<Response> {
    const one: Asked = { caller }
    asked.set(request, one)
    const answer = await tus.handleWeb(request).finally(() => one.promised?.end())
    if (one.failure) throw one.failure
    if (answer.status >= 400) throw tusRefusal(answer.status)
    return answer
  }

  async function create(caller: Caller, request: Request): Promise<Response> {
    await caller.inScope(async ctx => {
      await requireTurn(ctx)
      await requireFewOpen(ctx)
    })
    if (request.headers.get('content-type')?.startsWith('application/offset')) throw unsupported(mediaReason('BytesByPatch'))
    return await ask(caller, request)
  }

  /** Responds for a complete upload without asking the store. */
  async function tellWhole(caller: Caller, row: UploadRow): Promise<Response | undefined> {
    if (row.state === 'removed') throw new NotFound()
    if (row.state === 'receiving') {
      const here = await sizeOf(fileOf(row.id))
      if (here >= 0 && here < row.sent_bytes) return undefined
      await finish(caller, row.id).catch(async (error: unknown) => {
        // It may have been kept since the row was read.
        if (!isAppError(error) || error.status !== 404 || (await caller.inScope(ctx => getOwnUpload(ctx, row.id))).state !== 'kept')
          throw error
      })
    }
    const length = String(row.sent_bytes)
    const headers = { 'upload-offset': length, 'upload-length': length, 'cache-control': 'no-store' }
    return new Response(null, { status: 200, headers })
  }

  /** Appends bytes. Throws 423 if the file is being checked or already in the storage: a later status request completes it. */
  async function append(caller: Caller, request: Request, row: UploadRow): Promise<Response> {
    await caller.inScope(ctx => requireFree(ctx, row.id))
    const here = await sizeOf(fileOf(row.id))
    if (here < 0 && row.sha256) throw beingChecked()
    await room.require(row.sent_bytes - Math.max(0, here))
    return await ask(caller, request)
  }

  /** Deletes an upload. Throws 423 if it is being checked. What can't be removed now is out of sight and left to the nightly job. */
  async function abandon(caller: Caller, request: Request, { id, url_name }: UploadRow): Promise<Response> {
    if (request.headers.get('tus-resumable') !== '1.0.0') throw tusRefusal(412)
    if (!(await caller.inScope(ctx => withdrawUpload(ctx, id, null)))) await caller.inScope(ctx => refuseLease(ctx, id))
    await withLock(locks, id, () => discard(tools, caller, id, url_name)).catch((error: unknown) =>
      tools.log.error({ err: error, id }, 'what was given up could not be removed; the nightly job tries again'),
    )
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }

  return async (caller, request, id) => {
    if (request.method === 'OPTIONS') return await ask(caller, request)
    if (request.method === 'POST' && !id) return await create(caller, request)
    if (!id) throw new NotFound()
    const row = await caller.inScope(ctx => getOwnUpload(ctx, id))
    if (request.method === 'HEAD') return (await tellWhole(caller, row)) ?? (await ask(caller, request))
    if (row.state !== 'receiving') throw new NotFound()
    return request.method === 'DELETE' ? await abandon(caller, request, row) : await append(caller, request, row)
  }
}

/** A store that writes only while the disk has room; what was written before stays. */
class RoomyStore extends FileStore {
  readonly #room: Room

  constructor(options: ConstructorParameters<typeof FileStore>[0], room: Room) {
    super(options)
    this.#room = room
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    let failure: unknown
    const room = this.#room
    async function* watch() {
      for await (const chunk of readable) {
        await room.fill((chunk as Buffer).length).catch((error: unknown) => {
          failure = error
          throw error
        })
        yield chunk
      }
    }
    return await super.write(Readable.from(watch()), id, offset).catch((error: unknown) => {
      // The store reports every failure as the same error.
      throw failure ?? error
    })
  }
}
