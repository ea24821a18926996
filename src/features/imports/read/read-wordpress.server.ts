import { InvalidInput } from '#kit/errors.ts'
import { plainText } from '#platform/rich-text/plain-text.ts'
import { ARCHIVE_ORIGIN, MAX_ENTRIES, type Note, type ReadEntry, type ReadPost } from '../import.ts'
import { importReason } from '../texts.ts'
import { cleanWordPress } from './clean-wordpress.ts'
import { readItems, type XmlHead, type XmlItem } from './xml-items.ts'

type Open = () => AsyncIterable<Uint8Array>

const POSTS = new Set(['post', 'page'])
const SHOWN = new Set(['publish', 'future'])
/** What belongs to a theme or to the editor, not to what people wrote. */
const OWN_TYPES = new Set([
  'nav_menu_item',
  'revision',
  'custom_css',
  'customize_changeset',
  'wp_global_styles',
  'wp_navigation',
  'wp_template',
])

/** Returns the old site's host and the addresses of its attachments by id: they may stand after the posts that show them. Throws as `readItems`. */
export async function surveyWordPress(
  open: Open,
): Promise<{ site: string; attachments: Map<string, string>; authors: Map<string, string> }> {
  const head: XmlHead = { root: '', isExport: false, fields: new Map(), authors: new Map() }
  const attachments = new Map<string, string>()
  for await (const { fields } of readItems(open(), head)) {
    const address = fields.get('wp:attachment_url')
    if (address && attachments.size < MAX_ENTRIES) attachments.set(fields.get('wp:post_id') ?? '', address)
  }
  if (head.root !== 'rss' || !head.isExport) throw new InvalidInput(importReason('NotWordPress'), [])
  const link = head.fields.get('wp:base_blog_url') || head.fields.get('link') || ''
  return { site: URL.canParse(link) ? new URL(link).host : '', attachments, authors: head.authors }
}

/** Reads a WordPress export (WXR) entry by entry, in bounded memory. Throws as `readItems`, and `NotWordPress`. */
export async function* readWordPress(open: Open): AsyncGenerator<ReadEntry> {
  const { attachments, authors } = await surveyWordPress(open)
  const head: XmlHead = { root: '', isExport: false, fields: new Map(), authors: new Map() }
  for await (const item of readItems(open(), head)) {
    const type = item.fields.get('wp:post_type') ?? ''
    const entry = toEntry(item, type, attachments, authors)
    if (entry?.entity === 'post') {
      const { post } = entry
      yield { entity: 'post', post: { ...post, title: await plainText(post.title), summary: await plainText(post.summary) } }
    } else if (entry) yield entry
  }
}

function toEntry(item: XmlItem, type: string, attachments: Map<string, string>, authors: Map<string, string>): ReadEntry | undefined {
  const { fields } = item
  const oldKey = fields.get('wp:post_id') || fields.get('guid') || ''
  const title = fields.get('title') ?? ''
  const status = fields.get('wp:status') ?? 'draft'
  // Pictures come with the posts that show them.
  if (type === 'attachment' || OWN_TYPES.has(type) || status === 'auto-draft') return undefined
  const lost = (note: Note): ReadEntry => ({ entity: 'other', oldKey: `${type}/${oldKey}`, title, note })
  if (!POSTS.has(type)) return lost({ code: 'TypeLost', values: { type } })
  if (status === 'trash') return lost({ code: 'InTrash' })
  return { entity: 'post', post: toPost(item, oldKey, status, attachments, authors) }
}

function toPost(
  { fields, categories, meta }: XmlItem,
  oldKey: string,
  status: string,
  attachments: Map<string, string>,
  authors: Map<string, string>,
): ReadPost {
  const { html, notes } = cleanWordPress(fields.get('content:encoded') ?? '')
  if (fields.get('wp:post_password')) notes.push({ code: 'PasswordLost' })
  if (status === 'private' || status === 'pending') notes.push({ code: 'ComesAsDraft', values: { status } })
  const author = fields.get('dc:creator') ?? ''
  const named = (domain: string) => categories.filter(one => one.domain === domain).map(one => one.name.trim())
  const isShown = SHOWN.has(status) && !fields.get('wp:post_password')
  return {
    oldKey,
    oldPath: pathOf(fields.get('link') ?? ''),
    title: fields.get('title') ?? '',
    slug: fields.get('wp:post_name') ?? '',
    summary: fields.get('excerpt:encoded') ?? '',
    html,
    publishedAt: isShown ? momentOf(fields.get('wp:post_date_gmt'), fields.get('wp:post_date'), fields.get('pubDate')) : null,
    authorName: authors.get(author) ?? author,
    categories: named('category').filter(name => name !== 'Uncategorized'),
    tags: named('post_tag'),
    cover: attachments.get(meta.get('_thumbnail_id') ?? '') ?? null,
    notes,
  }
}

/** Returns the path of an old address; null where it says no more than an id. */
export function pathOf(address: string): string | null {
  if (!URL.canParse(address, ARCHIVE_ORIGIN)) return null
  const { pathname, search } = new URL(address, ARCHIVE_ORIGIN)
  if (search !== '' || pathname === '/' || pathname.length > 500) return null
  return pathname
}

/** Returns the first of the moments that is one, as ISO. WordPress writes `2019-05-01 08:30:00`, and zeros where it has none. */
function momentOf(...moments: (string | undefined)[]): string | null {
  for (const moment of moments) {
    const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(moment ?? '') ? `${moment?.replace(' ', 'T')}Z` : moment
    const date = new Date(iso ?? '')
    if (!Number.isNaN(date.getTime()) && date.getUTCFullYear() > 1970) return date.toISOString()
  }
  return null
}
