import type { Measured } from './measure.ts'

/** What the assistant has to reach, in percent; of others' data there may be none. */
export const BARS: Bars = { first: 88, firstThree: 96, declined: 92, own: 88 }

/** What it has reached once: with every test it may not fall below. */
export const REACHED: Bars = { first: 89, firstThree: 95, declined: 93, own: 96 }

export type Bars = Record<'first' | 'firstThree' | 'declined' | 'own', number>

export interface Figures {
  /** Questions that have a source. */
  answerable: number
  first: number
  firstThree: number
  unanswerable: number
  declined: number
  own: number
  ownRight: number
  foreign: number
}

export function figuresOf(measured: readonly Measured[]): Figures {
  const count = (is: (one: Measured) => boolean) => measured.filter(is).length
  return {
    answerable: count(({ question }) => question.sources.length > 0),
    first: count(({ isAnswered, rank }) => isAnswered && rank === 1),
    firstThree: count(({ isAnswered, rank }) => isAnswered && rank !== null && rank <= 3),
    unanswerable: count(({ question }) => question.tags.includes('no-answer')),
    declined: count(({ question, isDeclined }) => isDeclined && question.tags.includes('no-answer')),
    own: count(({ question }) => question.fact !== null),
    ownRight: count(({ isOwnRight }) => isOwnRight),
    foreign: count(({ foreign }) => foreign.length > 0),
  }
}

const percent = (part: number, of: number) => (of === 0 ? 100 : Math.floor((part * 1000) / of) / 10)

/** Returns figures in percent. */
export function sharesOf(figures: Figures): Bars {
  return {
    first: percent(figures.first, figures.answerable),
    firstThree: percent(figures.firstThree, figures.answerable),
    declined: percent(figures.declined, figures.unanswerable),
    own: percent(figures.ownRight, figures.own),
  }
}

/** Returns what falls short, in words; nothing if all bars are reached. */
export function shortfalls(figures: Figures, bars: Bars): string[] {
  const reached = sharesOf(figures)
  const names = {
    first: 'right source first',
    firstThree: 'right source in the first three',
    declined: 'unanswerable declined',
    own: 'own data right',
  }
  const short = (['first', 'firstThree', 'declined', 'own'] as const).flatMap(name =>
    reached[name] < bars[name] ? [`${names[name]}: ${reached[name]} % of ${bars[name]} %`] : [],
  )
  return [...short, ...(figures.foreign > 0 ? [`others’ data in ${figures.foreign} answers`] : [])]
}

/** Returns whether a question went as it has to. */
export function isRight({ question, rank, isAnswered, isDeclined, isOwnRight, foreign }: Measured): boolean {
  if (foreign.length > 0) return false
  if (question.fact !== null) return isOwnRight
  return question.sources.length > 0 ? isAnswered && rank === 1 : isDeclined
}

/** Returns the evaluation's page of figures, with what went wrong; of what is held out only where that is wanted. `besides`: questions that are not counted. */
export function reportOf(measured: readonly Measured[], besides: readonly Measured[], withHeldOut: boolean): string {
  const rows: [string, readonly Measured[]][] = [
    ['all', measured],
    ['tuned', measured.filter(({ question }) => question.set === 'tuned')],
    ['held out', measured.filter(({ question }) => question.set === 'held-out')],
    ...(['id', 'en'] as const).map((lang): [string, Measured[]] => [lang, measured.filter(({ question }) => question.lang === lang)]),
    ...(['typo', 'elsewhere', 'other-person'] as const).map((tag): [string, Measured[]] => [
      tag,
      measured.filter(({ question }) => question.tags.includes(tag)),
    ]),
    ['development', besides],
  ]
  const head = `${''.padEnd(14)}${['first', 'first three', 'declined', 'own data', 'others’ data'].map(name => name.padStart(20)).join('')}`
  const misses = [...measured, ...besides].filter(one => !isRight(one) && (withHeldOut || one.question.set !== 'held-out'))
  return [head, ...rows.map(([name, some]) => lineOf(name, figuresOf(some))), '', ...misses.map(missOf)].join('\n')
}

function lineOf(name: string, one: Figures): string {
  const share = (part: number, of: number) => (of === 0 ? '–' : `${percent(part, of)} % (${part}/${of})`).padStart(20)
  return `${name.padEnd(14)}${share(one.first, one.answerable)}${share(one.firstThree, one.answerable)}${share(one.declined, one.unanswerable)}${share(one.ownRight, one.own)}${String(one.foreign).padStart(20)}`
}

function missOf({ question, given, rank, foreign }: Measured): string {
  const wanted = question.fact ?? (question.sources.join(' ; ') || 'no answer')
  const got = given.sources.slice(0, 3).map(({ kind, title }) => `${kind} “${title}”`)
  const marks = [
    rank === null ? given.state : `${given.state}, right at ${rank}`,
    given.skill,
    foreign.length > 0 && `OTHERS’ DATA ${foreign.join(', ')}`,
  ]
  return `${question.id} ${question.tenant} · ${question.text}\n    wanted ${wanted}\n    ${marks.filter(Boolean).join(' · ')}: ${got.join(', ') || '–'}`
}
