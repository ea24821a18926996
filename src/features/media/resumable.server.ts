import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server, type Upload as TusUpload } from '@tus/server'
import { isAppError, NotFound } from '#kit/errors.ts'
import { newId } from '#platform/db/ids.ts'
import { requireScanner } from './content.server.ts'
import type { Caller, DriveTools } from './drive.ts'
import { requireSize, unsupported } from './file-types.ts'
import { beingChecked, createFinisher, sizeOf } from './finish.server.ts'
import { requireRoom } from './take-in.server.ts'
import { isOfTus, tusRefusal } from './tus-refusals.ts'
import { invalid, readClaim, withPurpose } from './upload.ts'
import { createLocks } from './upload-locks.ts'
import { addUpload, dropUpload, getOwnUpload, requireTurn, UNFINISHED_HOURS, type UploadRow } from './uploads.server.ts'

export const RESUMABLE_PATH = '/api/drive/v1/uploads'

/** Answers requests of the tus protocol 1.0 for uploads that may be cut and go on. The id is that of the address, if there is one. */
export type Resumable = (caller: Caller, request: Request, id: string | undefined) => Promise<Response>

/**
 * Uploads by tus: bytes gather in the incoming folder under the upload's id; the last of them has the file checked and kept as any other. Tenant and owner are
 * asked for at every request.
 */
export function createResumable(tools: DriveTools): Resumable {
  const { storage } = tools
  const fileOf = (id: string) => join(storage.incomingDir, id)
  const asked = new WeakMap<object, { caller: Caller; failure?: unknown }>()
  const finish = createFinisher(tools)

  const store = new FileStore({ directory: storage.incomingDir, expirationPeriodInMilliseconds: UNFINISHED_HOURS * 3_600_000 })
  // Neither lengths that are told later, nor bytes along with the creation: the checks come before the first byte.
  store.extensions = ['creation', 'termination', 'expiration']
  const tus = new Server({
    path: RESUMABLE_PATH,
    datastore: store,
    locker: createLocks(),
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => newId(),
    onUploadCreate: async (request, upload) => {
      await begin(callerOf(request), upload)
      return {}
    },
    onUploadFinish: async (request, upload) => {
      const caller = callerOf(request)
      const row = await caller.inScope(ctx => getOwnUpload(ctx, upload.id))
      if (row.state === 'receiving') await finish(caller, row)
      return {}
    },
    onResponseError(request, error) {
      const one = asked.get(request)
      if (one && !isOfTus(error)) one.failure = error
      return undefined
    },
  })

  function callerOf(request: object): Caller {
    const one = asked.get(request)
    if (!one) throw new Error('a request of nobody')
    return one.caller
  }

  async function begin(caller: Caller, { id, size = 0, metadata }: TusUpload): Promise<void> {
    const name = metadata?.['filename'] ?? metadata?.['name'] ?? undefined
    const claim = withPurpose(readClaim(name, metadata?.['filetype'] ?? undefined), metadata?.['purpose'] ?? '')
    if (size <= 0) throw invalid('file', 'File kosong')
    requireSize(claim.type.kind, size)
    await Promise.all([requireRoom(storage, size), requireScanner(tools)])
    await caller.inScope(ctx => addUpload(ctx, id, claim, size))
  }

  async function ask(caller: Caller, request: Request): Promise<Response> {
    const one: { caller: Caller; failure?: unknown } = { caller }
    asked.set(request, one)
    const answer = await tus.handleWeb(request)
    if (one.failure) throw one.failure
    if (answer.status >= 400) throw tusRefusal(answer.status)
    return answer
  }

  async function create(caller: Caller, request: Request): Promise<Response> {
    await caller.inScope(requireTurn)
    if (request.headers.get('content-type')?.startsWith('application/offset')) throw unsupported('Kirim isinya dengan PATCH')
    return await ask(caller, request)
  }

  /** Of a file that has come whole there is nothing more to ask the store. */
  async function tellWhole(caller: Caller, row: UploadRow): Promise<Response | undefined> {
    if (row.state === 'removed') throw new NotFound()
    if (row.state === 'receiving') {
      const here = await sizeOf(fileOf(row.id))
      if (here >= 0 && here < row.sent_bytes) return undefined
      await finish(caller, row).catch(async (error: unknown) => {
        if (isAppError(error) && error.status === 503) throw beingChecked()
        // It may have been kept since the row was read.
        if (!isAppError(error) || error.status !== 404 || (await caller.inScope(ctx => getOwnUpload(ctx, row.id))).state !== 'kept')
          throw error
      })
    }
    const length = String(row.sent_bytes)
    const headers = { 'upload-offset': length, 'upload-length': length, 'cache-control': 'no-store' }
    return new Response(null, { status: 200, headers })
  }

  return async (caller, request, id) => {
    if (request.method === 'OPTIONS') return await ask(caller, request)
    if (request.method === 'POST' && !id) return await create(caller, request)
    if (!id) throw new NotFound()
    const row = await caller.inScope(ctx => getOwnUpload(ctx, id))
    if (request.method === 'HEAD') return (await tellWhole(caller, row)) ?? (await ask(caller, request))
    if (row.state !== 'receiving') throw new NotFound()
    const answer = await ask(caller, request)
    if (request.method === 'DELETE' && answer.ok) await caller.inScope(ctx => dropUpload(ctx, id))
    return answer
  }
}
