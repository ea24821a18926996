import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { AppError } from '#kit/errors.ts'
import { readBody } from './read-body.ts'

const tooLarge = () => new AppError(413, 'TooLarge', 'x')
const PACE = { firstMs: 60, firstBytes: 4, bytesPerSecond: 40 }

/** A request whose body comes in these parts, each after a pause. */
function sending(parts: string[], pauseMs: number, headers: Record<string, string> = {}) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      await wait(pauseMs)
      const part = parts.shift()
      if (part === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(part))
    },
  })
  return toRequest(body, headers)
}

function toRequest(body: BodyInit | null, headers: Record<string, string> = {}) {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  return new Request('http://contoh.localhost', init)
}

const read = async (...sent: Parameters<typeof sending>) =>
  new TextDecoder().decode(await readBody(sending(...sent), { maxBytes: 20, tooLarge, pace: PACE }))

describe('a body', () => {
  it.each([
    ['that says it is too large is refused before it is read', ['x'], 0, { 'content-length': '21' }, { status: 413 }],
    ['that turns out too large is refused', ['x'.repeat(12), 'x'.repeat(12)], 0, {}, { status: 413 }],
    ['that does not come is refused with 408', ['x', 'y'], 100, {}, { status: 408 }],
    ['that says how small it is, and does not come, is refused with 408', ['x', 'y'], 100, { 'content-length': '2' }, { status: 408 }],
  ])('%s', async (_name, parts, pauseMs, headers, refusal) => {
    await expect(read(parts, pauseMs, headers)).rejects.toMatchObject(refusal)
  })

  it('that breaks off is a bad request', async () => {
    for (const headers of [{}, { 'content-length': '2' }]) {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: controller => controller.error(new Error('ECONNRESET')) })
      await expect(readBody(toRequest(body, headers), { maxBytes: 20, tooLarge })).rejects.toMatchObject({ status: 400 })
    }
  })

  it('is read whole, and has the more time the larger it is', async () => {
    expect(await read(['ab', 'cd'], 0)).toBe('abcd')
    expect(await read(['ab', 'cd'], 0, { 'content-length': '4' })).toBe('abcd')
    // 120 ms in all, where 4 bytes may take 60 and 8 more 200.
    expect(await read(['a'.repeat(12), 'b'], 40)).toHaveLength(13)
    expect(await readBody(toRequest(null), { maxBytes: 1, tooLarge })).toHaveLength(0)
  })
})
