import { createStore, type Store } from '#ui/shell/store.ts'
import { type CallsWorld, createCalls, toFields } from './calls.ts'
import type { ChatLine } from './chat-line.ts'
import { toFailure } from './failure.ts'
import { type HistoryEntry, listHistory, removeFromHistory, saveToHistory, takeHistoryAlong } from './history.ts'
import { streamAnswer } from './stream-answer.ts'
import { beginAnswer, changeExchange, EMPTY_TALK, type Exchange, endAnswer, type Talk } from './talk.ts'

export interface ChatWorld extends CallsWorld {
  workspaceId: string
  isOnline: () => boolean
  logFailure: (error: unknown) => void
}

/** Where a question is asked. */
export interface Place {
  /** Of the open page. */
  path: string
  /** Of the open chapter: its tutor answers. */
  chapterId?: string | undefined
  /** The mentor may see the asker's name. */
  isShared?: boolean
}

/** A conversation with the assistant, and this device's list of them. */
export interface Chat {
  talk: Store<Talk>
  history: Store<readonly HistoryEntry[]>
  /** Asks, and resolves when the answer has ended, however it did. An answer that is still coming is cancelled. */
  ask(query: string, place: Place): Promise<void>
  /** Asks the last question again, in the place of its answer. */
  retry(place: Place): Promise<void>
  /** Cancels the answer that is coming; what came stays. */
  stop(): void
  startNew(): void
  open(id: string): Promise<void>
  /** Reads this device's list anew. What was asked before signing in is in it, once the server has taken it along. */
  readHistory(): Promise<void>
  /** Deletes a conversation here and at the server; here whatever the server says. */
  remove(id: string): Promise<void>
  removeAll(): Promise<void>
  /** Returns whether the server took it. */
  rate(key: string, value: 1 | -1, note?: string): Promise<boolean>
  report(key: string): Promise<boolean>
}

const PER_PAGE = 50

export function createChat(world: ChatWorld): Chat {
  const talk = createStore<Talk>(EMPTY_TALK)
  const history = createStore<readonly HistoryEntry[]>(listHistory(world.shelf, world.who()))
  const calls = createCalls(world, who => takeHistoryAlong(world.shelf, who))
  let running: AbortController | undefined
  let count = 0
  /** The conversation that was last saved to the history. */
  let savedId: string | undefined

  const showHistory = () => history.set(listHistory(world.shelf, world.who()))
  let judged: Promise<unknown> = Promise.resolve()

  const run = async (query: string, place: Place, isAgain: boolean): Promise<void> => {
    running?.abort()
    const own = new AbortController()
    running = own
    const key = String(++count)
    talk.set(beginAnswer(talk.get(), key, query, isAgain))
    const { conversationId } = talk.get()
    const take = (line: ChatLine) => {
      if (running !== own) return
      const next = withLine(talk.get(), key, line)
      talk.set(next)
      const { conversationId: id, exchanges } = next
      if (id === undefined || id === savedId || !exchanges.at(-1)?.messageId) return
      savedId = id
      saveToHistory(world.shelf, { id, title: query, at: world.now(), who: world.who() })
      showHistory()
    }
    try {
      const body = JSON.stringify({
        workspace_id: world.workspaceId,
        query,
        conversation_id: conversationId,
        path: place.path,
        chapter_id: place.chapterId,
        is_shared: place.chapterId ? (place.isShared ?? false) : undefined,
      })
      await streamAnswer(await calls.send('/v2/chat', { method: 'POST', body, signal: own.signal }), take)
      if (running === own) talk.set(endAnswer(talk.get(), key, 'done'))
    } catch (error) {
      // Whoever aborted has said how the answer ended.
      if (own.signal.aborted || running !== own) return
      const { kind, words, cause } = toFailure(error, world.isOnline())
      if (kind === 'failed') world.logFailure(cause ?? error)
      // It is asked again in a new one.
      if (kind === 'gone') talk.set({ ...talk.get(), conversationId: undefined })
      talk.set(endAnswer(talk.get(), key, 'cut', { kind, words }))
    } finally {
      if (running === own) running = undefined
    }
  }

  const stop = () => {
    if (!running) return
    running.abort()
    running = undefined
    const last = talk.get().exchanges.at(-1)
    if (last) talk.set(endAnswer(talk.get(), last.key, 'stopped'))
  }

  const startNew = () => {
    running?.abort()
    running = undefined
    talk.set(EMPTY_TALK)
  }

  const remove = async (id: string): Promise<void> => {
    removeFromHistory(world.shelf, id)
    showHistory()
    if (talk.get().conversationId === id) startNew()
    await calls.send(`/v1/conversations/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(world.logFailure)
  }

  const sendJudgement = async (key: string, name: string, body: object, change: Partial<Exchange>): Promise<boolean> => {
    const id = talk.get().exchanges.find(one => one.key === key)?.messageId
    if (!id) return false
    try {
      await calls.send(`/v1/messages/${encodeURIComponent(id)}/${name}`, { method: 'POST', body: JSON.stringify(body) })
    } catch (error) {
      world.logFailure(error)
      return false
    }
    talk.set(changeExchange(talk.get(), key, () => change))
    return true
  }

  /** One after the other: of two verdicts the server keeps the one that comes last, and that one's note. */
  const judge = (...parts: Parameters<typeof sendJudgement>): Promise<boolean> => {
    const own = judged.then(() => sendJudgement(...parts))
    judged = own
    return own
  }

  return {
    talk,
    history,
    ask: (query, place) => run(query, place, false),
    async retry(place) {
      const last = talk.get().exchanges.at(-1)
      if (last) await run(last.query, place, true)
    },
    stop,
    startNew,
    async open(id) {
      startNew()
      try {
        const data = await calls.ask(`/v1/conversations/${encodeURIComponent(id)}/messages?page=1&perPage=${PER_PAGE}`)
        talk.set({ state: 'idle', conversationId: id, exchanges: toExchanges(data) })
      } catch (error) {
        const { kind, words } = toFailure(error, world.isOnline())
        talk.set({ ...EMPTY_TALK, state: 'error', failure: { kind, words } })
      }
    },
    async readHistory() {
      await calls.takeAlong().catch(world.logFailure)
      showHistory()
    },
    remove,
    async removeAll() {
      await Promise.all(history.get().map(({ id }) => remove(id)))
    },
    rate: (key, value, note) => judge(key, 'feedback', { value, ...(note && { note }) }, { rating: value }),
    report: key => judge(key, 'report', {}, { isReported: true }),
  }
}

/** Adds a line to the answer. */
function withLine(talk: Talk, key: string, line: ChatLine): Talk {
  const { messageId, conversationId } = line.kind === 'part' ? line : {}
  const next = changeExchange(talk, key, ({ text, messageId: earlier }) => ({
    text: line.kind === 'plain' && text !== '' ? `${text}\n${line.text}` : text + line.text,
    messageId: messageId ?? earlier,
  }))
  return { ...next, conversationId: conversationId ?? talk.conversationId }
}

/** Reads the messages of a conversation: items with `query` and `response.value`, as the specification names them. */
function toExchanges(data: unknown): Exchange[] {
  const { items } = Array.isArray(data) ? { items: data } : toFields(data)
  return (Array.isArray(items) ? items : []).map((item, at) => {
    const { id, query, response, feedback } = toFields(item)
    const { value } = toFields(response)
    return {
      key: `kept-${at}`,
      query: typeof query === 'string' ? query : '',
      text: typeof value === 'string' ? value : '',
      progress: 'done',
      messageId: typeof id === 'string' ? id : undefined,
      rating: feedback === 1 || feedback === -1 ? feedback : undefined,
    }
  })
}
