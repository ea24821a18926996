import type { ClassesInput, ClassInput, EventsInput, JobsInput, JoinInput, ProgramsInput, ProgressInput } from '../inputs.ts'
import type { Question } from './read-question.ts'
import { IDEAS, type Idea } from './words.ts'

/** The skill that a question asks for, by its name, and with what. */
export type Intent =
  | { name: 'open_classes'; input: ClassesInput }
  | { name: 'class_details'; input: ClassInput }
  | { name: 'events'; input: EventsInput }
  | { name: 'how_to_join'; input: JoinInput }
  | { name: 'programs'; input: ProgramsInput }
  | { name: 'open_jobs'; input: JobsInput }
  | { name: 'my_progress'; input: ProgressInput }
  | { name: 'my_classes' | 'my_due' | 'my_payments'; input: Record<never, never> }

/** A longer topic is a sentence that the rules don't understand; a longer name or wish is better found in texts. */
const MOST_TOPIC = 6
const MOST_NAME = 5
const MOST_WISH = 3
/** A wish without a word that says so: "magang di Solo". */
const MOST_OF_BARE = 4

/** Returns what a question asks for; undefined where it asks about content, or nothing is sure. The order decides: what is one's own comes first. */
export function intentOf(question: Question): Intent | undefined {
  if (isAboutContent(question)) return undefined
  return (
    own(question) ??
    joining(question) ??
    jobs(question) ??
    oneClass(question) ??
    events(question) ??
    programs(question) ??
    classes(question)
  )
}

const has = ({ ideas }: Question, ...some: Idea[]) => some.some(idea => ideas.has(idea))
const hasAll = ({ ideas }: Question, ...all: Idea[]) => all.every(idea => ideas.has(idea))

/** What something is, how it differs, why it is so: read in texts, not in tables. */
function isAboutContent(question: Question): boolean {
  if (question.topicWords > MOST_TOPIC || has(question, 'why')) return true
  if (has(question, 'define')) return !has(question, 'my')
  // "Jelaskan cara daftar" is none, "jelaskan kelas sosial" is.
  if (has(question, 'explain') && !has(question, 'register', 'join', 'price', 'my', 'want')) return question.topicWords > 0
  return false
}

function own(question: Question): Intent | undefined {
  return payments(question) ?? due(question) ?? progress(question) ?? ownClasses(question)
}

function payments(question: Question): Intent | undefined {
  const mine: Intent = { name: 'my_payments', input: {} }
  if (has(question, 'make', 'method') || question.topicWords > 2) return undefined
  if (has(question, 'invoice')) {
    if (has(question, 'my', 'status', 'where', 'pay')) return mine
    return question.topicWords === 0 && !has(question, 'how') ? mine : undefined
  }
  if (!has(question, 'pay')) return undefined
  if (has(question, 'how')) return undefined
  if (has(question, 'status') && has(question, 'my')) return mine
  if (has(question, 'status')) return question.topicWords === 0 ? mine : undefined
  return has(question, 'my') && !has(question, 'price', 'howMany') && question.topicWords <= 1 ? mine : undefined
}

function due(question: Question): Intent | undefined {
  const mine: Intent = { name: 'my_due', input: {} }
  if (has(question, 'register', 'closes', 'price', 'make')) return undefined
  if (has(question, 'due')) {
    // Who wants their homework done asks for no dates.
    if (has(question, 'how') || DO_IT.test(question.first)) return undefined
    if (has(question, 'my') && question.topicWords <= 2) return mine
    return question.topicWords === 0 ? mine : undefined
  }
  if (!has(question, 'my')) {
    const isNext = has(question, 'next') && has(question, 'live', 'practice')
    return isNext && question.topicWords <= 1 && has(question, 'practice') ? mine : undefined
  }
  if (has(question, 'want', 'fit')) return undefined
  if (has(question, 'when', 'next') && has(question, 'class', 'live', 'chapter', 'practice') && question.topicWords <= 1)
    return has(question, 'chapter') && !has(question, 'when') ? undefined : mine
  if (has(question, 'live') && question.topicWords === 0) return mine
  return has(question, 'when') && !has(question, 'event', 'program') && question.topicWords === 0 ? mine : undefined
}

const DO_IT = /^(kerjakan|kerjain|selesaikan|jawabkan|solve|do|finish)$/

function progress(question: Question): Intent | undefined {
  const isOf = hasAll(question, 'my') || question.topicWords === 0
  const mine = (): Intent => ({ name: 'my_progress', input: question.topic ? { name: question.topic } : {} })
  if (has(question, 'how') && !question.ideas.has('progress')) return undefined
  if (has(question, 'progress') && has(question, 'my') && question.topicWords <= 5 && !has(question, 'price', 'want')) return mine()
  if (has(question, 'progress') && question.topicWords === 0) return mine()
  if (hasAll(question, 'my', 'done', 'chapter') && question.topicWords <= 4) return mine()
  if (has(question, 'next') && has(question, 'chapter', 'learn') && isOf && question.topicWords <= 4) return mine()
  return undefined
}

function ownClasses(question: Question): Intent | undefined {
  if (!hasAll(question, 'my', 'class') || question.topicWords > 0) return undefined
  if (has(question, 'want', 'fit', 'price', 'how', 'free', 'pay', 'learn', 'method')) return undefined
  // "Daftar kelasku" is a list, "daftar kelas di mana" is not.
  if (has(question, 'register') && ((!has(question, 'list') && question.words > 2) || has(question, 'where') || question.isYesOrNo))
    return undefined
  return { name: 'my_classes', input: {} }
}

function joining(question: Question): Intent | undefined {
  const { topic } = question
  if (has(question, 'make') && !has(question, 'account')) return undefined
  const named = topic ? { name: topic } : {}
  if (has(question, 'account') && has(question, 'register', 'make', 'login', 'join') && question.topicWords === 0)
    return { name: 'how_to_join', input: { what: 'site' } }
  if (has(question, 'login') && has(question, 'how', 'where') && question.topicWords === 0)
    return { name: 'how_to_join', input: { what: 'site' } }
  const isPaying = has(question, 'pay') && has(question, 'how') && has(question, 'class') && !has(question, 'method')
  if (!has(question, 'register', 'join') && !isPaying) return undefined
  if (has(question, 'when', 'closes', 'price', 'howMany', 'open') && !has(question, 'how', 'where')) return undefined
  const isAsked = has(question, 'how', 'where') || (question.isYesOrNo && has(question, 'my')) || isPaying
  const isWished = has(question, 'want') && has(question, 'register', 'join')
  if (!isAsked && !isWished) return undefined
  if (has(question, 'program')) return { name: 'how_to_join', input: { what: 'program', ...named } }
  if (has(question, 'event')) return { name: 'how_to_join', input: { what: 'event', ...named } }
  if (has(question, 'class')) {
    // A wish with place, price or way is a search: "mau ikut kelas gratis di Bandung".
    const isSearch =
      !isAsked && (has(question, 'free', 'paid', 'online', 'offline', 'list') || question.city !== undefined || question.level)
    return isSearch ? undefined : { name: 'how_to_join', input: { what: 'class', ...named } }
  }
  return topic === '' ? { name: 'how_to_join', input: { what: 'class' } } : undefined
}

function oneClass(question: Question): Intent | undefined {
  const { topic } = question
  if (topic === '' || question.topicWords > MOST_NAME || !has(question, 'class') || has(question, 'make', 'list', 'want')) return undefined
  const isFact = has(question, 'price', 'when', 'closes', 'about', 'due', 'teacher') || (has(question, 'howMany') && has(question, 'pay'))
  const isCheck = question.isYesOrNo && has(question, 'free', 'paid', 'open', 'online', 'offline')
  if (!isFact && !isCheck) return undefined
  if (has(question, 'how') && !has(question, 'price', 'when')) return undefined
  return { name: 'class_details', input: { name: topic } }
}

function events(question: Question): Intent | undefined {
  if (!has(question, 'event', 'live') || has(question, 'how', 'make')) return undefined
  const isAsked =
    has(question, 'when', 'list', 'soon', 'where', 'next', 'about', 'open', 'register', 'join') || question.city || question.starts
  if (!isAsked && question.topicWords > 0) return undefined
  if (question.topicWords > 4) return undefined
  return { name: 'events', input: filled({ topic: question.topic || undefined, city: question.city, starts: question.starts }) }
}

/** Words that say that it is about work, and nothing of which. */
const WORK = new Set(`${IDEAS.job} kerja work`.split(' '))
const INTERNSHIP = /^(magang|internships?)(nya)?$/

function jobs(question: Question): Intent | undefined {
  if (!has(question, 'job') || has(question, 'class', 'event', 'program', 'learn', 'make', 'practice', 'done')) return undefined
  // What became of one's own application stands in no table.
  if (has(question, 'my') && !has(question, 'how', 'want', 'list')) return undefined
  const isAsked =
    has(question, 'list', 'open', 'want', 'how', 'where', 'soon', 'about') || question.city !== undefined || question.words <= MOST_OF_BARE
  const words = question.topic.split(' ')
  const topic = words.filter(word => !WORK.has(word.replace(/nya$/, '')))
  if (!isAsked || topic.length > MOST_WISH) return undefined
  const type = words.some(word => INTERNSHIP.test(word)) ? ('internship' as const) : undefined
  return { name: 'open_jobs', input: filled({ topic: topic.join(' ') || undefined, city: question.city, type }) }
}

function programs(question: Question): Intent | undefined {
  if (!has(question, 'program') || has(question, 'make', 'how', 'learn') || question.topicWords > 2) return undefined
  if (!has(question, 'list', 'open', 'about', 'want', 'soon') && question.topicWords > 0) return undefined
  return { name: 'programs', input: filled({ topic: question.topic || undefined }) }
}

function classes(question: Question): Intent | undefined {
  if (has(question, 'make', 'how') || question.topicWords > MOST_WISH) return undefined
  // Who paid for what is nobody's search.
  if (has(question, 'pay', 'invoice', 'progress') && !has(question, 'price', 'free', 'howMany')) return undefined
  const isWish = has(question, 'want') && has(question, 'learn') && question.topicWords > 0 && question.topicWords <= 4
  if (!has(question, 'class') && !isWish) return undefined
  const isAsked =
    has(
      question,
      'open',
      'list',
      'free',
      'paid',
      'want',
      'fit',
      'soon',
      'online',
      'offline',
      'hybrid',
      'price',
      'when',
      'learn',
      'howMany',
      'register',
    ) ||
    question.level !== undefined ||
    question.city !== undefined ||
    question.starts !== undefined
  const isShort =
    question.topicWords > 0 && question.topicWords <= 2 && question.words <= 4 && (CLASS.test(question.first) || COURSE.test(question.last))
  if (!isAsked && !isShort && !isBare(question)) return undefined
  return {
    name: 'open_classes',
    input: filled({
      topic: question.topic || undefined,
      level: question.level,
      mode: question.mode,
      price: has(question, 'free') ? ('free' as const) : has(question, 'paid') ? ('paid' as const) : undefined,
      city: question.city,
      starts: question.starts,
      sort: has(question, 'when', 'soon') ? ('soonest' as const) : has(question, 'price') ? ('cheapest' as const) : undefined,
    }),
  }
}

const CLASS = /^(kelas|kls|kursus|pelatihan|bootcamp|courses?|classes|workshop)$/
/** A class of children or of a language is no course. */
const COURSE = /^(courses?|classes|bootcamp|workshop)$/
const isBare = (question: Question) => question.topicWords === 0 && question.words <= 3

/** Leaves out what is undefined. */
function filled<T extends object>(input: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // Named boundary: the same keys, without those that have no value.
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
