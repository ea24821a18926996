import { posix } from 'node:path'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { parse } from 'yaml'
import { z } from 'zod'
import { readArchive } from '#features/archives/archive.server.ts'
import { escapeAttribute } from '#kit/html.ts'
import { mapPictures } from '#platform/rich-text/files-in-html.ts'
import { ARCHIVE_ORIGIN, type Note, type ReadEntry, type ReadPost } from '../import.ts'
import { pathOf } from './read-wordpress.server.ts'

const FRONT = /^﻿?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
const MAX_FRONT = 20_000
/** Maximum number of characters of a text: what is read of any HTML. */
const MAX_TEXT = 400_000
/** Quotes and lists within each other, in one line or by their indentation, without end: each level costs the parser more than the one before. */
const TOO_DEEP = /^[ \t]*(?:>[ \t]?|[*+-][ \t]+|\d{1,9}[.)][ \t]+){25}|^[ \t]{200}[ \t]*[>*+\d-]/m

const list = z
  .union([z.array(z.union([z.string(), z.number()]).transform(String)), z.string().transform(text => text.split(','))])
  .transform(names => names.map(name => name.trim()).filter(Boolean))
  .catch([])
const words = z.union([z.string(), z.number()]).transform(String).catch('')
const moment = z
  .union([z.string(), z.date()])
  .transform(value => new Date(value))
  .catch(new Date(Number.NaN))
/** What programs that keep Markdown write above a text: Jekyll, Hugo, Eleventy, Astro, and our own export. */
const front = z.object({
  title: words,
  slug: words,
  date: moment,
  draft: z.boolean().catch(false),
  published: z.boolean().catch(true),
  description: words,
  summary: words,
  excerpt: words,
  author: words,
  category: words,
  categories: list,
  tags: list,
  cover: words,
  image: words,
  permalink: words,
  url: words,
})

/** Reads the Markdown files of an archive. Throws as `readArchive`. */
export async function* readMarkdown(file: string): AsyncGenerator<ReadEntry> {
  for await (const { name, read } of readArchive(file)) {
    if (!/\.(md|markdown)$/i.test(name) || /(^|\/)(readme|license|changelog)\.md$/i.test(name)) continue
    let text: string
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(await read())
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      yield { entity: 'other', oldKey: name.slice(0, 500), title: name, note: { code: 'NotUtf8' } }
      continue
    }
    if (text.length > MAX_FRONT + MAX_TEXT || TOO_DEEP.test(text))
      yield { entity: 'other', oldKey: name.slice(0, 500), title: name, note: { code: 'TextTooLarge' } }
    else yield { entity: 'post', post: toPost(name, text) }
  }
}

/** Returns the post of one Markdown file; `name` is its path in the archive. */
export function toPost(name: string, text: string): ReadPost {
  const notes: Note[] = []
  const [whole = '', header = ''] = FRONT.exec(text) ?? []
  const said = front.parse(readFront(header, notes))
  const body = text.slice(whole.length)
  const stem = posix.basename(name).replace(/\.[^.]+$/, '')
  // Jekyll's names begin with the day.
  const [, day, rest] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(stem) ?? []
  const date = Number.isNaN(said.date.getTime()) && day ? new Date(day) : said.date
  const heading = /^#\s+(.+)$/m.exec(body)?.[1] ?? ''
  const address = said.permalink || said.url
  const folder = posix.dirname(name)
  return {
    oldKey: name.slice(0, 500),
    oldPath: address ? pathOf(address) : null,
    title: said.title || heading || (rest ?? stem),
    slug: said.slug || (rest ?? stem),
    summary: said.description || said.summary || said.excerpt,
    html: mapPictures(toMarkdownHtml(said.title ? body : body.replace(/^#\s+.+$/m, '')), src => inArchive(folder, src)),
    publishedAt: said.draft || !said.published || Number.isNaN(date.getTime()) ? null : date.toISOString(),
    authorName: said.author,
    categories: said.category ? [said.category, ...said.categories] : said.categories,
    tags: said.tags,
    cover: said.cover || said.image ? inArchive(folder, said.cover || said.image) : null,
    notes,
  }
}

/** Returns the HTML of Markdown with tables and the like (GFM). HTML within stays: it is sanitized with all of it. */
export function toMarkdownHtml(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  })
  // Its line end is the fence's, not the code's.
  return html.replaceAll('\n</code></pre>', '</code></pre>')
}

/** Aliases multiply: none is followed. */
function readFront(header: string, notes: Note[]): object {
  if (header === '') return {}
  try {
    const value: unknown = header.length > MAX_FRONT ? undefined : parse(header, { maxAliasCount: 0, schema: 'core' })
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Said below.
  }
  notes.push({ code: 'FrontBroken' })
  return {}
}

/** Returns the address of a picture: one within the archive has the archive's host. */
function inArchive(folder: string, src: string): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(src)) return src
  const path = src.startsWith('/') ? src.slice(1) : posix.join(folder, src)
  if (path.startsWith('../')) return ''
  return escapeAttribute(`${ARCHIVE_ORIGIN}/${path.split('?')[0]}`)
}

/** Returns the name in the archive that an address says; undefined if it is none of an archive. */
export function nameInArchive(address: string): string | undefined {
  if (!address.startsWith(`${ARCHIVE_ORIGIN}/`)) return undefined
  const path = address.slice(ARCHIVE_ORIGIN.length + 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
