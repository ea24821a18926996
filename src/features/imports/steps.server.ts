import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { ContentTools } from '#features/media/content.server.ts'
import { keyOf } from '#features/media/upload.ts'
import { getUploadRow } from '#features/media/uploads.server.ts'
import { selectPeople, toPerson } from '#features/members/person-rows.server.ts'
import { can } from '#features/permissions/permissions.ts'
import type { Site } from '#features/sites/site.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import { DEFAULT_LANG, findLang } from '#kit/lang.ts'
import { kindOf, type Role } from '#kit/roles.ts'
import { type Ctx, createCtx, type Tag, type Viewer } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { FetchPicture } from '#platform/images/outside-pictures.server.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import type { ImportRow } from './import-row.server.ts'
import { permissionOf, requireImportedClass } from './policy.server.ts'
import type { TableSetting } from './tables/table-kind.ts'

/** What the job of imports needs for the life of the process. */
export interface ImportTools extends ContentTools {
  pool: pg.Pool
  storage: FileStorage
  fetchPicture: FetchPicture
  findSite(tenantId: TenantId): Promise<Site | undefined>
  /** Returns scheme, host and port of a site's host. */
  originOf(host: string): string
}

/** One attempt of the job: short transactions of their own, as the person who started the import, until its time is up. */
export interface Step {
  tools: ImportTools
  tenantId: TenantId
  viewer: Viewer
  /** Performance time at which the next attempt goes on. */
  endsAt: number
  signal: AbortSignal
  inScope<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

export const isTimeUp = ({ endsAt, signal }: Pick<Step, 'endsAt' | 'signal'>) => signal.aborted || performance.now() >= endsAt

/** Returns a scope that commits, and tells all processes what changed. */
export function scopesOf({ pool, log }: ImportTools, tenantId: TenantId, viewer: Viewer): Step['inScope'] {
  return work =>
    withScope(pool, { tenantId }, async db => {
      const tags = new Set<Tag>()
      const done = await work(createCtx({ db, tenantId, log, viewer, announce: tag => tags.add(tag) }))
      if (tags.size > 0) await publishChange(db, { tenantId, tags: [...tags] })
      return done
    })
}

/**
 * Returns the person who started an import as a viewer, with the rights that they have now. Throws Forbidden if they may no longer import, or are gone.
 */
export async function getStarter(ctx: Ctx, { started_by, created_at, options, source }: ImportRow): Promise<Viewer> {
  const row = started_by === null ? undefined : await selectPeople(ctx).where('m.id', '=', started_by).executeTakeFirst()
  const choice = { kind: kindOf(options.role as Role), isType: false, enteredAt: created_at }
  // They had proven what the tenant asks of them when they started it. The job has no session of theirs.
  const arrival = { authenticatedAt: ctx.now, secondFactorAt: created_at, choice, session: Buffer.alloc(0) }
  const person = row && toPerson(ctx, row, arrival)
  const viewer: Viewer | undefined = person && { kind: 'person', app: null, person }
  if (!viewer || !can(viewer, permissionOf(source))) throw new Forbidden()
  await requireImportedClass({ ...ctx, viewer }, { source, options })
  return viewer
}

/** Returns the site that an import's records are written for. Throws NotFound if it is gone. */
export async function settingOf({ tools, tenantId }: Pick<Step, 'tools' | 'tenantId'>, { id, options }: ImportRow): Promise<TableSetting> {
  const site = await tools.findSite(tenantId)
  if (!site) throw new NotFound()
  return {
    site,
    origin: tools.originOf(site.host),
    lang: findLang(options.lang ?? '') ?? DEFAULT_LANG,
    importId: id,
    classId: options.classId ?? null,
  }
}

/** Copies the uploaded file to this machine, and removes the copy afterwards. Throws NotFound if it is gone. */
export async function withLocalFile<T>(
  { tools, inScope }: Pick<Step, 'tools' | 'inScope'>,
  row: ImportRow,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const file = join(tools.storage.incomingDir, `import-${randomUUID()}.part`)
  try {
    await pipeline(
      await openStored(tools.storage, keyOfUpload(await inScope(ctx => getUploadRow(ctx, row.file_id ?? '')), row.tenant_id as TenantId)),
      createWriteStream(file),
    )
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

function keyOfUpload(upload: { id: string; url_name: string; stored_as: string | null }, tenantId: TenantId): string {
  return keyOf(tenantId, upload.id, upload.url_name, upload.stored_as)
}

/** Opens a file of the storage as a stream, wherever that is. Throws NotFound. */
export async function openStored(storage: Pick<FileStorage, 'read'>, key: string) {
  const reading = await storage.read(key, { type: 'application/octet-stream', disposition: 'attachment' })
  if (!reading) throw new NotFound()
  if (reading.kind === 'bytes') return reading.body
  const answer = await fetch(reading.location)
  if (!answer.ok || !answer.body) throw new Error(`the storage answered ${answer.status}`)
  return answer.body
}
