import { z } from 'zod'
import { InvalidInput } from '#kit/errors.ts'
import { ARCHIVE_ORIGIN, MAX_ENTRIES, type ReadEntry } from '../import.ts'
import { importReason } from '../texts.ts'
import { decodeParts } from './decode.ts'
import { documentHtml } from './ghost-documents.ts'

/** A JSON file is read whole. */
const MAX_BYTES = 100 * 1024 * 1024
const GHOST_URL = /__GHOST_URL__/g

const id = z.union([z.string(), z.number()]).transform(String)
const words = z.string().nullish()
const named = z.object({ id, name: words, slug: words })
const post = z.object({
  id,
  title: words,
  slug: words,
  html: words,
  lexical: words,
  mobiledoc: words,
  status: z.string().default('draft'),
  visibility: words,
  published_at: z.union([z.string(), z.number()]).nullish(),
  custom_excerpt: words,
  feature_image: words,
  type: words,
})
const link = (name: string) => z.object({ post_id: id, [name]: id, sort_order: z.number().nullish() }).loose()
const tables = z.object({
  posts: z.array(post).max(MAX_ENTRIES),
  tags: z.array(named).default([]),
  users: z.array(named).default([]),
  posts_tags: z.array(link('tag_id')).default([]),
  posts_authors: z.array(link('author_id')).default([]),
})
const exported = z.object({ db: z.array(z.object({ data: tables })).min(1) })

/**
 * Reads an export of Ghost. It does not say where its site was: `origin` takes the place of what it writes for that. Throws InvalidInput for what is no such file,
 * with where it differs.
 */
export async function* readGhost(open: () => AsyncIterable<Uint8Array>, origin: string): AsyncGenerator<ReadEntry> {
  const data = await parse(open)
  const tagsOf = namesOf(data.posts_tags, 'tag_id', data.tags)
  const authorsOf = namesOf(data.posts_authors, 'author_id', data.users)
  const whole = (text: string) => text.replace(GHOST_URL, origin || ARCHIVE_ORIGIN)
  for (const one of data.posts) {
    const tags = (tagsOf.get(one.id) ?? []).filter(name => !name.startsWith('#'))
    const isShown = (one.status === 'published' || one.status === 'scheduled') && (one.visibility ?? 'public') === 'public'
    const day = new Date(one.published_at ?? Number.NaN)
    yield {
      entity: 'post',
      post: {
        oldKey: one.id,
        oldPath: one.slug ? `/${one.slug}/` : null,
        title: one.title ?? '',
        slug: one.slug ?? '',
        summary: one.custom_excerpt ?? '',
        html: whole(one.html || documentHtml(one.lexical ?? undefined, one.mobiledoc ?? undefined)),
        publishedAt: isShown && !Number.isNaN(day.getTime()) ? day.toISOString() : null,
        authorName: authorsOf.get(one.id)?.[0] ?? '',
        categories: tags.slice(0, 1),
        tags: tags.slice(1),
        cover: one.feature_image ? whole(one.feature_image) : null,
        notes: one.visibility && one.visibility !== 'public' ? [{ code: 'ComesAsDraft', values: { status: one.visibility } }] : [],
      },
    }
  }
}

async function parse(open: () => AsyncIterable<Uint8Array>): Promise<z.output<typeof tables>> {
  let text = ''
  for await (const part of decodeParts(open(), () => new TextDecoder('utf-8', { fatal: true }))) {
    text += part
    if (text.length > MAX_BYTES) throw new InvalidInput(importReason('JsonTooLarge', { megabytes: MAX_BYTES / 1024 / 1024 }), [])
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new InvalidInput(importReason('JsonBroken', { words: error instanceof Error ? error.message.slice(0, 200) : '' }), [])
  }
  // Newer exports lack the list around the tables.
  const found = exported.safeParse(value)
  if (found.success && found.data.db[0]) return found.data.db[0].data
  const bare = z.object({ data: tables }).safeParse(value)
  if (bare.success) return bare.data.data
  throw new InvalidInput(importReason('NotGhost', { path: (found.error?.issues[0]?.path ?? []).join('.') || 'db' }), [])
}

/** Returns for each post the names that its links lead to, in their order. */
function namesOf(
  links: readonly Record<string, unknown>[],
  key: string,
  named: readonly { id: string; name?: string | null | undefined }[],
): Map<string, string[]> {
  const nameOf = new Map(named.map(one => [one.id, one.name ?? '']))
  const byPost = Map.groupBy(links, one => String(one['post_id']))
  return new Map(
    [...byPost].map(([postId, own]) => [
      postId,
      own
        .toSorted((a, b) => Number(a['sort_order'] ?? 0) - Number(b['sort_order'] ?? 0))
        .flatMap(one => nameOf.get(String(one[key])) || []),
    ]),
  )
}
