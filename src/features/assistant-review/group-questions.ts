/** A question that was not answered, as it is grouped: its telling words, which are the same for the same question in other words. */
export interface AskedQuestion {
  text: string
  terms: readonly string[]
  askedAt: Date
}

export interface QuestionGroup {
  /** The key of what was asked most often. */
  key: string
  /** How that was written last. */
  text: string
  /** Other ways in which it was asked, the most frequent first. */
  others: string[]
  /** Keys of all that was asked. */
  keys: string[]
  count: number
  lastAt: Date
}

interface Asked {
  key: string
  terms: readonly string[]
  text: string
  count: number
  lastAt: Date
}

/** So much of the words, or of their letters, makes two questions one. */
const SHARED_TERMS = 0.6
const SHARED_LETTERS = 0.55

/** Returns the key of a question: its telling words in their order by letters. */
export function keyOf(terms: readonly string[]): string {
  return [...new Set(terms)].toSorted().join(' ')
}

/** Groups what was asked by its words and how alike they are written: the most frequent first, then what was asked last. */
export function groupQuestions(questions: readonly AskedQuestion[]): QuestionGroup[] {
  const asked = [...Map.groupBy(questions, ({ terms }) => keyOf(terms))].map(([key, same]) => toAsked(key, same))
  const groups: Asked[][] = []
  for (const one of asked.toSorted(byWeight)) {
    const own = groups.find(([first]) => first && isAlike(first, one))
    if (own) own.push(one)
    else groups.push([one])
  }
  return groups.map(toGroup).toSorted(byWeight)
}

function byWeight(a: Pick<Asked, 'count' | 'lastAt'>, b: Pick<Asked, 'count' | 'lastAt'>): number {
  return b.count - a.count || b.lastAt.getTime() - a.lastAt.getTime()
}

function toAsked(key: string, same: readonly AskedQuestion[]): Asked {
  const last = same.reduce((a, b) => (b.askedAt > a.askedAt ? b : a))
  return { key, terms: last.terms, text: last.text, count: same.length, lastAt: last.askedAt }
}

function toGroup(all: readonly Asked[]): QuestionGroup {
  const [first, ...others] = all
  return {
    key: first?.key ?? '',
    text: first?.text ?? '',
    others: others.map(({ text }) => text),
    keys: all.map(({ key }) => key),
    count: all.reduce((sum, { count }) => sum + count, 0),
    lastAt: new Date(Math.max(...all.map(({ lastAt }) => lastAt.getTime()))),
  }
}

function isAlike(a: Asked, b: Asked): boolean {
  return likeness(new Set(a.terms), new Set(b.terms)) >= SHARED_TERMS || likeness(trigramsOf(a.key), trigramsOf(b.key)) >= SHARED_LETTERS
}

/** Returns what two sets share, of what both have. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter(one => b.has(one)).length
  return shared === 0 ? 0 : shared / (a.size + b.size - shared)
}

/** As PostgreSQL's: each word with two spaces before it and one after. */
function trigramsOf(text: string): Set<string> {
  return new Set(
    text.split(' ').flatMap(word => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
    }),
  )
}
