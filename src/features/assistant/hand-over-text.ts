import type { List, Nodes, RootContent } from 'mdast'
import { parseAnswer, toLinkPath } from './ui/parse-answer.ts'

/** Longer texts break WhatsApp's links on some phones. */
const MAX_TEXT = 1400
const MAX_PART = 300
/** The last answer is what the person is asked about. */
const MAX_LAST = 700
/** No more than the last of them are handed over. */
const MOST = 4

export interface SaidPair {
  query: string
  answer: string
}

/** The words of a text that hands over. */
export interface HandOverWords {
  head: string
  asked: (text: string) => string
  answered: (text: string) => string
}

/** Returns what was said as a text for WhatsApp, the newest of it where it is long. `origin`: of the site's addresses. */
export function toHandOver(pairs: readonly SaidPair[], { head, asked, answered }: HandOverWords, origin: string): string {
  const newest = pairs.slice(-MOST)
  const said = newest.map(({ query, answer }, at) => {
    const most = at === newest.length - 1 ? MAX_LAST : MAX_PART
    const text = cut(toReadableText(answer, origin).replace(/\n{2,}/g, '\n'), most)
    return [asked(cut(query.replace(/\s+/g, ' '), MAX_PART)), ...(text === '' ? [] : [answered(text)])].join('\n')
  })
  while (said.length > 1 && head.length + said.join('\n\n').length > MAX_TEXT) said.shift()
  return [head, ...said].join('\n\n')
}

/** Returns an answer as text that stands by itself elsewhere: without Markdown's marks, links as `Title: https://…`, pictures by their words. */
export function toReadableText(markdown: string, origin: string): string {
  return textOfBlocks(parseAnswer(markdown).children, origin, '\n\n')
}

function textOfBlocks(nodes: readonly RootContent[], origin: string, between: string): string {
  return nodes
    .map(node => textOf(node, origin))
    .filter(text => text !== '')
    .join(between)
}

function textOf(node: Nodes, origin: string): string {
  switch (node.type) {
    case 'break':
      return '\n'
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'link':
      return textOfLink(node.url, textOfAll(node.children, origin), origin)
    case 'list':
      return textOfList(node, origin)
    case 'blockquote':
    case 'listItem':
      return textOfBlocks(node.children, origin, '\n')
    case 'table':
      return node.children.map(row => row.children.map(cell => textOfAll(cell.children, origin)).join(' | ')).join('\n')
    default:
      if ('children' in node) return textOfAll(node.children, origin)
      return 'value' in node ? node.value : ''
  }
}

const textOfAll = (nodes: readonly Nodes[], origin: string) => nodes.map(node => textOf(node, origin)).join('')

/** A link that leads elsewhere is its words, as in the panel. One whose words are a number cites a source, whose address stands in the list of sources. */
function textOfLink(href: string, words: string, origin: string): string {
  const path = toLinkPath(href, origin)
  if (path === undefined) return words
  const number = /^\[?(\d{1,2})\]?$/.exec(words)?.[1]
  if (number !== undefined) return `[${number}]`
  return words === '' || words === origin + path ? origin + path : `${words}: ${origin}${path}`
}

function textOfList({ ordered, start, children }: List, origin: string): string {
  return children
    .map((item, at) => {
      const mark = ordered ? `${item.data?.number ?? (start ?? 1) + at}.` : '-'
      return `${mark} ${textOf(item, origin).replaceAll('\n', '\n  ')}`
    })
    .join('\n')
}

/** Whole words alone: half an address leads nowhere, and half a character can't be part of one. */
function cut(text: string, most: number): string {
  const letters = Array.from(text.trim().toWellFormed())
  return letters.length > most
    ? `${letters
        .slice(0, most)
        .join('')
        .replace(/\s+\S*$/, '')}…`
    : letters.join('')
}
