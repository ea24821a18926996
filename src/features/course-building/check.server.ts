import { langsOfSite } from '#features/sites/languages.ts'
import { readSettings } from '#features/sites/queries.server.ts'
import { askAddresses } from '#features/writing/links.server.ts'
import { type LinkState, MOST_LINKS } from '#features/writing/links.ts'
import type { Ctx } from '#platform/context.ts'
import { type ChapterFinding, findChapterFaults, linksOfChapter } from './chapter-work.ts'
import { getChapterWork } from './chapters.server.ts'

export interface CheckedChapter {
  findings: ChapterFinding[]
  links: { address: string; state: LinkState }[]
  /** Paths of this site: whoever reads the check asks for them. */
  own: string[]
}

/** Returns what a chapter lacks as it is typed. Asks at most ten addresses of other sites. Throws Unauthenticated, NotFound or Forbidden. */
export async function checkChapter(ctx: Ctx, id: string): Promise<CheckedChapter> {
  const { chapter } = await getChapterWork(ctx, id)
  const { own, outside } = linksOfChapter(chapter.work)
  const [asked, rest] = [outside.slice(0, MOST_LINKS), outside.slice(MOST_LINKS)]
  return {
    findings: findChapterFaults(chapter.work, langsOfSite(await readSettings(ctx))),
    links: [...(await askAddresses(asked)), ...rest.map(address => ({ address, state: 'unknown' as const }))],
    own,
  }
}
