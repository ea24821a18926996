import { describe, expect, it } from 'vitest'
import { parseRange } from '#platform/http/range.ts'
import { answerAudio, loopedAudioPath } from './audio-answer.ts'
import { FRAME_BYTES, FRAME_SECONDS, LOOP_FRAMES } from './loop-format.ts'
import { loopedAudio } from './looped-audio.ts'

const FORMAT = { sync: 0xff, mpeg2LayerIII: 0xf3, kbit40: 5, noCrcReservoir: 0 }

describe('looped sound', () => {
  it('is the same each time, whichever range is read, across the seam of its loop too', async () => {
    const piece = loopedAudio('kopi-pagi', 60)
    const whole = await piece.bytes(0, piece.size)
    expect(piece.size).toBe(2500 * FRAME_BYTES)
    for (const [start, end] of [
      [0, 10],
      [119_990, 120_300],
      [45, 46],
      [239_999, 240_001],
      [piece.size - 7, piece.size],
    ] as const)
      expect(Buffer.from(await piece.bytes(start, end)).equals(Buffer.from(whole.subarray(start, end)))).toBe(true)
    const other = loopedAudio('kopi-sore', 60)
    expect(Buffer.from(await other.bytes(0, other.size)).equals(Buffer.from(whole))).toBe(false)
  })

  it('is made of frames of one length that need no other frame: any loop may be cut and repeated between two of them', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `lagu-${n}`)
    const heads = new Set<string>()
    for (const name of names) {
      const piece = loopedAudio(name, LOOP_FRAMES * FRAME_SECONDS)
      const bytes = await piece.bytes(0, piece.size)
      heads.add(Buffer.from(bytes.subarray(0, 400)).toString('hex'))
      for (let at = 0; at < bytes.length; at += FRAME_BYTES) {
        const [sync, version, rate = 0, , reservoir] = bytes.subarray(at, at + 5)
        expect([sync, version, rate >> 4, reservoir]).toEqual(Object.values(FORMAT))
      }
    }
    expect(heads.size).toBeGreaterThan(20)
  })
})

describe('the answer', () => {
  it('refuses what it has not', () => {
    expect(answerAudio('/audio/../x-3s.mp3', null, false).status).toBe(404)
    expect(answerAudio('/audio/x-99999s.mp3', null, false).status).toBe(404)
    const beyond = answerAudio(loopedAudioPath('x', 2), 'bytes=999999-', false)
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${84 * FRAME_BYTES}`])
  })

  it('gives the whole, or one range', async () => {
    const path = loopedAudioPath('x', 2)
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
