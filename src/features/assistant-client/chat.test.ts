import { describe, expect, it, vi } from 'vitest'
import { ASKER_KEY, TALKS_KEY } from '#kit/offline.ts'
import { createChat } from './chat.ts'
import { saveToHistory } from './history.ts'
import { type Asked, buildReply, buildServer, buildShelf, chatLine, envelope } from './testing.ts'

const NOW = Date.parse('2026-11-28T10:00:00.000Z')
const HERE = { path: '/Courses' }

function build(answer: (asked: Asked) => Response | Promise<Response>, parts: { who?: string; isOnline?: boolean } = {}) {
  const server = buildServer(answer)
  const world = { who: parts.who ?? '', isOnline: parts.isOnline ?? true, shelf: buildShelf(), failures: [] as unknown[] }
  const make = () =>
    createChat({
      fetch: (path, init) => server.fetch(path, init),
      shelf: world.shelf,
      now: () => NOW,
      lang: 'id',
      who: () => world.who,
      workspaceId: 'w1',
      isOnline: () => world.isOnline,
      logFailure: error => world.failures.push(error),
    })
  return { server, world, make, chat: make() }
}

const reply =
  (...texts: string[]) =>
  ({ signal }: Asked) =>
    buildReply(
      texts.map(text => chatLine(text)),
      'end',
      signal,
    )
const hang = ({ signal }: Asked) => buildReply([chatLine('Sebagian')], 'open', signal)

describe('a question', () => {
  it('is sent with the identity, its place and its conversation', async () => {
    const { chat, server } = build(reply('Ada ', 'tiga.'))
    await chat.ask('Kelas apa?', { path: '/Courses/web/chapter/1', chapterId: 'b1', isShared: true })
    await chat.ask('Berapa?', HERE)
    expect(server.asked.map(({ path }) => path)).toEqual(['/v1/identity/login', '/v2/chat', '/v2/chat'])
    expect(server.asked[1]).toMatchObject({ method: 'POST', authorization: 'Bearer token-1', lang: 'id' })
    expect(server.asked[1]?.body).toEqual({
      workspace_id: 'w1',
      query: 'Kelas apa?',
      path: '/Courses/web/chapter/1',
      chapter_id: 'b1',
      is_shared: true,
    })
    expect(server.asked[2]?.body).toEqual({ workspace_id: 'w1', query: 'Berapa?', conversation_id: 'c1', path: '/Courses' })
    expect(chat.talk.get()).toMatchObject({
      state: 'idle',
      conversationId: 'c1',
      exchanges: [{ query: 'Kelas apa?', text: 'Ada tiga.', progress: 'done', messageId: 'm1' }, { query: 'Berapa?' }],
    })
  })

  it('cancels the answer that is still coming; what came of that stays', async () => {
    const { chat, server } = build(asked => (server.asked.length === 2 ? hang(asked) : reply('Dua')(asked)))
    const first = chat.ask('Satu?', HERE)
    await vi.waitFor(() => expect(chat.talk.get().exchanges[0]?.text).toBe('Sebagian'))
    await chat.ask('Dua?', HERE)
    await first
    expect(server.asked[1]?.signal?.aborted).toBe(true)
    expect(chat.talk.get()).toMatchObject({
      state: 'idle',
      exchanges: [
        { text: 'Sebagian', progress: 'stopped' },
        { text: 'Dua', progress: 'done' },
      ],
    })
    expect(chat.talk.get().failure).toBeUndefined()
  })

  it('that is stopped ends silently, before and while its answer comes', async () => {
    const { chat, world, server } = build(hang)
    const early = chat.ask('Satu?', HERE)
    chat.stop()
    await early
    expect(chat.talk.get()).toMatchObject({ state: 'idle', exchanges: [{ text: '', progress: 'stopped' }] })
    const late = chat.ask('Dua?', HERE)
    await vi.waitFor(() => expect(chat.talk.get().exchanges[1]?.text).toBe('Sebagian'))
    expect(chat.talk.get().state).toBe('streaming')
    chat.stop()
    await late
    expect(chat.talk.get()).toMatchObject({ state: 'idle', exchanges: [{}, { text: 'Sebagian', progress: 'stopped' }] })
    expect(server.asked.at(-1)?.signal?.aborted).toBe(true)
    expect(world.failures).toEqual([])
    chat.stop()
    expect(chat.talk.get().exchanges).toHaveLength(2)
  })

  it('whose answer breaks off keeps what came, and is asked again in its place', async () => {
    let isCut = true
    const { chat, server } = build(({ signal }) => buildReply([chatLine('Ada ')], isCut ? 'cut' : 'end', signal))
    await chat.ask('Kelas apa?', HERE)
    expect(chat.talk.get()).toMatchObject({ state: 'error', failure: { kind: 'cut' }, exchanges: [{ text: 'Ada ', progress: 'cut' }] })
    isCut = false
    await chat.retry(HERE)
    expect(chat.talk.get()).toMatchObject({ state: 'idle', exchanges: [{ query: 'Kelas apa?', text: 'Ada ', progress: 'done' }] })
    expect(chat.talk.get().exchanges).toHaveLength(1)
    expect(server.asked.at(-1)?.body).toMatchObject({ conversation_id: 'c1' })
  })

  it('whose answer ends within a line shows no JSON, and counts as cut', async () => {
    const { chat } = build(() => buildReply([chatLine('Ada '), '{"message_id":"m1","id":"c1","te']))
    await chat.ask('Kelas apa?', HERE)
    expect(chat.talk.get()).toMatchObject({ state: 'error', failure: { kind: 'cut' }, exchanges: [{ text: 'Ada ', progress: 'cut' }] })
  })

  it('says that there is no network', async () => {
    const { chat, world } = build(() => Promise.reject(new TypeError('Failed to fetch')), { isOnline: false })
    await chat.ask('Halo', HERE)
    expect(chat.talk.get()).toMatchObject({ state: 'error', failure: { kind: 'offline' } })
    world.isOnline = true
    await chat.retry(HERE)
    expect(chat.talk.get().failure).toMatchObject({ kind: 'failed' })
  })

  it.each([
    [429, 'Tunggu sebentar', { kind: 'busy', words: 'Tunggu sebentar' }],
    [422, 'Pertanyaan terlalu panjang', { kind: 'refused', words: 'Pertanyaan terlalu panjang' }],
    [500, 'internal', { kind: 'failed', words: '' }],
  ])('that is refused with %i says why', async (status, message, failure) => {
    const { chat } = build(() => envelope(null, status, message))
    await chat.ask('Halo', HERE)
    expect(chat.talk.get()).toMatchObject({ state: 'error', failure, exchanges: [{ query: 'Halo', text: '' }] })
  })

  it('without a body in its reply fails', async () => {
    const { chat, world } = build(() => new Response(null))
    await chat.ask('Halo', HERE)
    expect(chat.talk.get()).toMatchObject({ state: 'error', failure: { kind: 'failed' } })
    expect(world.failures).toMatchObject([{ message: 'Response stream error' }])
  })

  it('in a conversation that is gone begins a new one when it is asked again', async () => {
    const { chat, server } = build(asked =>
      Reflect.get(Object(asked.body), 'conversation_id') ? envelope(null, 404, 'Sudah dihapus') : reply('Ya')(asked),
    )
    await chat.ask('Satu', HERE)
    await chat.ask('Dua', HERE)
    expect(chat.talk.get()).toMatchObject({ state: 'error', failure: { kind: 'gone', words: 'Sudah dihapus' } })
    await chat.retry(HERE)
    expect(server.asked.at(-1)?.body).not.toHaveProperty('conversation_id')
    expect(chat.talk.get()).toMatchObject({ state: 'idle', conversationId: 'c1' })
  })

  it('shows plain lines as text, each on a line', async () => {
    const { chat } = build(() => buildReply([chatLine('Satu'), 'dua\ntiga']))
    await chat.ask('Halo', HERE)
    expect(chat.talk.get().exchanges[0]?.text).toBe('Satu\ndua\ntiga')
  })
})

describe('the identity', () => {
  it('is kept, and asked for anew when the server no longer knows it', async () => {
    let isKnown = true
    const { chat, make, server } = build(asked =>
      isKnown || asked.authorization === 'Bearer token-2' ? reply('Ya')(asked) : envelope(null, 401),
    )
    await chat.ask('Satu', HERE)
    isKnown = false
    const later = make()
    await later.ask('Dua', HERE)
    expect(server.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/v1/identity/login', null],
      ['/v2/chat', 'Bearer token-1'],
      ['/v2/chat', 'Bearer token-1'],
      ['/v1/identity/login', null],
      ['/v2/chat', 'Bearer token-2'],
    ])
    expect(later.talk.get().state).toBe('idle')
  })

  it('of a visitor is taken along by who signs in, with the list of conversations', async () => {
    const { chat, make, world, server } = build(reply('Ya'))
    await chat.ask('Sebelum masuk', HERE)
    world.who = 'm1'
    const later = make()
    expect(later.history.get()).toEqual([])
    await later.ask('Sesudahnya', HERE)
    expect(server.asked[2]).toMatchObject({ path: '/v1/identity/login', authorization: null, body: { token: 'token-1' } })
    expect(
      make()
        .history.get()
        .map(({ title }) => title),
    ).toEqual(['Sebelum masuk'])
  })

  it('of a visitor is taken along when who signs in looks at the list, and no identity is asked for otherwise', async () => {
    const { chat, make, world, server } = build(reply('Ya'))
    await chat.readHistory()
    expect(server.asked).toEqual([])
    await chat.ask('Sebelum masuk', HERE)
    await chat.readHistory()
    world.who = 'm1'
    const later = make()
    await later.readHistory()
    await later.readHistory()
    expect(later.history.get()).toMatchObject([{ title: 'Sebelum masuk', who: 'm1' }])
    expect(server.asked.map(({ path }) => path)).toEqual(['/v1/identity/login', '/v2/chat', '/v1/identity/login'])
    expect(server.asked[2]?.body).toEqual({ token: 'token-1' })
    world.who = ''
    await make().readHistory()
    expect(server.asked).toHaveLength(3)
  })

  it('that can’t be asked for leaves the list as it is, and is asked for again with the next look', async () => {
    const { chat, make, world, server } = build(reply('Ya'))
    await chat.ask('Sebelum masuk', HERE)
    world.who = 'm1'
    const later = make()
    const login = vi.spyOn(server, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await later.readHistory()
    expect([later.history.get(), world.failures.length, login.mock.calls.length]).toEqual([[], 1, 1])
    await later.readHistory()
    expect(later.history.get()).toHaveLength(1)
  })

  it('of a person is not given to the next one on this device, nor is their list', async () => {
    const { chat, make, world, server } = build(reply('Ya'), { who: 'm1' })
    await chat.ask('Rahasia', HERE)
    world.who = ''
    const later = make()
    expect(later.history.get()).toEqual([])
    await later.ask('Halo', HERE)
    expect(server.asked[2]).toMatchObject({ path: '/v1/identity/login', authorization: null })
  })

  it('that is malformed on the device is asked for anew', async () => {
    const { chat, world, server } = build(reply('Ya'))
    world.shelf.write(ASKER_KEY, { token: 5 })
    await chat.ask('Halo', HERE)
    expect(server.asked[0]).toMatchObject({ path: '/v1/identity/login', authorization: null })
  })
})

describe('the list of conversations on a device', () => {
  it('gets a conversation once both ids have come, and once', async () => {
    const { chat, world } = build(({ signal }) =>
      buildReply([chatLine('a', { id: 'c1' }), 'polos\n', chatLine('b', { messageId: 'm1' }), chatLine('c')], 'open', signal),
    )
    const write = vi.spyOn(world.shelf, 'write')
    const asking = chat.ask('Kelas apa?', HERE)
    await vi.waitFor(() => expect(chat.talk.get().exchanges[0]?.text).toBe('a\npolosbc'))
    chat.stop()
    await asking
    expect(chat.history.get().map(({ id }) => id)).toEqual(['c1'])
    expect(write.mock.calls.filter(([key]) => key === TALKS_KEY)).toHaveLength(1)
  })

  it('gets none whose replies bear one id alone', async () => {
    const { chat } = build(() => buildReply([chatLine('a', { id: 'c1' })]))
    await chat.ask('Kelas apa?', HERE)
    expect(chat.history.get()).toEqual([])
  })

  it('names it by its first question', async () => {
    const { chat } = build(reply('Ya', 'a'))
    await chat.ask('Kelas apa?', HERE)
    await chat.ask('Lalu?', HERE)
    expect(chat.history.get()).toEqual([{ id: 'c1', title: 'Kelas apa?', at: NOW, who: '' }])
  })

  it('opens one again with its messages, and goes on in it', async () => {
    const items = [{ id: 'm7', query: 'Dulu?', response: { value: 'Begini' }, feedback: -1 }]
    const { chat, server } = build(asked => (asked.method === 'GET' ? envelope({ items }) : reply('Ya')(asked)))
    await chat.open('c9')
    expect(chat.talk.get()).toMatchObject({
      state: 'idle',
      conversationId: 'c9',
      exchanges: [{ query: 'Dulu?', text: 'Begini', progress: 'done', messageId: 'm7', rating: -1 }],
    })
    await chat.ask('Lalu?', HERE)
    expect(server.asked.at(-1)?.body).toMatchObject({ conversation_id: 'c9' })
  })

  it('says where one can’t be opened', async () => {
    const { chat } = build(() => envelope(null, 404, 'Tidak ada'))
    await chat.open('c9')
    expect(chat.talk.get()).toMatchObject({ state: 'error', failure: { kind: 'gone', words: 'Tidak ada' }, exchanges: [] })
  })

  it.each([
    ['agrees', () => envelope(null)],
    ['refuses', () => envelope(null, 404)],
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('loses what is deleted, also where the server %s', async (_, answer) => {
    const { chat, make, server } = build(asked => (asked.method === 'DELETE' ? answer() : reply('Ya')(asked)))
    await chat.ask('Kelas apa?', HERE)
    await chat.remove('c1')
    expect(server.asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/conversations/c1', authorization: 'Bearer token-1' })
    expect(chat.history.get()).toEqual([])
    expect(make().history.get()).toEqual([])
    expect(chat.talk.get().exchanges).toEqual([])
  })

  it('is emptied', async () => {
    const { chat, world, make, server } = build(() => envelope(null))
    for (const id of ['a', 'b']) saveToHistory(world.shelf, { id, title: id, at: NOW, who: '' })
    saveToHistory(world.shelf, { id: 'c', title: 'c', at: NOW, who: 'm1' })
    const later = make()
    expect(later.history.get()).toHaveLength(2)
    await later.removeAll()
    expect(later.history.get()).toEqual([])
    expect(server.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2)
    world.who = 'm1'
    expect(make().history.get()).toHaveLength(1)
    expect(chat.history.get()).toEqual([])
  })
})

describe('a judgement', () => {
  it('is sent with its note and shown; a report, too', async () => {
    const { chat, server } = build(asked => (asked.path === '/v2/chat' ? reply('Ya')(asked) : envelope(null)))
    await chat.ask('Kelas apa?', HERE)
    const key = chat.talk.get().exchanges[0]?.key ?? ''
    expect(await chat.rate(key, -1, 'Salah kota')).toBe(true)
    expect(server.asked.at(-1)).toMatchObject({ path: '/v1/messages/m1/feedback', body: { value: -1, note: 'Salah kota' } })
    expect(await chat.report(key)).toBe(true)
    expect(server.asked.at(-1)).toMatchObject({ path: '/v1/messages/m1/report', method: 'POST' })
    expect(chat.talk.get().exchanges[0]).toMatchObject({ rating: -1, isReported: true })
  })

  it('waits for the one before, so that a reason given afterwards stays', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    let sent = 0
    const { chat, server } = build(asked => (asked.path === '/v2/chat' ? reply('Ya')(asked) : ++sent === 1 ? promise : envelope(null)))
    await chat.ask('Kelas apa?', HERE)
    const key = chat.talk.get().exchanges[0]?.key ?? ''
    const both = [chat.rate(key, -1), chat.rate(key, -1, 'Salah kota')]
    await vi.waitFor(() => expect(sent).toBe(1))
    resolve(envelope(null, 500))
    expect(await Promise.all(both)).toEqual([false, true])
    expect(server.asked.slice(-2).map(({ body }) => body)).toEqual([{ value: -1 }, { value: -1, note: 'Salah kota' }])
  })

  it('that is not taken is not shown', async () => {
    const { chat } = build(asked => (asked.path === '/v2/chat' ? reply('Ya')(asked) : envelope(null, 500)))
    await chat.ask('Kelas apa?', HERE)
    const key = chat.talk.get().exchanges[0]?.key ?? ''
    expect([await chat.rate(key, 1), await chat.rate('tidak-ada', 1)]).toEqual([false, false])
    expect(chat.talk.get().exchanges[0]?.rating).toBeUndefined()
  })
})
