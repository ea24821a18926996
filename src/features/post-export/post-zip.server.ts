import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { ARCHIVE_ORIGIN } from '#features/imports/import.ts'
import { picturesIn, withAddresses } from '#features/imports/to-record.server.ts'
import { keyOf } from '#features/media/upload.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import type { ReadApart } from '#page/stream-file.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import { type ExportedPost, toMarkdownFile } from './to-markdown.server.ts'

const PER_PART = 50

type Row = ExportedPost & { id: string }

/** Returns a file of the drive's bytes, of any size that a picture may have; undefined if it is gone. */
export type ReadFile = (id: string) => Promise<Uint8Array | undefined>

/**
 * Yields a ZIP of all posts as Markdown, a folder for each kind, with the pictures of the drive that they show. Read and packed part by part. The first part is read at
 * once: throws as `requirePermission`.
 */
export async function* zipPosts(read: ReadApart, readFile: ReadFile): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  const add = (name: string, bytes: Uint8Array, isPacked: boolean) => {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    file.push(bytes, true)
  }
  const packed = new Set<string>()
  let after = ''
  for (;;) {
    const rows = await read(ctx => listParts(ctx, after))
    for (const post of rows) {
      for (const [id, name] of drivePictures(post)) {
        if (packed.has(id)) continue
        const bytes = await readFile(id)
        if (!bytes) continue
        packed.add(id)
        add(`pictures/${name}`, bytes, true)
        yield* take()
      }
      const addressOf = (address: string) => {
        const [id = '', name = ''] = pictureName(address) ?? []
        return packed.has(id) ? `${ARCHIVE_ORIGIN}/pictures/${name}` : address
      }
      add(`${post.kind}/${post.slug}.md`, strToU8(await toMarkdownFile(withAddresses(post, addressOf))), false)
      yield* take()
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  zip.end()
  yield* take()

  function take(): Uint8Array[] {
    const parts = ready
    ready = []
    return parts
  }
}

async function listParts(ctx: Ctx, after: string): Promise<Row[]> {
  requireStaff(ctx)
  let query = ctx.db
    .selectFrom('posts as p')
    .leftJoin('post_categories as k', join => join.onRef('k.tenant_id', '=', 'p.tenant_id').onRef('k.id', '=', 'p.category_id'))
    .select([
      'p.id',
      'p.title',
      'p.slug',
      'p.kind',
      'p.summary',
      'p.author_name',
      'p.cover',
      'p.published_at',
      'p.lang',
      'p.content',
      'p.details',
      'k.name as category',
    ])
    .where('p.tenant_id', '=', ctx.tenantId)
    .orderBy('p.id')
    .limit(PER_PART)
  if (after) query = query.where('p.id', '>', after)
  return (await query.execute()).map(({ author_name, published_at, content, details, ...row }) => ({
    ...row,
    authorName: author_name,
    publishedAt: published_at?.toISOString() ?? null,
    tags: tagsOf(details),
    // Named boundary: a value from a jsonb column, which was checked on its way in.
    content: content as unknown as RichDocument,
  }))
}

function tagsOf(details: unknown): string[] {
  const tags = typeof details === 'object' && details !== null && 'tags' in details ? details.tags : []
  return Array.isArray(tags) ? tags.filter(tag => typeof tag === 'string') : []
}

const drivePictures = (post: Row) =>
  picturesIn(post).flatMap(address => (pictureName(address) ? [pictureName(address) as [string, string]] : []))

/** Returns a picture's id in the drive, and its name in the archive. */
function pictureName(address: string): [id: string, name: string] | undefined {
  const [, id, name] = /^\/files\/([0-9a-f-]{36})\/([a-z0-9-]+\.[a-z0-9]+)$/.exec(address) ?? []
  return id && name ? [id, `${id.slice(-12)}-${name}`] : undefined
}

/** Returns how files of the drive are read: pictures alone, whose size is bounded. */
export function readFileOf(read: ReadApart, storage: Pick<FileStorage, 'has' | 'readWhole'> | undefined): ReadFile {
  return async id => {
    const row = await read(async ({ db, tenantId }) => {
      const found = await db
        .selectFrom('uploads')
        .select(['url_name', 'stored_as'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('kind', '=', 'image')
        .where('state', '=', 'kept')
        .executeTakeFirst()
      return found && keyOf(tenantId, id, found.url_name, found.stored_as)
    })
    return row && (await storage?.has(row)) ? await storage?.readWhole(row) : undefined
  }
}
