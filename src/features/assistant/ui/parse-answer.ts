import type { List, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { splitLang } from '#kit/lang.ts'
import { toOwnPath } from '#kit/own-path.ts'

/** Parses an answer. HTML is text: what a model, or a text that it read, writes must not become markup. */
export function parseAnswer(markdown: string): Root {
  const root = fromMarkdown(markdown, {
    extensions: [gfm(), { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  })
  for (const node of root.children) if (node.type === 'list' && node.ordered) numberItems(node, markdown)
  return root
}

declare module 'mdast' {
  interface ListItemData {
    /** The number that was written. */
    number?: number
  }
}

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
