import { z } from 'zod'
import type { Permission } from '#features/permissions/permissions.ts'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { mcpTexts } from './texts.ts'

export type ToolName = keyof ReturnType<typeof mcpTexts>['titles']

/** What is found of a site: `href` is a path of it, without a language's prefix. */
export interface FoundPage {
  title: string
  href: string
  summary?: string
}

/** Searches a site's published content; the search of the pages, which stands above. */
export type SearchSite = (ctx: Ctx, site: Site, text: string) => Promise<(FoundPage & { group: string; lang?: string })[]>

/** A call of a tool. */
export interface ToolCall {
  ctx: Ctx
  site: Site
  search: SearchSite
  /** `https://tenant.example`, as the program addressed it. */
  origin: string
  /** The scopes of the program's token; none without one. */
  scopes: readonly string[]
  /** Counts a question to the assistant with those of the chat. Throws 429 above a limit. */
  countQuestion(): Promise<void>
}

/** An answer: `text` is Markdown in the reader's language and cites `sources` as `[1]`, `[2]`, …; `data` is the same for programs. */
export interface ToolAnswer {
  text: string
  /** In another language than the reader's. */
  lang?: Lang
  /** The text ends with its sources and their addresses. */
  namesSources?: true
  sources: readonly FoundPage[]
  data: unknown
}

/** A tool of the Model Context Protocol. All of them only read. `person`: about who asks. `staff`: for who has the permission. */
export interface Tool<Input = unknown> {
  name: ToolName
  /** What it does and when to use it, in English, for models. */
  description: string
  who: 'anybody' | 'person' | 'staff'
  permission?: Permission
  /** False: this site doesn't have it. */
  isOffered?(site: Site): boolean
  input: z.ZodType<Input>
  run(call: ToolCall, input: Input): Promise<ToolAnswer>
}

/** Which scope of a token opens a tool; undefined for those that are open to anybody. */
export function scopeOf({ who }: Pick<Tool, 'who'>): 'learning:read' | 'staff:read' | undefined {
  return who === 'anybody' ? undefined : who === 'person' ? 'learning:read' : 'staff:read'
}

/** What each tool answers with, besides the text. */
export const toolOutput = z.object({
  text: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  data: z.unknown(),
})
