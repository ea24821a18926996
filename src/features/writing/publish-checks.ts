import { isRecord, toRows, toText } from '#features/post-details/details.ts'
import type { PostWork } from '#features/posts/work.ts'
import type { Lang } from '#kit/lang.ts'
import type { RichNode } from '#platform/rich-text/document.ts'
import { langsOfWork, textIn, textStateOf } from './languages.ts'

/** A shortcoming of a text that its writer may want to know before it is published. */
export interface Finding {
  code: 'title' | 'summary' | 'cover' | 'cover-alt' | 'picture-alt' | 'language'
  lang?: string
  /** How many there are. */
  count?: number
}

/** Returns what is missing in a text; none of it stands in the way of its publication. `shown`: the site's languages. */
export function findMissing(work: PostWork, shown?: readonly Lang[]): Finding[] {
  const findings: Finding[] = []
  if (work.title.trim() === '') findings.push({ code: 'title' })
  if (work.summary.trim() === '') findings.push({ code: 'summary' })
  if (work.cover === null) findings.push({ code: 'cover' })
  else if (!toText(work.details['coverAlt'])) findings.push({ code: 'cover-alt' })
  for (const lang of langsOfWork(work, shown)) {
    if (lang !== work.lang && textStateOf(work, lang) !== 'whole') findings.push({ code: 'language', lang })
    const count = nodesOf(textIn(work, lang).content).filter(node => node.type === 'image' && !toText(node.attrs?.['alt'])).length
    if (count > 0) findings.push({ code: 'picture-alt', lang, count })
  }
  const bare = toRows(work.details['pictures']).filter(picture => !toText(picture['alt'])).length
  if (bare > 0) findings.push({ code: 'picture-alt', lang: work.lang, count: bare })
  return findings
}

/** Returns all links of a text and its details, in every language, once each: paths of this site, and addresses of others. */
export function linksOf(work: PostWork): { own: string[]; outside: string[] } {
  const texts = langsOfWork(work).flatMap(lang => nodesOf(textIn(work, lang).content))
  const hrefs = texts.flatMap(node => (node.marks ?? []).flatMap(mark => (mark.type === 'link' ? [toText(mark.attrs?.['href'])] : [])))
  const links = [...new Set([...hrefs, ...urlsIn(work.details)])]
  return {
    own: links.filter(link => /^\/(?!\/)/.test(link)),
    outside: links.filter(link => /^https?:\/\//.test(link)),
  }
}

/** Returns the pictures that a reader of the post's own language loads, once each. */
export function picturesOf(work: PostWork): string[] {
  const inText = nodesOf(work.content).flatMap(node => (node.type === 'image' ? [toText(node.attrs?.['src'])] : []))
  const rows = ['pictures', 'speakers', 'sponsors'].flatMap(name => toRows(work.details[name]))
  const inRows = rows.flatMap(row => [toText(row['src']), toText(row['picture']), toText(row['logo'])])
  return [...new Set([work.cover ?? '', ...inText, ...inRows])].filter(Boolean)
}

function urlsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(urlsIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) => (typeof one === 'string' ? (/url$/i.test(name) ? [one] : []) : urlsIn(one)))
}

function nodesOf(document: RichNode): RichNode[] {
  const nodes: RichNode[] = []
  const queue = [document]
  for (let node = queue.pop(); node; node = queue.pop()) {
    nodes.push(node)
    queue.push(...(node.content ?? []))
  }
  return nodes
}
