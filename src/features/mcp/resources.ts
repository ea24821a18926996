import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import { mcpTexts } from './texts.ts'

/** Where a site says what it is and where its main pages are. Source: llmstxt.org. */
export const LLMS_PATH = '/llms.txt'

/** What a page is as text, for whoever is not signed in. */
export interface ReadPage {
  text: string
  mimeType: string
}

interface Offered {
  site: Pick<Site, 'settings'>
  lang: Lang
  /** `https://tenant.example`, as the program addressed it. */
  origin: string
  /** What was asked for, read before, by its address. */
  pages: ReadonlyMap<string, ReadPage>
}

/** Adds the site's public pages as resources, by the addresses that answers name: the same Markdown as by `Accept: text/markdown`. */
export function addResources(server: McpServer, { site, lang, origin, pages }: Offered): void {
  const { title, meta } = site.settings
  const t = mcpTexts(lang).resources
  const read = (uri: URL) => {
    const page = pages.get(uri.href)
    if (!page) throw new ResourceNotFoundError(uri.href)
    return { contents: [{ uri: uri.href, ...page }] }
  }
  const markdown = { mimeType: 'text/markdown' }
  if (meta.robot_index !== 'noindex')
    server.registerResource('llms', origin + LLMS_PATH, { title: t.llms, description: t.aboutLlms, mimeType: 'text/plain' }, read)
  server.registerResource('home', `${origin}/`, { title, ...markdown }, read)
  const page = new ResourceTemplate(`${origin}/{+path}`, { list: undefined })
  server.registerResource('page', page, { title: t.page, description: t.aboutPage, ...markdown }, read)
}

/** Returns the paths at `origin` of the resources that a message of JSON-RPC, or several, asks to read, by their addresses. */
export function askedPaths(sent: unknown, origin: string): Map<string, string> {
  const uris = [sent].flat().flatMap(message => uriOf(message) ?? [])
  return new Map(uris.filter(uri => uri.origin === origin).map(uri => [uri.href, uri.pathname + uri.search]))
}

function uriOf(message: unknown): URL | undefined {
  if (typeof message !== 'object' || message === null || !('method' in message) || message.method !== 'resources/read') return undefined
  const params = 'params' in message ? message.params : undefined
  if (typeof params !== 'object' || params === null || !('uri' in params) || typeof params.uri !== 'string') return undefined
  return URL.parse(params.uri) ?? undefined
}
