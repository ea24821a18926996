import { describe, expect, it } from 'vitest'
import { boundaryOf, readField, readParts } from './multipart.ts'

/** A body in chunks of this size. */
function bodyOf(text: string, pieceBytes: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + pieceBytes))
      at += pieceBytes
    },
  })
}

async function partsOf(text: string, pieceBytes = 7) {
  const parts: [string, string | undefined, string | undefined, string][] = []
  for await (const part of readParts(bodyOf(text, pieceBytes), 'BATAS'))
    parts.push([part.name, part.filename, part.type, await readField(part.content, 1000)])
  return parts
}

const part = (head: string, content: string) => `--BATAS\r\n${head}\r\n\r\n${content}\r\n`
const END = '--BATAS--\r\n'

describe('a form in parts', () => {
  it('is refused where it is broken, wherever it ends', async () => {
    const whole = part('Content-Disposition: form-data; name="a"', 'isi') + END
    for (let length = 0; length < whole.length - 4; length++)
      await expect(partsOf(whole.slice(0, length)), whole.slice(0, length)).rejects.toMatchObject({ status: 400 })
    for (const head of ['Content-Type: text/plain', 'Content-Disposition: form-data', 'Content-Disposition: attachment; name="a"', ''])
      await expect(partsOf(part(head, 'isi') + END)).rejects.toMatchObject({ status: 400 })
    await expect(partsOf(part(`Content-Disposition: form-data; name="${'a'.repeat(9000)}"`, '') + END)).rejects.toMatchObject({
      status: 400,
    })
    await expect(partsOf(part('Content-Disposition: form-data; name="a"', 'x'.repeat(1001)) + END)).rejects.toMatchObject({ status: 400 })
    const many = part('Content-Disposition: form-data; name="a"', 'isi').repeat(21) + END
    await expect(partsOf(many)).rejects.toMatchObject({ status: 400 })
  })

  it('is read in pieces of any size, with what looks like a boundary in it', async () => {
    const content = '\r\n--BATA\r\n-- BATAS\r\n--\r\n'
    const text =
      part('content-disposition: form-data; name="a"', '') +
      part('Content-Type: Image/PNG; x=y\r\nContent-Disposition: form-data; name="file"; filename="f.png"', content) +
      END
    for (let piece = 1; piece < 40; piece++)
      expect(await partsOf(`preamble\r\n${text}epilogue`, piece)).toEqual([
        ['a', undefined, undefined, ''],
        ['file', 'f.png', 'image/png', content],
      ])
  })

  it('reads names as browsers and others write them', async () => {
    for (const [written, read] of [
      ['a %22b%22.png', 'a "b".png'],
      ['a \\"b\\".png', 'a "b".png'],
      ['é–日.png', 'é–日.png'],
      ['a%0D%0Ab.png', 'a\r\nb.png'],
    ])
      expect((await partsOf(part(`Content-Disposition: form-data; name="file"; filename="${written}"`, '') + END))[0]?.[1]).toBe(read)
  })

  it('goes on behind a part that nobody read', async () => {
    const names: string[] = []
    const text =
      part('Content-Disposition: form-data; name="a"', 'x'.repeat(100)) + part('Content-Disposition: form-data; name="b"', '') + END
    for await (const { name } of readParts(bodyOf(text, 9), 'BATAS')) names.push(name)
    expect(names).toEqual(['a', 'b'])
  })
})

it('finds the boundary in the header, where there is one', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc')
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b')
  for (const header of [null, '', 'multipart/form-data', 'multipart/mixed; boundary=a', `multipart/form-data; boundary=${'a'.repeat(80)}`])
    expect([header, boundaryOf(header)]).toEqual([header, undefined])
})
