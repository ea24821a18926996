import { describe, expect, it } from 'vitest'
import { parseRange } from '#platform/http/range.ts'
import { answerAudio, drawnAudioPath } from './audio-answer.ts'
import { drawAudio, SAMPLE_RATE } from './drawn-audio.ts'

describe('drawn sound', () => {
  it('is the same each time, whichever range is made, and differs by name', () => {
    const piece = drawAudio('kopi-pagi', 3)
    const whole = piece.bytes(0, piece.size)
    expect(piece.size).toBe(44 + 3 * SAMPLE_RATE * 2)
    for (const [start, end] of [
      [0, 10],
      [40, 61],
      [45, 46],
      [20_001, 20_500],
      [piece.size - 7, piece.size],
    ] as const)
      expect(Buffer.from(piece.bytes(start, end)).equals(Buffer.from(whole.subarray(start, end)))).toBe(true)
    const other = drawAudio('kopi-sore', 3)
    expect(Buffer.from(other.bytes(0, other.size)).equals(Buffer.from(whole))).toBe(false)
  })

  it('can be heard, and is never louder than its format', () => {
    const piece = drawAudio('kopi-pagi', 6)
    const samples = new Int16Array(piece.bytes(44, piece.size).buffer)
    const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    expect(loudest).toBeGreaterThan(4000)
    expect(loudest).toBeLessThan(32_768)
  })
})

describe('the answer', () => {
  it('refuses what it has not', () => {
    expect(answerAudio('/audio/../x-3s.wav', null, false).status).toBe(404)
    expect(answerAudio('/audio/x-99999s.wav', null, false).status).toBe(404)
    const beyond = answerAudio(drawnAudioPath('x', 2), 'bytes=999999-', false)
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${44 + 4 * SAMPLE_RATE}`])
  })

  it('gives the whole, or one range', async () => {
    const path = drawnAudioPath('x', 2)
    const whole = new Uint8Array(await answerAudio(path, null, false).arrayBuffer())
    const part = answerAudio(path, 'bytes=100-199', false)
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      `bytes 100-199/${whole.length}`,
      '100',
    ])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.subarray(100, 200))
    expect(await answerAudio(path, 'bytes=0-0', true).text()).toBe('')
  })

  it('reads ranges as the standard says', () => {
    expect(parseRange('bytes=0-', 10)).toEqual([0, 10])
    expect(parseRange('bytes=-3', 10)).toEqual([7, 10])
    expect(parseRange('bytes=5-99', 10)).toEqual([5, 10])
    expect(parseRange('bytes=7-3', 10)).toBeNull()
    expect(parseRange('bytes=10-', 10)).toBeNull()
    expect(parseRange('items=0-1', 10)).toBeUndefined()
  })
})
