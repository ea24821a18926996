/** What a practice asks and what is right: known to the guard alone. */
export interface PracticeKey {
  chapterId: string
  prompt: string
  /** What is said after an answer. */
  hints: string[]
  right: string[]
  wrong: string[]
  /** The texts that are to be put in this order. */
  order: string[]
}

/** Keeps the answers of the practices that a conversation is about out of a text. */
export interface Guard {
  /** The conversation is about a practice: one asks for it, or the chapter is one. */
  isAboutPractice: boolean
  /** One chooses among options there. */
  hasOptions: boolean
  /** True if a text, after what was said before it, tells an answer. */
  tells(text: string, before?: string): boolean
  /** Returns a text without the sentences that tell an answer. */
  without(text: string): string
  /** Returns a text without the sentences that have an answer of any practice of the class. */
  withoutAny(text: string): string
}

/** So much of a practice's words in what was asked is that practice. */
const LIKE = 0.6
const FEWEST_WORDS = 3
const SHORT = 4

/** Creates the guard of a question: `asked` is what the learner wrote, `chapterId` where. */
export function createGuard(keys: readonly PracticeKey[], { asked, chapterId }: { asked: string; chapterId: string }): Guard {
  const words = new Set(normal(asked).split(' '))
  const held = keys.filter(key => key.chapterId === chapterId || isLike(key, words))
  const isAboutPractice = held.length > 0
  const tells = (text: string, before = ''): boolean => {
    if (!isAboutPractice) return false
    if (GIVES_AWAY.test(text)) return true
    // What two sentences tell together, neither may alone.
    const whole = before === '' ? text : `${before} ${text}`
    return held.some(key => givesAway(key, text) || (givesAway(key, whole) && !givesAway(key, before)))
  }
  return {
    isAboutPractice,
    hasOptions: held.some(({ wrong }) => wrong.length > 0),
    tells,
    without: text => leave(text, sentence => !tells(sentence)),
    withoutAny: text => leave(text, sentence => !keys.some(key => givesAway(key, sentence))),
  }
}

const leave = (text: string, isLeft: (sentence: string) => boolean) => sentencesOf(text).filter(isLeft).join('').trim()

/** Says which one is right, whatever it is called: "jawabannya adalah B", "the correct answer is …". */
const GIVES_AWAY =
  /\b(jawaban(nya)?\s*((yang\s+)?(benar|tepat|betul)\s*)?(adalah|ialah|yaitu|:|=)|yang\s+(benar|tepat|betul)\s+(adalah|ialah|yaitu|itu)|kunci\s*(jawaban)?(nya)?\s*(adalah|ialah|:|=)|(correct|right)\s+(answer|option|choice|one)s?\s*(is|are|would\s+be|:|=)|answers?\s*(is|are|:|=)|(pilihan|opsi|option|choice)\s+[a-h1-9]\b.{0,30}\b(benar|tepat|betul|correct|right)\b)/i

function givesAway({ right, order, hints }: PracticeKey, said: string): boolean {
  const plain = normal(said)
  const isSaid = (text: string) => {
    const words = normal(text)
    // An answer that is signs alone, such as `==`, is looked for as it is.
    return words === '' ? text.trim() !== '' && said.includes(text.trim()) : plain.includes(words)
  }
  return [...right, ...hints].some(isSaid) || (order.length > 1 && isInOrder(order.map(normal), plain))
}

function isInOrder(order: readonly string[], said: string): boolean {
  let from = 0
  for (const text of order) {
    const at = said.indexOf(text, from)
    if (at < 0) return false
    // Two neighbours share the blank between them.
    from = at + Math.max(1, text.length - 1)
  }
  return true
}

function isLike({ prompt, right, wrong, order }: PracticeKey, words: ReadonlySet<string>): boolean {
  const own = [...new Set(wordsOf(prompt))]
  const shared = own.filter(word => words.has(word)).length
  if (own.length >= FEWEST_WORDS && shared / own.length >= LIKE) return true
  // Somebody copied its choices.
  const choices = [...right, ...wrong, ...order].map(text => normal(text).trim()).filter(Boolean)
  return choices.length > 1 && choices.every(text => text.split(' ').every(word => words.has(word)))
}

const wordsOf = (text: string) =>
  normal(text)
    .split(' ')
    .filter(word => word.length >= SHORT)

/** Letters and digits alone, in lower case, each word between two blanks; '' where there are none. */
function normal(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words === '' ? '' : ` ${words} `
}

/** Returns the sentences of a text with the blanks after them; joined they are the text. */
export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?\n]*(?:[.!?]+(?=\s|$)|[.!?]+|\n|$)\s*/g)?.filter(Boolean) ?? []
}
