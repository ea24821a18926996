import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SaveResult, Saver } from './saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const saved = (version: number): SaveResult => ({ kind: 'saved', version, shownVersion: version, slug: 'kabar', status: 'draft' })

/** A server that gives these results in turn, and remembers what it was sent; the last one is given again and again. */
function open(...results: (SaveResult | (() => Promise<SaveResult>))[]) {
  const sent: [work: string, base: number, key: string][] = []
  let kept: string | undefined
  let keys = 0
  const saver = new Saver<string>(
    {
      async send(work, base, key) {
        sent.push([work, base, key])
        const result = results.length > 1 ? results.shift() : results[0]
        return typeof result === 'function' ? await result() : (result ?? { kind: 'offline' })
      },
      async keep(work) {
        kept = work
      },
      async forget() {
        kept = undefined
      },
      newKey: () => `k${++keys}`,
    },
    { version: 0, shownVersion: 0, slug: '', status: 'draft' },
  )
  return { saver, sent, kept: () => kept }
}

describe('a text that is typed', () => {
  it('is saved after a pause, and kept until then', async () => {
    const { saver, sent, kept } = open(saved(1))
    saver.typed('a')
    saver.typed('ab')
    expect([saver.view.state, saver.isUnsaved, kept(), sent]).toEqual(['unsaved', true, 'ab', []])
    await vi.advanceTimersByTimeAsync(800)
    expect([saver.view.state, saver.view.version, saver.isUnsaved, kept(), sent]).toEqual(['saved', 1, false, undefined, [['ab', 0, 'k1']]])
  })

  it('is saved every five seconds where no pause comes', async () => {
    const { saver, sent } = open(saved(1), saved(2))
    for (let at = 0; at < 12; at++) {
      saver.typed(`${at}`)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(sent.length).toBe(1)
  })

  it('goes on from what was saved while the writer typed', async () => {
    let answer = (_: SaveResult) => {}
    const { saver, sent, kept } = open(() => new Promise(done => (answer = done)), saved(2))
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(800)
    saver.typed('ab')
    expect(saver.view.state).toBe('saving')
    answer(saved(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([
      ['a', 0, 'k1'],
      ['ab', 1, 'k2'],
    ])
    expect([saver.view.state, kept()]).toEqual(['saved', undefined])
  })
})

describe('saving at once', () => {
  it('waits for the save that is under way, and sends what was typed since', async () => {
    let answer = (_: SaveResult) => {}
    const { saver, sent } = open(() => new Promise(done => (answer = done)), saved(2))
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(800)
    saver.typed('ab')
    let isOver = false
    const saving = saver.saveNow().then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(0)
    expect([isOver, sent.length]).toEqual([false, 1])
    answer(saved(1))
    await saving
    expect([saver.isUnsaved, saver.view.version, sent.map(([work]) => work)]).toEqual([false, 2, ['a', 'ab']])
  })
})

describe('a text that can’t be saved', () => {
  it('is sent again as the same request, later and later, and stays in the browser', async () => {
    const { saver, sent, kept } = open({ kind: 'offline' })
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(800)
    expect([saver.view.state, kept()]).toEqual(['offline', 'a'])
    await vi.advanceTimersByTimeAsync(2000 + 4000)
    expect(sent).toEqual([
      ['a', 0, 'k1'],
      ['a', 0, 'k1'],
      ['a', 0, 'k1'],
    ])
    expect(saver.isUnsaved).toBe(true)
  })

  it('is repeated as it was even if more was typed meanwhile, since the server may have it', async () => {
    const { saver, sent } = open({ kind: 'offline' }, saved(1), saved(2))
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(800)
    saver.typed('ab')
    await saver.saveNow()
    expect(sent).toEqual([
      ['a', 0, 'k1'],
      ['a', 0, 'k1'],
      ['ab', 1, 'k2'],
    ])
    expect(saver.view.state).toBe('saved')
  })

  it('waits as long as the server asks', async () => {
    const { saver, sent } = open({ kind: 'failed', retryAfterSeconds: 20 }, saved(1))
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(800 + 19_000)
    expect([saver.view.state, sent.length]).toEqual(['failed', 1])
    await vi.advanceTimersByTimeAsync(1000)
    expect([saver.view.state, sent.length]).toEqual(['saved', 2])
  })

  it('says beside which field it is refused, and is tried again only once it has changed', async () => {
    const problems = [{ path: 'slug', message: 'sudah dipakai' }]
    const { saver, sent, kept } = open({ kind: 'refused', message: 'Slug sudah dipakai', problems }, saved(1))
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(120_000)
    expect([saver.view.state, saver.view.problems, sent.length, kept()]).toEqual(['failed', problems, 1, 'a'])
    saver.typed('b')
    await vi.advanceTimersByTimeAsync(800)
    expect([saver.view.state, saver.view.problems]).toEqual(['saved', []])
    expect(sent[1]).toEqual(['b', 0, 'k2'])
  })

  it('is tried again when somebody has signed in anew', async () => {
    const { saver, kept } = open({ kind: 'forbidden', isSignedOut: true, message: 'Masuk dulu' }, saved(1))
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(800)
    expect([saver.view.state, saver.view.isSignedOut, kept()]).toEqual(['failed', true, 'a'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect([saver.view.state, saver.view.isSignedOut, kept()]).toEqual(['saved', false, undefined])
  })
})

describe('a conflict', () => {
  it('sends nothing more until the writer has decided, and keeps what is typed', async () => {
    const { saver, sent, kept } = open({ kind: 'conflict', newest: 7 }, saved(9))
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(800)
    saver.typed('ab')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([saver.view.state, saver.view.newest, sent.length, kept()]).toEqual(['conflict', 7, 1, 'ab'])
    await saver.keepMine()
    expect([saver.view.state, sent[1]]).toEqual(['saved', ['ab', 7, 'k2']])
  })

  it('ends with the other one’s text, if that is loaded', async () => {
    const { saver, kept } = open({ kind: 'conflict', newest: 7 })
    saver.typed('a')
    await vi.advanceTimersByTimeAsync(800)
    saver.loaded({ version: 7 })
    expect([saver.view.state, saver.view.version, saver.isUnsaved, kept()]).toEqual(['saved', 7, false, undefined])
  })
})
