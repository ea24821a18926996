import { isKind, kindOf } from '#features/posts/kinds/kinds.ts'
import { toName, toSlug } from '#kit/text.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { RichDocument, RichNode } from '#platform/rich-text/document.ts'
import { richContent } from '#platform/rich-text/from-html.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { type ImportKind, type Note, type ReadPost } from './import.ts'

/** A post as it waits between the dry run and the run: all that `createPost` needs but its id and its category's. */
export interface PostRecord {
  kind: ImportKind
  title: string
  slug: string
  summary: string
  content: RichDocument
  cover: string | null
  authorName: string
  category: string | null
  tags: string[]
  publishedAt: string | null
}

const LENGTHS = { title: 200, summary: 400, author: 120, slug: 120, tags: 40, tag: 80 }
const EMPTY: RichDocument = { type: 'doc', content: [] }

/** Returns the record of a post that was read, and what of it does not come. A text that cannot be read at all makes it undefined, with the reason among the notes. */
export async function toPostRecord(post: ReadPost, kind: ImportKind): Promise<{ record: PostRecord | undefined; notes: Note[] }> {
  const notes = [...post.notes]
  const read = await richContent.safeParseAsync(withoutNull(post.html))
  if (!read.success) return { record: undefined, notes: [...notes, { code: 'TextTooLarge' }] }
  const content = read.data ?? EMPTY
  const text = toName(withoutNull(post.title))
  const title = cut(text, LENGTHS.title) || toName(toWords(content)).slice(0, 80).trim() || 'Tanpa judul'
  if (text.length > LENGTHS.title) notes.push({ code: 'TitleCut' })
  if (text === '') notes.push({ code: 'TitleMissing' })
  const summary = toName(withoutNull(post.summary))
  if (summary.length > LENGTHS.summary) notes.push({ code: 'SummaryCut' })
  if (post.html.trim() !== '' && content.content.length === 0) notes.push({ code: 'TextLost' })
  const [category, ...more] = post.categories.map(toName).filter(Boolean)
  if (more.length > 0) notes.push({ code: 'CategoriesAsTags', values: { names: cut(more.join(', '), 200) } })
  const tags = [...new Set([...more, ...post.tags.map(toName)])].filter(Boolean)
  return {
    notes,
    record: {
      kind,
      title,
      slug: slugOf(kind, decoded(post.slug), title),
      summary: cut(summary, LENGTHS.summary),
      content,
      cover: post.cover,
      authorName: cut(toName(post.authorName), LENGTHS.author),
      category: category ? cut(category, LENGTHS.author) : null,
      tags: tags.slice(0, LENGTHS.tags).map(tag => cut(tag, LENGTHS.tag)),
      publishedAt: post.publishedAt,
    },
  }
}

const slugOf = (kind: ImportKind, given: string, title: string) =>
  withoutReserved(kind, toSlug(given, LENGTHS.slug) || toSlug(title, LENGTHS.slug) || 'tanpa-judul')

/** Returns the slug of an imported category by its name. */
export const categorySlug = (kind: ImportKind, name: string) => withoutReserved(kind, toSlug(name, 110) || 'kategori')

/** Returns a slug that a post or category of the kind may have. */
function withoutReserved(kind: ImportKind, slug: string): string {
  return isKind(slug) || isUuid(slug) || kindOf(kind).reservedSlugs?.includes(slug) ? `${slug.slice(0, LENGTHS.slug - 2)}-1` : slug
}

/** WordPress writes slugs of other scripts as in an address. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)

/** PostgreSQL stores no such character. */
const withoutNull = (text: string) => text.replaceAll('\0', '')

/** A text with its cover, as records and posts have them. */
interface Pictured {
  cover: string | null
  content: RichDocument
}

/** Returns the addresses of all pictures of a text, its cover first, each once. */
export function picturesIn({ cover, content }: Pictured): string[] {
  const found = new Set<string>(cover ? [cover] : [])
  const queue: RichNode[] = [...content.content]
  for (let node = queue.pop(); node; node = queue.pop()) {
    const src = node.attrs?.['src']
    if (node.type === 'image' && typeof src === 'string') found.add(src)
    queue.push(...(node.content ?? []))
  }
  return [...found]
}

/** Returns the pictures of other sites, and of an archive. */
export const picturesOf = (record: Pictured) => picturesIn(record).filter(address => /^https?:/.test(address) && address.length <= 1000)

/** Returns the text with other addresses for its pictures; one that is `null` goes, with its place. */
export function withAddresses<T extends Pictured>(record: T, addressOf: (address: string) => string | null): T {
  const renew = (node: RichNode): RichNode[] => {
    const src = node.attrs?.['src']
    if (node.type === 'image') {
      const address = typeof src === 'string' ? addressOf(src) : null
      return address === null ? [] : [{ ...node, attrs: { ...node.attrs, src: address } }]
    }
    return [node.content ? { ...node, content: node.content.flatMap(renew) } : node]
  }
  return {
    ...record,
    cover: record.cover && addressOf(record.cover),
    content: { type: 'doc', content: record.content.content.flatMap(renew) },
  }
}
