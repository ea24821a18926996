import { toCardView } from '#features/classes/card-view.ts'
import type { ListedClass } from '#features/classes/class.ts'
import { listClasses, listFacets } from '#features/classes/queries.server.ts'
import type { ClassFilter } from '#features/classes/schema.ts'
import { toCityLabel } from '#kit/city-label.ts'
import type { Ctx } from '#platform/context.ts'
import { type ClassesInput, classesInput } from '../inputs.ts'
import { spanOf } from '../intents/periods.ts'
import type { Skill } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, classSource, pageSource, plain, siteOf } from './answering.server.ts'
import { filterWords } from './filter-words.ts'

const SHOWN = 6
/** So many are read before level and start narrow them down. */
const READ = 60
const MOST_WORDS = 4
/** So many classes are read that have a word of it, open or not. */
const OF_A_WORD = 200

export const openClasses: Skill<ClassesInput> = {
  name: 'open_classes',
  description:
    'Lists classes that are open for registration, by topic, level, price, city, mode and start. Use it when somebody looks for a class or asks which classes there are.',
  who: 'anybody',
  reads: ['classes', 'programs', 'settings'],
  input: classesInput,
  async run(ctx, input) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const filter = plain(filterWords(input, ctx.lang))
    const { timeZone } = await siteOf(ctx)
    const { found, how } = await findWidening(ctx, input, timeZone)
    const shown = found.slice(0, SHOWN)
    if (shown.length === 0) {
      answer.say(t.fill('classes.none', { filter: filter && ` ${filter}`, ref: answer.cite(pageSource(ctx, 'classes')) }))
      return answer.done({ how, classes: [] }, Boolean(input.topic))
    }
    const values = { count: found.length, filter: filter && ` ${filter}` }
    answer.say(how === 'exact' ? t.fill('classes.found', values) : t.fill(`classes.${how}`, values))
    answer.list(shown.map(one => toLine(ctx, one, answer, timeZone)))
    if (found.length > shown.length)
      answer.say(t.fill('classes.more', { count: shown.length, ref: answer.cite(pageSource(ctx, 'classes')) }))
    return answer.done({ how, classes: shown.map(toData) })
  },
}

/** Returns the line of a class in a list: what it costs, its kind, level and place, when. */
export function toLine(ctx: Pick<Ctx, 'lang'>, one: ListedClass, answer: Answer, timeZone: string): string {
  const { price, facts, when } = toCardView(one, '/Courses', timeZone, ctx.lang)
  return `**${plain(one.name)}**: ${[price, facts, when].join(' · ').replaceAll('\u00a0', ' ')} ${answer.cite(classSource(one))}`
}

/** Returns a class for programs: what its list and its own answer share. */
export function toData(one: Omit<ListedClass, 'description' | 'programName' | 'heldIn'>) {
  const { code, slug, name, level, mode, type, priceRupiah, state, alwaysOpen } = one
  return {
    code,
    slug,
    name,
    level,
    mode,
    type,
    priceRupiah,
    state,
    alwaysOpen,
    startsAt: one.startsAt?.toISOString() ?? null,
    href: classSource(one).href,
  }
}

/** How the classes were found: as asked; opening later; or without all that was asked for. */
type How = 'exact' | 'soon' | 'wider'

async function findWidening(ctx: Ctx, input: ClassesInput, timeZone: string): Promise<{ found: ListedClass[]; how: How }> {
  // The same classes are about it, whichever state, place and time are looked for.
  let about: Promise<ReadonlySet<string> | undefined> | undefined
  const findAbout = async (filter: ClassFilter): Promise<ListedClass[]> => {
    const { items } = await listClasses(ctx, filter)
    if (items.length === 0 || !filter.search) return items
    const ids = await (about ??= classesAbout(ctx, filter.search))
    return ids ? items.filter(({ id }) => ids.has(id)) : items
  }
  const find = async (asked: ClassesInput, state: 'registration' | 'coming-soon') =>
    await findClasses(ctx, asked, { state, timeZone, findAbout })

  const exact = await find(input, 'registration')
  if (exact.length > 0) return { found: exact, how: 'exact' }
  const soon = await find(input, 'coming-soon')
  if (soon.length > 0) return { found: soon, how: 'soon' }
  const { topic, price, ...narrow } = input
  if (Object.keys(narrow).length === 0 || (!topic && !price && !narrow.city)) return { found: [], how: 'exact' }
  // What it is about, and that it costs nothing, is not given up; place and time are.
  const wider = await find({ ...(topic && { topic }), ...(price && { price }) }, 'registration')
  return { found: wider, how: 'wider' }
}

interface Finding {
  state: 'registration' | 'coming-soon'
  timeZone: string
  findAbout: (filter: ClassFilter) => Promise<ListedClass[]>
}

async function findClasses(ctx: Ctx, input: ClassesInput, { state, timeZone, findAbout }: Finding): Promise<ListedClass[]> {
  const { topic, price, mode, level, city, starts, sort } = input
  const heldCityCodes = city === undefined ? undefined : await codesOf(ctx, city)
  if (heldCityCodes?.length === 0) return []
  const items = await findAbout({
    page: 1,
    perPage: READ,
    search: topic,
    state,
    price,
    mode,
    heldCityCodes,
    sort: sort === 'soonest' || sort === 'cheapest' ? sort : topic ? undefined : 'joinable',
  })
  const span = starts === undefined ? undefined : spanOf(starts, ctx.now, timeZone)
  // Beginners are well in classes of the first level, too.
  const isLevel = (one: ListedClass) => level === undefined || one.level === level || (level === 'Pemula' && one.level === 'Dasar')
  const isThen = ({ alwaysOpen, startsAt }: ListedClass) =>
    span === undefined || alwaysOpen || (startsAt !== null && startsAt >= span.from && startsAt < span.until)
  const fitting = items.filter(one => isLevel(one) && isThen(one))
  // What starts at the time that was asked for stands before what starts at any time.
  return span ? fitting.toSorted((a, b) => Number(a.alwaysOpen) - Number(b.alwaysOpen)) : fitting
}

/** Returns the ids of the classes that have more than half of a topic's words, since a search finds those with one, too; undefined for a single word. A statement for each word, all in one round trip. */
async function classesAbout(ctx: Ctx, topic: string): Promise<ReadonlySet<string> | undefined> {
  const words = topic.split(' ').slice(0, MOST_WORDS)
  if (words.length < 2) return undefined
  const hits = new Map<string, number>()
  const found = await Promise.all(words.map(word => listClasses(ctx, { page: 1, perPage: OF_A_WORD, search: word })))
  for (const { id } of found.flatMap(({ items }) => items)) hits.set(id, (hits.get(id) ?? 0) + 1)
  return new Set([...hits].flatMap(([id, count]) => (count > words.length / 2 ? [id] : [])))
}

/** Returns the codes of the cities of this name in which classes are held. */
async function codesOf(ctx: Ctx, city: string): Promise<string[]> {
  const { cities } = await listFacets(ctx)
  const asked = city.toLowerCase()
  return cities.flatMap(({ code, name }) => (toCityLabel(name).toLowerCase().includes(asked) ? [code] : []))
}
