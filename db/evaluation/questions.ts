import { readFileSync } from 'node:fs'
import { LANGS, type Lang } from '#kit/lang.ts'
import { ROLES, type Role } from '#kit/roles.ts'

export const TAGS = ['typo', 'no-answer', 'elsewhere', 'other-person', 'own-data'] as const
export type QuestionTag = (typeof TAGS)[number]

/** What an answer about the asker has to say; computed from the database in `facts.ts`. */
export const FACTS = ['classes', 'progress', 'due', 'payment', 'sign-in'] as const
export type Fact = (typeof FACTS)[number]

/** `held-out`: never tuned on. `tuned`: what goes wrong was looked at. `development`: the same, besides those that are counted. */
export type QuestionSet = 'held-out' | 'tuned' | 'development'

export interface Question {
  /** Of its file and line: `tuned-1:12`. */
  id: string
  set: QuestionSet
  /** Slug of the tenant. */
  tenant: string
  lang: Lang
  /** The demo login that asks; null: anybody. */
  asker: Role | null
  tags: readonly QuestionTag[]
  /** Any of these is right, as `kind:slug`. */
  sources: readonly string[]
  fact: Fact | null
  text: string
}

const ASKERS: readonly Role[] = [...ROLES, 'none']
const FILES: Record<QuestionSet, readonly string[]> = {
  'held-out': ['held-out'],
  tuned: ['tuned-1', 'tuned-2', 'tuned-3', 'tuned-4'],
  development: ['development-1', 'development-2'],
}

/** Returns the questions that are counted. Throws where a line has not the columns that README.md tells of. */
export function readQuestions(): Question[] {
  return [...readSet('held-out'), ...readSet('tuned')]
}

/** Returns the questions that are asked besides, and counted on their own. */
export function readDevelopmentQuestions(): Question[] {
  return readSet('development')
}

function readSet(set: QuestionSet): Question[] {
  return FILES[set].flatMap(file =>
    readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line === '' || line.startsWith('#') ? [] : [parseQuestion(line, `${file}:${at + 1}`, set)])),
  )
}

function parseQuestion(line: string, id: string, set: QuestionSet): Question {
  const [tenant = '', lang = '', asker = '', tags = '', expected = '', text = '', ...more] = line.split('|')
  if (text === '' || more.length > 0) throw new Error(`${id} is no question`)
  const parts = listOf(expected, ' ; ')
  const fact = parts.find(part => part.startsWith('fact:'))?.slice('fact:'.length)
  return {
    id,
    set,
    tenant,
    lang: oneOf(LANGS, lang, id),
    asker: asker === '-' ? null : oneOf(ASKERS, asker, id),
    tags: listOf(tags, ',').map(tag => oneOf(TAGS, tag, id)),
    sources: parts.filter(part => !part.startsWith('fact:')),
    fact: fact === undefined ? null : oneOf(FACTS, fact, id),
    text,
  }
}

const listOf = (column: string, between: string) => (column === '-' ? [] : column.split(between))

function oneOf<T extends string>(known: readonly T[], value: string, id: string): T {
  const found = known.find(one => one === value)
  if (found === undefined) throw new Error(`${id} has the unknown word ${value}`)
  return found
}
