/**
 * Why a question was not answered. `offline`: no network; `cut`: the reply broke off; `busy`: too many questions; `gone`: the conversation, or the chapter;
 * `refused`: the server says why; `failed`: all else.
 */
export type FailureKind = 'offline' | 'cut' | 'busy' | 'gone' | 'refused' | 'failed'

export class ChatFailure extends Error {
  readonly kind: FailureKind
  /** What the server says to people. */
  readonly words: string

  constructor(kind: FailureKind, { words = '', cause }: { words?: string; cause?: unknown } = {}) {
    super(kind, { cause })
    this.name = 'ChatFailure'
    this.kind = kind
    this.words = words
  }
}

/** Returns the failure that people are told of. A `fetch` that fails without a response is a TypeError. */
export function toFailure(error: unknown, isOnline: boolean): ChatFailure {
  if (error instanceof ChatFailure && (error.kind !== 'cut' || isOnline)) return error
  return new ChatFailure(isOnline ? 'failed' : 'offline', { cause: error })
}
