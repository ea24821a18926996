import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { readArchive } from '#features/archives/archive.server.ts'
import type { Caller } from '#features/media/drive.ts'
import { FILE_TYPES, type FileKind, MAX_BYTES } from '#features/media/file-types.ts'
import { giveUp, takeIn } from '#features/media/store-upload.server.ts'
import { readClaim, type Upload, withPurpose } from '#features/media/upload.ts'
import { addUpload } from '#features/media/uploads.server.ts'
import { isAppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { isCourse, type Note } from './import.ts'
import type { ImportRow } from './import-row.server.ts'
import { nameInArchive } from './read/read-markdown.server.ts'
import { isTimeUp, type Step, scopesOf, withLocalFile } from './steps.server.ts'

/** Fetched at a time, of a site that may be slow. */
const AT_ONCE = 6

/** Brings the pictures that still wait into the drive, or writes down why one is lost. Returns true when none waits. */
export async function bringPictures(step: Step, row: ImportRow): Promise<boolean> {
  const waiting = await step.inScope(ctx => listWaiting(ctx, row.id))
  const inArchive = new Map(
    waiting.flatMap(address => {
      const name = nameInArchive(address)
      return name === undefined ? [] : [[name, address] as const]
    }),
  )
  if (inArchive.size > 0 && !(await bringFromArchive(step, row, inArchive))) return false
  const outside = waiting.filter(address => nameInArchive(address) === undefined)
  for (let at = 0; at < outside.length; at += AT_ONCE) {
    if (isTimeUp(step)) return false
    await Promise.all(outside.slice(at, at + AT_ONCE).map(address => bringFromOutside(step, row, address)))
  }
  return true
}

async function listWaiting(ctx: Ctx, importId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('import_pictures')
    .select('address')
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('address')
    .execute()
  return rows.map(one => one.address)
}

async function bringFromArchive(step: Step, row: ImportRow, wanted: Map<string, string>): Promise<boolean> {
  if (row.source === 'markdown' || isCourse(row.source)) {
    const isDone = await withLocalFile(step, row, async file => {
      for await (const { name, read } of readArchive(file)) {
        const address = wanted.get(name)
        if (address === undefined) continue
        await keep(step, row, address, name, await read())
        wanted.delete(name)
        if (isTimeUp(step)) return false
      }
      return true
    })
    if (!isDone) return false
  }
  for (const address of wanted.values()) await settle(step, row.id, address, { code: 'NotInArchive' })
  return true
}

async function bringFromOutside(step: Step, row: ImportRow, address: string): Promise<void> {
  const answer = await step.tools.fetchPicture(address)
  if (answer.kind === 'failed') return await settle(step, row.id, address, { code: 'NotFetched', values: { why: answer.failure } })
  if (answer.status !== 200) return await settle(step, row.id, address, { code: 'NotFetched', values: { why: String(answer.status) } })
  await keep(step, row, address, posix.basename(new URL(address).pathname), answer.bytes)
}

/** What chapters show besides pictures. */
const COURSE_FILES: ReadonlySet<FileKind> = new Set(['image', 'audio', 'video', 'document', 'text', 'archive'])

/** Puts a picture, or a file of a course, into the drive, through the same checks as an upload. */
async function keep(step: Step, { id: importId, source }: ImportRow, address: string, name: string, bytes: Buffer): Promise<void> {
  const found = (await fileTypeFromBuffer(bytes))?.ext
  // Texts have no sign by which they are known: captions go by their name.
  const ending = found ?? (isCourse(source) ? posix.extname(name).slice(1).toLowerCase() : undefined)
  const type = ending === undefined ? undefined : FILE_TYPES[ending]
  const isTaken = type && (isCourse(source) ? COURSE_FILES.has(type.kind) : type.kind === 'image')
  if (!isTaken || bytes.length > MAX_BYTES[type.kind]) return await settle(step, importId, address, { code: 'NotAPicture' })
  const { tools } = step
  const stem =
    posix
      .basename(name)
      .replace(/\.[^.]*$/, '')
      .replace(/[\\/\0]/g, '') || 'gambar'
  const claim = withPurpose(readClaim(`${stem.slice(0, 120)}.${ending}`, undefined), '')
  const file = join(tools.storage.incomingDir, `${randomUUID()}.part`)
  const id = newId()
  const caller = callerOf(step)
  try {
    await writeFile(file, bytes, { flag: 'wx' })
    await caller.inScope(ctx => addUpload(ctx, id, claim, bytes.length))
    const upload = await takeIn(tools, caller, id, claim, { file, sizeBytes: bytes.length }, null).catch(error =>
      giveUp(tools, caller, id, claim, null, error),
    )
    await settle(step, importId, address, upload)
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error
    await settle(step, importId, address, { code: error.status === 413 ? 'NoRoom' : 'NotAPicture' })
  } finally {
    await rm(file, { force: true })
  }
}

/** The drive takes the picture for the site, not for a person: the job has no session that it could look at, and no request. */
function callerOf({ tools, tenantId }: Step): Caller {
  const viewer = { kind: 'operator' } as const
  return { tenantId, viewer, requireGrant: async () => {}, inScope: scopesOf(tools, tenantId, viewer) }
}

async function settle({ inScope }: Step, importId: string, address: string, what: Upload | Note): Promise<void> {
  const change =
    'url' in what
      ? { state: 'brought', file_id: what.id, file_url: what.url }
      : { state: 'lost', why: JSON.stringify({ code: what.code, values: what.values ?? {} }) }
  await inScope(async ({ db, tenantId }) => {
    await db
      .updateTable('import_pictures')
      .set(change)
      .where('tenant_id', '=', tenantId)
      .where('import_id', '=', importId)
      .where('address', '=', address)
      .execute()
  })
}
