import { pino } from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toTenantId } from '#platform/db/ids.ts'
import type { AnswerEnd, AnswerPart } from './answer.ts'
import { endOf } from './give.ts'
import type { NewStream } from './own-stream.server.ts'
import { AnswerStreams } from './streams.server.ts'

const TENANT = toTenantId('01a200f0-aa13-7411-a17c-e8caa1dfcfbe')

type Kept = { answer: string; end: AnswerEnd; firstLineMs: number | null }

let streams: AnswerStreams
let kept: Kept[]
beforeEach(() => {
  streams = new AnswerStreams(pino({ level: 'silent' }))
  kept = []
})

function open(answer: NewStream['answer'], more: Partial<NewStream> = {}) {
  const response = streams.open({
    tenantId: TENANT,
    identityId: 'i',
    conversationId: 'c',
    messageId: 'm',
    lang: 'id',
    startedAt: performance.now(),
    signal: new AbortController().signal,
    answer,
    keep: async (text, end, firstLineMs) => void kept.push({ answer: text, end, firstLineMs }),
    ...more,
  })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  /** Returns the next line; undefined at the end. */
  const next = async () => {
    const part = await reader?.read()
    return part?.value && (JSON.parse(decoder.decode(part.value)) as { message_id: string; id: string; text: string })
  }
  const rest = async () => {
    let text = ''
    for (let line = await next(); line; line = await next()) text += line.text
    return text
  }
  return { response, next, rest, cancel: async () => await reader?.cancel() }
}

/** Parts without an end, each when it is asked for; it ends as a model does, soon after the signal. */
async function* endless(signal: AbortSignal, made: { count: number; isEnded: boolean }): AsyncGenerator<AnswerPart> {
  try {
    while (!signal.aborted) {
      made.count++
      yield { kind: 'text', text: 'kata ' }
    }
    yield endOf({ state: 'stopped' })
  } finally {
    made.isEnded = true
  }
}

/** Waits for a model that says nothing, until the signal. */
async function* silent(signal: AbortSignal): AsyncGenerator<AnswerPart> {
  yield { kind: 'text', text: '' }
  if (!signal.aborted) await new Promise<void>(done => signal.addEventListener('abort', () => done()))
  yield endOf({ state: 'stopped', cost: { input: 7, output: 0, microRupiah: 70 } })
}

describe('a stream', () => {
  it('has both ids on every line, and is kept before it closes', async () => {
    async function* answer(): AsyncGenerator<AnswerPart> {
      yield { kind: 'text', text: '' }
      yield { kind: 'text', text: 'Satu\n' }
      yield { kind: 'text', text: '' }
      yield { kind: 'text', text: 'dua "tiga"' }
      yield endOf({})
    }
    const { next, rest } = open(answer)
    expect(await next()).toEqual({ message_id: 'm', id: 'c', text: '' })
    expect(await next()).toEqual({ message_id: 'm', id: 'c', text: 'Satu\n' })
    expect(await rest()).toBe('dua "tiga"')
    expect(kept).toMatchObject([{ answer: 'Satu\ndua "tiga"', end: { state: 'answered' }, firstLineMs: expect.any(Number) }])
    expect(streams.size).toBe(0)
  })

  it('makes a line when the one before was taken', async () => {
    const made = { count: 0, isEnded: false }
    const { next, cancel } = open(signal => endless(signal, made))
    await new Promise(done => setTimeout(done, 20))
    expect(made.count).toBe(0)
    await next()
    await next()
    await new Promise(done => setTimeout(done, 20))
    expect(made.count).toBe(2)
    await cancel()
  })

  it.each(['cancel', 'signal'] as const)('stops its work when the reader goes (%s), and keeps what came', async how => {
    const made = { count: 0, isEnded: false }
    const request = new AbortController()
    const { next, cancel } = open(signal => endless(signal, made), { signal: request.signal })
    await next()
    if (how === 'cancel') await cancel()
    else request.abort()
    await vi.waitFor(() => expect(kept).toMatchObject([{ answer: 'kata ', end: { state: 'stopped' } }]))
    expect([made.isEnded || made.count <= 2, streams.size]).toEqual([true, 0])
  })

  it('stops while a model is silent, and keeps what that cost', async () => {
    const { next, cancel } = open(silent)
    await next()
    const startedAt = performance.now()
    await cancel()
    await vi.waitFor(() => expect(kept).toMatchObject([{ end: { state: 'stopped', cost: { microRupiah: 70 } }, firstLineMs: null }]))
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })

  it('that was never read is kept as stopped, once its request is over', async () => {
    const request = new AbortController()
    open(silent, { signal: request.signal })
    request.abort()
    await vi.waitFor(() => expect([kept.length, streams.size]).toEqual([1, 0]))
  })

  it('waits no longer for what does not stop', async () => {
    async function* deaf(): AsyncGenerator<AnswerPart> {
      yield { kind: 'text', text: 'Ya' }
      await new Promise(() => {})
    }
    const { next, cancel } = open(deaf)
    await next()
    await cancel()
    await vi.waitFor(() => expect(kept).toMatchObject([{ answer: 'Ya', end: { state: 'stopped' } }]), 3000)
    expect(streams.size).toBe(0)
  })

  it('is told that another question ended it', async () => {
    const { next, rest } = open(silent)
    await next()
    const ending = rest()
    streams.endAll(TENANT, 'other')
    expect(streams.size).toBe(1)
    streams.endAll(TENANT, 'c')
    expect(await ending).toContain('dihentikan')
    expect(kept).toMatchObject([{ answer: '', end: { state: 'stopped' } }])
  })

  it('says in its last line what went wrong', async () => {
    async function* broken(): AsyncGenerator<AnswerPart> {
      await Promise.resolve()
      yield* []
      throw new Error('no')
    }
    expect(await open(broken).rest()).toContain('bermasalah')
    expect(kept).toMatchObject([{ end: { state: 'failed', reason: 'fault' } }])
  })

  it('closes though it could not be kept', async () => {
    async function* answer(): AsyncGenerator<AnswerPart> {
      yield { kind: 'text', text: 'Ya' }
      yield endOf({})
    }
    const { rest } = open(answer, { keep: () => Promise.reject(new Error('away')) })
    expect([await rest(), streams.size]).toEqual(['Ya', 0])
  })

  it('is refused to one who has several open', async () => {
    const all = Array.from({ length: 4 }, (_, at) => open(silent, { conversationId: `c${at}` }))
    expect(() => streams.requireRoom(TENANT, 'i')).toThrow(expect.objectContaining({ status: 429 }))
    expect(() => streams.requireRoom(TENANT, 'j')).not.toThrow()
    streams.stop()
    expect(await all[0]?.rest()).toContain('terlalu lama')
    await vi.waitFor(() => expect(() => streams.requireRoom(TENANT, 'i')).not.toThrow())
  })
})
