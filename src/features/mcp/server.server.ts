import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { can } from '#features/permissions/permissions.ts'
import { type Lang, localHref } from '#kit/lang.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { ask } from './ask.server.ts'
import { OWN_TOOLS } from './own-tools.server.ts'
import { addResources, type ReadPage } from './resources.ts'
import { SKILL_TOOLS } from './skill-tools.ts'
import { mcpTexts } from './texts.ts'
import { type Tool, type ToolAnswer, type ToolCall, toolOutput } from './tool.ts'

/** All tools, what everybody may use first. */
export const TOOLS: readonly Tool[] = [ask, ...OWN_TOOLS, ...SKILL_TOOLS].toSorted((a, b) => rankOf(a) - rankOf(b))

function rankOf({ who }: Tool): number {
  return ['anybody', 'person', 'staff'].indexOf(who)
}

interface Served extends ToolCall {
  version: string
  /** The resources that are asked for, read before. */
  pages: ReadonlyMap<string, ReadPage>
}

/**
 * Creates the server of one request: it holds no state. What is about a person is listed for everybody, so that a program knows what a sign-in would open; staff's
 * tools only for who may use them.
 */
export function createMcpServer(served: Served): McpServer {
  const { ctx, site, version } = served
  const t = mcpTexts(ctx.lang)
  const server = new McpServer(
    { name: `sanggar-${site.slug}`, title: site.settings.title, version },
    { instructions: t.fill('about', { site: site.settings.title }) },
  )
  for (const tool of TOOLS.filter(one => isListed(one, served))) {
    const { name, description, input } = tool
    server.registerTool(
      name,
      {
        title: t.titles[name],
        description,
        inputSchema: input,
        outputSchema: toolOutput,
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      },
      async (asked: unknown) => await runTool(tool, served, asked),
    )
  }
  addResources(server, { ...served, lang: ctx.lang })
  return server
}

function isListed({ who, permission, isOffered }: Tool, { ctx, site, scopes }: Served): boolean {
  if (isOffered && !isOffered(site)) return false
  if (who !== 'staff') return true
  return scopes.includes('staff:read') && permission !== undefined && can(ctx.viewer, permission)
}

/** What goes wrong is said in the answer, as the protocol wants it, so that the model can tell the person. */
async function runTool(tool: Tool, served: Served, asked: unknown): Promise<CallToolResult> {
  try {
    return toResult(await tool.run(served, asked), served)
  } catch (error) {
    const { body } = toRefusal(error, served.ctx.log, served.ctx.lang)
    return { isError: true, content: [{ type: 'text', text: body.message }] }
  }
}

function toResult(answer: ToolAnswer, { ctx, origin }: Served): CallToolResult {
  const lang = answer.lang ?? ctx.lang
  const sources = answer.sources.map(({ title, href }) => ({ title, url: toUrl(lang, origin, href) }))
  const listed = answer.namesSources ? '' : sources.map(({ title, url }, at) => `[${at + 1}] ${title}: ${url}`).join('\n')
  const text = [answer.text, listed].filter(Boolean).join('\n\n')
  // As a program gets it: dates are text.
  const structuredContent = JSON.parse(JSON.stringify({ text: answer.text, sources, data: answer.data ?? null }))
  return { content: [{ type: 'text', text }], structuredContent }
}

function toUrl(lang: Lang, origin: string, href: string): string {
  return href.startsWith('/') ? origin + localHref(lang, href) : href
}
