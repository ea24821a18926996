import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestDrive } from '#features/media/testing.ts'
import { endingOf, keyOf } from '#features/media/upload.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { FetchPicture } from '#platform/images/outside-pictures.server.ts'
import type { ImportTools } from './steps.server.ts'

interface WordPressPost {
  id: number
  title?: string
  slug?: string
  content?: string
  excerpt?: string
  status?: string
  type?: string
  date?: string
  link?: string
  author?: string
  categories?: string[]
  tags?: string[]
  thumbnail?: number
  attachment?: string
}

const cdata = (text: string) => `<![CDATA[${text}]]>`

/** Returns the head of a WordPress export. */
export const wordPressHead = (site = 'https://lama.example') => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.5" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Lama</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('sari')}</wp:author_login><wp:author_display_name>${cdata('Sari Dewi')}</wp:author_display_name></wp:author>
`
export const wordPressEnd = '</channel></rss>\n'

/** Returns one entry as WordPress writes it. */
export function wordPressItem(post: WordPressPost): string {
  const {
    id,
    title = `Tulisan ${id}`,
    slug = `tulisan-${id}`,
    content = '',
    status = 'publish',
    type = 'post',
    date = '2019-05-01 08:30:00',
  } = post
  const named = (domain: string, names: readonly string[] = []) =>
    names.map(name => `<category domain="${domain}" nicename="x">${cdata(name)}</category>`).join('')
  return `<item><title>${cdata(title)}</title><link>${post.link ?? `https://lama.example/2019/05/${slug}/`}</link>
<pubDate>Wed, 01 May 2019 08:30:00 +0000</pubDate><dc:creator>${cdata(post.author ?? 'sari')}</dc:creator>
<guid isPermaLink="false">https://lama.example/?p=${id}</guid><description></description>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(post.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date><wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password></wp:post_password>${post.attachment ? `<wp:attachment_url>${cdata(post.attachment)}</wp:attachment_url>` : ''}
${named('category', post.categories)}${named('post_tag', post.tags)}
${post.thumbnail ? `<wp:postmeta><wp:meta_key>${cdata('_thumbnail_id')}</wp:meta_key><wp:meta_value>${cdata(String(post.thumbnail))}</wp:meta_value></wp:postmeta>` : ''}
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>${cdata('Bagus!')}</wp:comment_content></wp:comment></item>
`
}

export const wordPressFile = (posts: readonly WordPressPost[], site?: string) =>
  `${wordPressHead(site)}${posts.map(wordPressItem).join('')}${wordPressEnd}`

/** Keeps a file as an upload for imports by a member does; returns its id. */
export async function buildImportFile(
  ctx: Ctx,
  drive: Pick<TestDrive, 'storage'>,
  memberId: string,
  name: string,
  bytes: Uint8Array | string,
): Promise<string> {
  const id = newId()
  const content = Buffer.from(bytes)
  const urlName = `file.${endingOf(name)}`
  const file = join(drive.storage.incomingDir, `${randomUUID()}.part`)
  await writeFile(file, content)
  await drive.storage.keep(file, keyOf(ctx.tenantId, id, urlName), { type: 'application/octet-stream', sizeBytes: content.length })
  await ctx.db
    .insertInto('uploads')
    .values({
      tenant_id: ctx.tenantId,
      id,
      uploaded_by: memberId,
      state: 'kept',
      kind: 'archive',
      content_type: 'application/xml',
      name,
      url_name: urlName,
      purpose: 'import',
      size_bytes: content.length,
      sent_bytes: content.length,
      sha256: Buffer.alloc(32, 1),
      created_at: ctx.now,
      kept_at: ctx.now,
    })
    .execute()
  return id
}

/** The job's tools on a test's drive; pictures come from a table of addresses. */
export function importToolsOf(
  { tools, storage }: Pick<TestDrive, 'tools' | 'storage'>,
  pictures: ReadonlyMap<string, Blob> = new Map(),
): ImportTools {
  const fetchPicture: FetchPicture = async address => {
    const blob = pictures.get(address)
    if (!blob) return { kind: 'failed', failure: 'ENOTFOUND' }
    return { kind: 'answered', status: 200, bytes: Buffer.from(await blob.arrayBuffer()) }
  }
  const findSite = async (of: TenantId) => buildSite({ of })
  return { pool: tools.pool, log: tools.log, scanner: undefined, storage, fetchPicture, findSite, originOf: host => `http://${host}:3000` }
}
