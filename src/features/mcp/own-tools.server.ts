import { z } from 'zod'
import { loadFigures } from '#features/homes/figures.server.ts'
import { questionsFor } from '#features/sites/questions.ts'
import { listPostRows } from '#features/writing/post-rows.server.ts'
import { fillPlaces } from '#kit/text.ts'
import { mcpTexts } from './texts.ts'
import type { FoundPage, Tool, ToolAnswer } from './tool.ts'

const MOST = 10
const words = z.string().trim().min(2).max(120)

const search: Tool<{ text: string }> = {
  name: 'search',
  description:
    'Searches all published content of this site: classes, posts, events, programs, people, jobs, pages. Use it first when you do not know where something stands.',
  who: 'anybody',
  input: z.object({ text: words.describe('Words to look for') }),
  async run({ ctx, site, search }, { text }) {
    const t = mcpTexts(ctx.lang).hits
    const hits = (await search(ctx, site, text)).slice(0, 2 * MOST)
    const lead = hits.length > 0 ? t.found : t.none
    return cited(fillPlaces(lead, { count: hits.length, search: plain(text) }), hits, {
      hits: hits.map(({ title, summary, group, lang }) => ({ title, summary, group, lang })),
    })
  },
}

const searchFaq: Tool<{ text?: string | undefined }> = {
  name: 'search_faq',
  description: 'Returns the questions that visitors often ask, with the answers of those who run the site; without a text all of them.',
  who: 'anybody',
  input: z.object({ text: words.optional().describe('Words that the question or its answer should have') }),
  async run({ ctx, site }, { text }) {
    const t = mcpTexts(ctx.lang).faq
    const wanted = text?.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
    const shareOf = (one: { question: string; answer: string }) =>
      wanted.filter(word => `${one.question} ${one.answer}`.toLowerCase().includes(word)).length
    const all = [
      ...new Map(
        (['home', 'classes'] as const).flatMap(place => questionsFor(site.questions, place, ctx.lang)).map(one => [one.question, one]),
      ).values(),
    ]
    const found = (wanted.length > 0 ? all.filter(one => shareOf(one) > 0).toSorted((a, b) => shareOf(b) - shareOf(a)) : all).slice(0, MOST)
    const lead = found.length > 0 ? fillPlaces(t.found, { count: found.length }) : t.none
    const text_ = [lead, ...found.map(({ question, answer }) => `**${plain(question)}**\n${plain(answer)}`)].join('\n\n')
    return { text: text_, sources: [], data: { questions: found } }
  },
}

const listDrafts: Tool<{ search?: string | undefined }> = {
  name: 'list_drafts',
  description: 'Lists posts that are not published yet, the last changed first. For people who write on this site.',
  who: 'staff',
  permission: 'content.write',
  input: z.object({ search: words.optional().describe('Part of the title') }),
  async run({ ctx }, { search }) {
    const t = mcpTexts(ctx.lang).drafts
    const { items } = await listPostRows(ctx, { status: 'draft', search, sort: '-updated' }, { perPage: 2 * MOST })
    const drafts = items.map(({ id, title, kind, authorName, updatedAt }) => ({
      id,
      title,
      kind,
      author: authorName,
      updatedAt: updatedAt.toISOString(),
    }))
    const pages = drafts.map(one => ({ title: one.title, summary: one.author, href: `/Studio/Posts/${one.id}` }))
    return cited(items.length > 0 ? fillPlaces(t.found, { count: items.length }) : t.none, pages, { drafts })
  },
}

const siteFigures: Tool<object> = {
  name: 'site_figures',
  description:
    'Tells how many people learn and have completed, by program, school and city, as far as the role of who asks reaches. Groups of fewer than five are not told.',
  who: 'staff',
  permission: 'programs.dashboard',
  input: z.object({}),
  async run({ ctx }) {
    const t = mcpTexts(ctx.lang).figures
    const figures = await loadFigures(ctx)
    const lines = figures.programs.map(
      one =>
        `- ${fillPlaces(t.line, { name: plain(one.name), classes: one.classes, learning: one.learning ?? '< 5', completed: one.completed ?? '< 5' })}`,
    )
    return { text: lines.length > 0 ? [t.found, lines.join('\n')].join('\n\n') : t.none, sources: [], data: figures }
  },
}

/** The tools that no skill of the assistant answers. */
export const OWN_TOOLS: readonly Tool[] = [search, searchFaq, listDrafts, siteFigures]

/** Returns a title or text of people as Markdown that shows it and nothing else. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
}

function cited(lead: string, pages: readonly FoundPage[], data: unknown): ToolAnswer {
  const lines = pages.map(({ title, summary }, at) => `- **${plain(title)}** [${at + 1}]${summary ? `: ${plain(summary)}` : ''}`)
  return { text: [lead, lines.join('\n')].filter(Boolean).join('\n\n'), sources: pages, data }
}
