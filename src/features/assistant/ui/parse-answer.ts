import type { List, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { splitLang } from '#kit/lang.ts'
import { toOwnPath } from '#kit/own-path.ts'

/** Parses an answer. HTML is text: what a model, or a text that it read, writes must not become markup. Pictures are their words. */
export function parseAnswer(markdown: string): Root {
  const root = fromMarkdown(markdown, {
    extensions: [gfm(), { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  })
  dropPictures(root)
  for (const node of root.children) if (node.type === 'list' && node.ordered) numberItems(node, markdown)
  return root
}

declare module 'mdast' {
  interface ListItemData {
    /** The number that was written. */
    number?: number
  }
}

/**
 * Leaves a picture's words alone. NOTE: they are parsed as links, with the `!` before them as text: what an answer cites after an exclamation mark
 * (`Gratis![1](/Courses/web)`) must stay a link.
 */
function dropPictures(parent: Nodes): void {
  if (!('children' in parent)) return
  for (const [at, node] of parent.children.entries()) {
    dropPictures(node)
    const before = parent.children[at - 1]
    if ((node.type !== 'link' && node.type !== 'linkReference') || before?.type !== 'text' || !before.value.endsWith('!')) continue
    const words = node.children.map(one => ('value' in one ? one.value : '')).join('')
    const isPicture = !/^\d*$/.test(words) && (/(?:^|\s)!$/.test(before.value) || (node.type === 'link' && PICTURE.test(node.url)))
    if (!isPicture) continue
    before.value = before.value.slice(0, -1)
    parent.children[at] = { type: 'text', value: words }
  }
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i

/** Sources keep their numbers where some of them are not cited: Markdown counts on from the first. */
function numberItems(list: List, markdown: string): void {
  for (const item of list.children) {
    const number = /^\d+/.exec(markdown.slice(item.position?.start.offset))?.[0]
    if (number !== undefined) item.data = { ...item.data, number: Number(number) }
  }
}

/**
 * Returns the path that a link in an answer may lead to, without language prefix: a page of this site. Undefined for all else: other sites, scripts, calls,
 * and pages that end the session.
 */
export function toLinkPath(href: string, origin: string): string | undefined {
  const local = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  const path = toOwnPath(local)
  if (path === '/' && local !== '/') return undefined
  const { path: bare } = splitLang(path.replace(/[?#].*$/, ''))
  return /^\/(?:api|logout|auth)(?:[/?#]|$)/i.test(bare) ? undefined : path
}
