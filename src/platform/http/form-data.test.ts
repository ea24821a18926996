import { describe, expect, it } from 'vitest'
import { readForm } from './form-data.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'

function request(body: NonNullable<RequestInit['body']> | null, type?: string, headers: Record<string, string> = {}): Request {
  return new Request('http://uji.localhost/', {
    method: 'POST',
    body,
    headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
  })
}

/** Returns the fields of a form. */
async function fieldsOf(body: NonNullable<RequestInit['body']> | null, type?: string): Promise<[string, string][]> {
  return [...(await readForm(request(body, type))).fields]
}

/** A body in chunks, and the number of chunks read. */
function inPieces(count: number, bytes: number): { body: ReadableStream<Uint8Array>; pulled: () => number } {
  let pulled = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulled++ === count) controller.close()
      else controller.enqueue(new Uint8Array(bytes).fill(0x61))
    },
  })
  return { body, pulled: () => pulled }
}

const streamed = (body: ReadableStream<Uint8Array>) => {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers: { 'content-type': URL_ENCODED } }
  return new Request('http://uji.localhost/', init)
}

describe('a form of another kind', () => {
  it.each([
    'text/plain',
    `x${URL_ENCODED}`,
    `${URL_ENCODED}x`,
    'multipart/form-data',
    'multipart/form-datax; boundary=a',
    'xmultipart/form-data; boundary=a',
    'application/jsonx',
    'text/application/json',
    '',
  ])('is refused with 415: %s', async type => {
    await expect(readForm(request(new Blob(['a=1']), type))).rejects.toMatchObject({
      status: 415,
      code: 'UnsupportedMediaType',
      message: expect.stringMatching(/\w/),
    })
  })

  it('is refused with 415 where it says none', async () => {
    await expect(readForm(request(null))).rejects.toMatchObject({ status: 415 })
    await expect(readForm(request(new Blob(['a=1'])))).rejects.toMatchObject({ status: 415 })
  })
})

describe('a URL-encoded form', () => {
  it('is read in order, with what stands there twice', async () => {
    expect(await fieldsOf('b=2&a=%C3%A9+x&b=3&c=', URL_ENCODED)).toEqual([
      ['b', '2'],
      ['a', 'é x'],
      ['b', '3'],
      ['c', ''],
    ])
    expect(await fieldsOf('', URL_ENCODED)).toEqual([])
    expect(await fieldsOf(null, URL_ENCODED)).toEqual([])
  })

  it.each([`${URL_ENCODED};charset=UTF-8`, `${URL_ENCODED} ; charset=utf-8`, 'APPLICATION/X-WWW-FORM-URLENCODED'])(
    'is one as %s',
    async type => {
      const form = await readForm(request('a=1', type))
      expect([...form.fields]).toEqual([['a', '1']])
      expect(form.files.size).toBe(0)
      expect(form.json).toBeUndefined()
    },
  )

  it('is refused with 400 where it is not UTF-8, or has more than a thousand fields', async () => {
    await expect(readForm(request(Buffer.from([0x61, 0x3d, 0xff]), URL_ENCODED))).rejects.toMatchObject({ status: 400 })
    expect(await fieldsOf('a=&'.repeat(1000), URL_ENCODED)).toHaveLength(1000)
    await expect(readForm(request('a=&'.repeat(1001), URL_ENCODED))).rejects.toMatchObject({ status: 400, code: 'BadRequest' })
  })
})

describe('a form in parts', () => {
  it('has its texts as fields, and its files apart', async () => {
    const sent = new FormData()
    sent.append('a', 'é "x"\r\n')
    sent.append('a', '2')
    sent.set('photo', new File(['isi'], 'foto é.png', { type: 'image/png' }))
    const { fields, files, json } = await readForm(request(sent))
    expect([...fields]).toEqual([
      ['a', 'é "x"\r\n'],
      ['a', '2'],
    ])
    expect([...files.keys()]).toEqual(['photo'])
    const photo = files.get('photo')
    expect([photo?.name, photo?.type, await photo?.text()]).toEqual(['foto é.png', 'image/png', 'isi'])
    expect(json).toBeUndefined()
  })

  it('has no file for an input in which none was chosen, as browsers send it', async () => {
    const part = 'Content-Disposition: form-data; name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n'
    const { fields, files } = await readForm(request(`--B\r\n${part}\r\n--B--\r\n`, 'multipart/form-data; boundary=B'))
    expect([fields.size, files.size]).toEqual([0, 0])
  })

  it('is refused with 400 where it is broken, or has more than a thousand fields', async () => {
    for (const [body, type] of [
      ['', 'multipart/form-data; boundary=x'],
      ['--y\r\n\r\n', 'multipart/form-data; boundary=x'],
      ['a', 'multipart/form-data; charset=utf-8'],
    ] as const)
      await expect(readForm(request(body, type)), body).rejects.toMatchObject({ status: 400 })
    const many = new FormData()
    for (let at = 0; at < 1001; at++) many.append('a', '1')
    await expect(readForm(request(many))).rejects.toMatchObject({ status: 400 })
  })
})

describe('a JSON form', () => {
  const TYPE = 'application/json; charset=utf-8'

  it('has numbers, booleans and lists of such as fields, and all of it as it was sent', async () => {
    const json = { a: 'é', n: 5, on: true, off: false, list: ['x', 2, { deep: 1 }, null], none: null, deep: { a: 1 }, empty: [] }
    const form = await readForm(request(JSON.stringify(json), TYPE))
    expect([...form.fields]).toEqual([
      ['a', 'é'],
      ['n', '5'],
      ['on', 'true'],
      ['off', 'false'],
      ['list', 'x'],
      ['list', '2'],
    ])
    expect(form.json).toEqual(json)
    expect(form.files.size).toBe(0)
  })

  it.each(['', '{', '[]', '["a"]', '"a"', '5', 'null', 'true', '{"a":1} x'])(
    'is refused with 400 where it is no object: %s',
    async body => {
      await expect(readForm(request(body, TYPE))).rejects.toMatchObject({ status: 400, code: 'BadRequest' })
    },
  )

  it('is refused with 400 where it is not UTF-8, or has more than a thousand fields', async () => {
    await expect(readForm(request(Buffer.from([0x7b, 0xff, 0x7d]), TYPE))).rejects.toMatchObject({ status: 400 })
    await expect(readForm(request(JSON.stringify({ a: Array(1001).fill('1') }), TYPE))).rejects.toMatchObject({ status: 400 })
    expect((await readForm(request(JSON.stringify({ a: Array(1000).fill('1') }), TYPE))).fields.size).toBe(1000)
  })
})

describe('a form that is too large', () => {
  it('is refused with 413 by what it says of its length, before it is read', async () => {
    const { body, pulled } = inPieces(5, 10)
    const sent = streamed(body)
    sent.headers.set('content-length', String(2 * 1024 * 1024 + 1))
    await expect(readForm(sent)).rejects.toMatchObject({ status: 413, code: 'TooLarge', message: expect.stringMatching(/\w/) })
    expect(pulled()).toBeLessThan(2)
  })

  it('is refused with 413 as soon as more has come, whatever it said', async () => {
    const { body, pulled } = inPieces(100, 1024 * 1024)
    await expect(readForm(streamed(body))).rejects.toMatchObject({ status: 413 })
    expect(pulled()).toBeLessThan(6)
  })

  it('may be just as large as that', async () => {
    expect((await readForm(streamed(inPieces(2, 1024 * 1024).body))).fields.size).toBe(1)
    expect((await readForm(request('a=12', URL_ENCODED), 4)).fields.get('a')).toBe('12')
    expect((await readForm(request('a=12', URL_ENCODED, { 'content-length': '4' }), 4)).fields.get('a')).toBe('12')
    await expect(readForm(request('a=123', URL_ENCODED), 4)).rejects.toMatchObject({ status: 413 })
  })
})
