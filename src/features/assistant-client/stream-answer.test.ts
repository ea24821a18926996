import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { ChatLine } from './chat-line.ts'
import { parseChatLine, parseCutLine } from './chat-line.ts'
import { toFailure } from './failure.ts'
import { createLineReader } from './line-reader.ts'
import { streamAnswer } from './stream-answer.ts'
import { buildReply, chatLine, encode } from './testing.ts'

async function read(reply: Response): Promise<ChatLine[]> {
  const lines: ChatLine[] = []
  await streamAnswer(reply, line => lines.push(line))
  return lines
}

const textOf = (lines: ChatLine[]) => lines.map(({ text }) => text).join('')

describe('a reply', () => {
  it('without a body is an error', async () => {
    await expect(read(new Response(null))).rejects.toThrow('Response stream error')
  })

  it('is given line by line as it comes', async () => {
    const lines: ChatLine[] = []
    const { writable, readable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const done = streamAnswer(new Response(readable), line => lines.push(line))
    await writer.write(encode(chatLine('Halo ') + chatLine('Ayu').slice(0, -5)))
    await vi.waitFor(() => expect(lines).toEqual([{ kind: 'part', text: 'Halo ', messageId: 'm1', conversationId: 'c1' }]))
    await writer.write(encode(chatLine('Ayu').slice(-5)))
    await writer.close()
    await done
    expect(textOf(lines)).toBe('Halo Ayu')
  })

  it('has lines that are no JSON as plain text, empty ones not at all, and its rest flushed', async () => {
    const lines = await read(buildReply(['Halo dunia\r\n\n', chatLine('x'), '17\n"y"\nnull\n[1]\n', '{"text":"akhir"}']))
    expect(lines).toEqual([
      { kind: 'plain', text: 'Halo dunia' },
      { kind: 'part', text: 'x', messageId: 'm1', conversationId: 'c1' },
      ...['17', '"y"', 'null', '[1]'].map(text => ({ kind: 'plain', text })),
      { kind: 'part', text: 'akhir', messageId: undefined, conversationId: undefined },
    ])
    expect(await read(buildReply(['{"nama":"tak sele']))).toEqual([{ kind: 'plain', text: '{"nama":"tak sele' }])
    expect(await read(buildReply(['{"text":"rusak\n']))).toEqual([{ kind: 'plain', text: '{"text":"rusak' }])
  })

  it('takes ids that are numbers, and no others', () => {
    expect(parseChatLine('{"message_id":7,"id":"","text":5}')).toEqual({
      kind: 'part',
      text: '',
      messageId: '7',
      conversationId: undefined,
    })
  })

  it('that breaks off gives what came, and says that it was cut', async () => {
    for (const [rest, last] of [
      ['{"message_id":"m1","te', []],
      ['{"message_id":"m1","id":"c1","text":"kata ter', [{ kind: 'part', text: 'kata ter', messageId: 'm1', conversationId: 'c1' }]],
      ['kata ter', [{ kind: 'plain', text: 'kata ter' }]],
    ] as const) {
      const lines: ChatLine[] = []
      const reply = buildReply([chatLine('Halo'), rest], 'cut')
      await expect(streamAnswer(reply, line => lines.push(line))).rejects.toMatchObject({ kind: 'cut' })
      expect(lines.slice(1)).toEqual(last)
    }
  })

  it('that ends within one of its lines was cut, too: what of its text can be read is given, and nothing else of it', async () => {
    const whole = chatLine('Ada "dua" ☕\\\n👩🏽‍💻', { messageId: 'm"1', id: 'c1' }).trimEnd()
    for (let at = 2; at < whole.length; at++) {
      const lines: ChatLine[] = []
      const reply = buildReply([chatLine('Halo '), whole.slice(0, at)])
      await expect(streamAnswer(reply, line => lines.push(line))).rejects.toMatchObject({ kind: 'cut' })
      expect('Halo Ada "dua" ☕\\\n👩🏽‍💻').toContain(textOf(lines))
      expect(textOf(lines).isWellFormed()).toBe(true)
    }
    const half = { kind: 'part', text: 'é', messageId: '7', conversationId: 'c1' }
    expect(parseCutLine('{"message_id":7, "id":"c1","text":"\\u00e9\\u00')).toEqual(half)
    expect(parseCutLine('{"text":"é","id":"c')).toEqual({ kind: 'part', text: 'é', messageId: undefined, conversationId: undefined })
    expect(parseCutLine('{"text":"\\ud83d')).toMatchObject({ text: '' })
    for (const text of ['{', '{ibu', '{"texts":"a', '{"text":"a"}', 'Ada {"text":"a', '']) expect(parseCutLine(text)).toBeUndefined()
  })

  it('that falls silent counts as cut', async () => {
    const lines: ChatLine[] = []
    await expect(streamAnswer(buildReply([chatLine('Halo')], 'open'), line => lines.push(line), 20)).rejects.toMatchObject({ kind: 'cut' })
    expect(textOf(lines)).toBe('Halo')
  })

  it('that is aborted says so', async () => {
    const own = new AbortController()
    const done = streamAnswer(buildReply([chatLine('Halo')], 'open', own.signal), () => own.abort())
    await expect(done).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('cut anywhere', () => {
  it('a reply is the same, whether a line or a character is cut: each place of one', async () => {
    const whole = encode(`${chatLine('Kopi ☕ Gayo — 1½ jam 👩🏽‍💻')}teks biasa é\n${chatLine('ᬅᬓ᭄ᬱᬭ')}`)
    const wanted = await read(buildReply([whole]))
    expect(textOf(wanted)).toBe('Kopi ☕ Gayo — 1½ jam 👩🏽‍💻teks biasa éᬅᬓ᭄ᬱᬭ')
    for (let at = 0; at <= whole.length; at++) {
      expect([at, await read(buildReply([whole.slice(0, at), whole.slice(at)]))]).toEqual([at, wanted])
    }
  })

  it('any lines in any pieces are the same lines', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }).map(text => chatLine(text)),
      fc.string({ unit: 'grapheme' }).map(text => `${text.replace(/[\n\r]/g, ' ')}\n`),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.array(fc.nat(400), { maxLength: 20 }), (lines, cuts) => {
        const bytes = encode(lines.join(''))
        const places = [0, ...cuts.filter(cut => cut < bytes.length).toSorted((a, b) => a - b), bytes.length]
        const reader = createLineReader()
        const found = places.slice(1).flatMap((to, at) => reader.push(bytes.slice(places[at], to)))
        expect([...found, ...reader.end()]).toEqual(lines.map(one => one.slice(0, -1)).filter(one => one !== ''))
      }),
    )
  })
})

it('a failure without a network is that of the network', () => {
  expect(toFailure(new TypeError('Failed to fetch'), false).kind).toBe('offline')
  expect(toFailure(new TypeError('Failed to fetch'), true).kind).toBe('failed')
})
