import { pageHead } from '#features/sites/head.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { formatCount } from '#kit/format.ts'
import { type Page, toPage } from '#kit/page.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type BoardFilter, LEAST_LEARNERS, listChoices, listPeople, listSchoolRanks } from './boards.server.ts'
import { leaderboardTexts } from './texts.ts'

const ROWS_PER_PAGE = 25

/** A line of a board: a person, or a school with its city and number of learners. */
export interface BoardRow {
  key: string
  rank: number
  name: string
  /** '' for a person. */
  detail: string
  points: string
}

type BoardName = 'people' | 'schools'

/** Loads the board of learners or of schools, of all classes, those of a program, or one. Two statements. */
export async function loadBoard(args: PageArgs, board: BoardName) {
  const { ctx, query, lang, site } = args
  const t = leaderboardTexts(lang)
  const choices = await listChoices(ctx)
  const [askedClass, askedProgram] = [query.get('class') ?? '', query.get('program') ?? '']
  const one = choices.classes.find(({ slug }) => slug === askedClass)
  const program = choices.programs.find(({ slug }) => slug === askedProgram)
  const isUnknown = (askedClass !== '' && !one) || (askedProgram !== '' && !program)
  const period = query.get('period') === 'all' ? ('all' as const) : ('week' as const)
  const filter: BoardFilter = {
    page: Number(query.get('page') ?? 1),
    perPage: ROWS_PER_PAGE,
    period,
    classId: one?.id,
    programId: program?.id,
  }
  const shown = isUnknown ? toPage<BoardRow>([], 0, 1, ROWS_PER_PAGE) : await rowsOf(args, board, filter)
  // The board is written out, so that links to other filters keep it.
  const values: Record<string, string> = { ...Object.fromEntries(query), board }
  return {
    head: pageHead(args, { title: t.title, description: t.fill('lead.people', { site: site.settings.title }) }),
    board,
    lead: board === 'people' ? t.fill('lead.people', { site: site.settings.title }) : t.fill('lead.schools', { least: LEAST_LEARNERS }),
    values,
    period,
    classes: choices.classes.map(({ slug, name }) => [slug, name] as const),
    programs: choices.programs.map(({ slug, name }) => [slug, name] as const),
    isUnknown,
    count: t.fill(`count.${board}`, { count: formatCount(shown.totalItems) }),
    rows: shown.items,
    page: shown.page,
    totalPages: shown.totalPages,
  }
}

export type BoardView = Awaited<ReturnType<typeof loadBoard>>

async function rowsOf({ ctx, lang }: PageArgs, board: BoardName, filter: BoardFilter): Promise<Page<BoardRow>> {
  if (board === 'people') {
    const people = await listPeople(ctx, filter)
    // The key is a place, never a member's id: the document is public.
    return {
      ...people,
      items: people.items.map(({ rank, name, points }, at) => ({ key: String(at), rank, name, detail: '', points: formatCount(points) })),
    }
  }
  const t = leaderboardTexts(lang)
  const schools = await listSchoolRanks(ctx, filter)
  return {
    ...schools,
    items: schools.items.map(({ id, rank, name, city, points, learners }) => ({
      key: id,
      rank,
      name,
      detail: [toCityLabel(city), `${formatCount(learners)} ${t.columns.learners.toLowerCase()}`].filter(Boolean).join(' · '),
      points: formatCount(points),
    })),
  }
}
