import { createStore, type Store } from '#ui/shell/store.ts'
import { takeSentence } from './sentences.ts'
import type { Exchange } from './talk.ts'

/** What a screen reader is told; new ones are added at the end. */
export interface Said {
  key: number
  text: string
}

/** Tells screen readers the answer that is coming, by sentence. */
export interface Sayer {
  said: Store<readonly Said[]>
  /** Says what came of an answer. What was said of another one is cleared; one that was there before is not told. */
  follow(exchange: Exchange | undefined): void
  stop(): void
}

/** So long a sentence takes: screen readers drop what is added while they have not come to what was added before. */
const MS_PER_LETTER = 50
const LEAST_MS = 800
/** A sentence stays so long in the document that the slowest voices have come to it. */
const MOST_SAID = 12

/** `sourcesWords`: says how many sources stand below. */
export function createSayer(sourcesWords: (count: number) => string): Sayer {
  const said = createStore<readonly Said[]>([])
  let current: Exchange | undefined
  // The sentences that wait are the answer's own text from here on.
  let next = 0
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const sayNext = (): void => {
    timer = undefined
    if (!current) return
    const { text, progress } = current
    for (;;) {
      const sentence = takeSentence(text, next, progress !== 'streaming')
      if (sentence.next === next) return
      next = sentence.next
      const words = sentence.sources === undefined ? sentence.said : sourcesWords(sentence.sources)
      if (words === '') continue
      said.set([...said.get(), { key: ++count, text: words }].slice(-MOST_SAID))
      timer = setTimeout(sayNext, Math.max(LEAST_MS, words.length * MS_PER_LETTER))
      return
    }
  }

  return {
    said,
    follow(exchange) {
      if (exchange?.key !== current?.key) {
        stop()
        said.set([])
        next = exchange && exchange.progress !== 'streaming' ? exchange.text.length : 0
      }
      current = exchange
      if (timer === undefined) sayNext()
    },
    stop,
  }
}
