import type { FailureKind } from './failure.ts'

/** `streaming`: it is coming; `done`: whole; `stopped`: by the asker; `cut`: it broke off, and what came stays. */
export type AnswerProgress = 'streaming' | 'done' | 'stopped' | 'cut'

export interface Exchange {
  /** Of this page: a server's id comes with the first line. */
  key: string
  query: string
  text: string
  progress: AnswerProgress
  messageId?: string | undefined
  /** The asker's judgement: 1 or -1. */
  rating?: 1 | -1 | undefined
  isReported?: boolean
}

/** A conversation as it is shown. */
export interface Talk {
  state: 'idle' | 'streaming' | 'error'
  conversationId?: string | undefined
  exchanges: readonly Exchange[]
  failure?: { kind: FailureKind; words: string } | undefined
}

export const EMPTY_TALK: Talk = { state: 'idle', exchanges: [] }

/** Begins an answer. One that was still coming is stopped; with `isAgain` the last one, which failed, is asked anew in its place. */
export function beginAnswer(talk: Talk, key: string, query: string, isAgain: boolean): Talk {
  const earlier = (isAgain ? talk.exchanges.slice(0, -1) : talk.exchanges).map(one =>
    one.progress === 'streaming' ? { ...one, progress: 'stopped' as const } : one,
  )
  return { ...talk, state: 'streaming', failure: undefined, exchanges: [...earlier, { key, query, text: '', progress: 'streaming' }] }
}

/** Changes one exchange. */
export function changeExchange(talk: Talk, key: string, change: (exchange: Exchange) => Partial<Exchange>): Talk {
  return { ...talk, exchanges: talk.exchanges.map(one => (one.key === key ? { ...one, ...change(one) } : one)) }
}

/** Ends the answer that is coming. */
export function endAnswer(talk: Talk, key: string, progress: Exclude<AnswerProgress, 'streaming'>, failure?: Talk['failure']): Talk {
  return { ...changeExchange(talk, key, () => ({ progress })), state: failure ? 'error' : 'idle', failure }
}
