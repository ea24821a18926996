import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { brandOf } from '#features/brands/brands.server.tsx'
import { footerColumns, headerEntries } from '#features/brands/chrome.server.ts'
import type { FrameView } from '#features/brands/chrome.ts'
import { toHomeWords } from '#features/brands/home-words.ts'
import { MCP_PATH } from '#features/mcp/mcp.ts'
import { langsOfSite } from '#features/sites/languages.ts'
import type { Site } from '#features/sites/site.ts'
import { localHref } from '#kit/lang.ts'
import { discoveryTexts } from './texts.ts'

type Entry = FrameView['columns'][number]['entries'][number]

/**
 * Returns a site's `llms.txt`, in its first language: what it is, its main pages, and the ways for programs. undefined for sites that are not to be found.
 * Source: llmstxt.org.
 */
export function makeLlmsText(site: Site, origin: string): string | undefined {
  const { settings } = site
  if (settings.meta.robot_index === 'noindex') return undefined
  const [lang, ...others] = langsOfSite(settings)
  const t = discoveryTexts(lang).llms
  const brand = brandOf(site.layout)
  const addressOf = (href: string) => (href.startsWith('/') ? origin + localHref(lang, href) : href)
  const links = (entries: readonly Entry[]) => list(entries.map(({ label, href }) => [link(label, addressOf(href))]))
  const tree: Root = {
    type: 'root',
    children: [
      heading(1, settings.title),
      { type: 'blockquote', children: [words(toHomeWords(settings, brand, lang).description)] },
      words(t.what),
      heading(2, t.pages),
      links(headerEntries(site, brand, lang)),
      ...footerColumns(site, lang).flatMap(({ title, entries }) => [heading(2, title), links(entries)]),
      heading(2, t.forPrograms),
      list([
        said(t.markdown, { header: { type: 'inlineCode', value: 'Accept: text/markdown' } }),
        said(t.mcp, { address: bare(origin + MCP_PATH) }),
        said(t.calls, { address: bare(`${origin}/api/docs`) }),
        said(t.map, { address: bare(`${origin}/sitemap.xml`) }),
        ...others.map(other => said(t.languages, { addresses: bare(origin + localHref(other, '/')) })),
      ]),
      ...contactOf(site, t.contact),
    ],
  }
  return toMarkdown(tree, { bullet: '-', listItemIndent: 'one' })
}

function contactOf({ settings: { contact } }: Site, title: string): RootContent[] {
  const ways = [
    contact.whatsapp && [text('WhatsApp: '), bare(`https://wa.me/${contact.whatsapp}`)],
    contact.email && [link(contact.email, `mailto:${contact.email}`)],
    contact.address && [text(contact.address)],
    ...[contact.instagram, contact.youtube, contact.linkedin].map(address => address && [bare(address)]),
  ].filter(way => way !== '')
  return ways.length > 0 ? [heading(2, title), list(ways)] : []
}

const text = (value: string): PhrasingContent => ({ type: 'text', value: value.replaceAll(/\s+/g, ' ') })
const link = (label: string, url: string): PhrasingContent => ({ type: 'link', url, children: [text(label)] })
const bare = (url: string) => link(url, url)
const words = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] })
const heading = (depth: 1 | 2, value: string): RootContent => ({ type: 'heading', depth, children: [text(value)] })

const list = (items: readonly PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map(children => ({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] })),
})

/** Returns a sentence with its places filled with what is no plain text. */
function said(sentence: string, places: Record<string, PhrasingContent>): PhrasingContent[] {
  return sentence.split(/(\{\w+\})/).flatMap(part => places[part.slice(1, -1)] ?? (part ? [text(part)] : []))
}
