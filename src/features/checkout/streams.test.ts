import { describe, expect, it } from 'vitest'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { InvoiceStreams } from './streams.server.ts'

const tenantId = toTenantId(newId())
const other = toTenantId(newId())

async function read(response: Response, until: RegExp): Promise<string> {
  const reader = response.body?.getReader()
  let text = ''
  while (reader && !until.test(text)) {
    const { value, done } = await reader.read()
    if (done) break
    text += new TextDecoder().decode(value)
  }
  reader?.releaseLock()
  return text
}

function open(streams: InvoiceStreams, invoiceId: string, who = 'siti', of = tenantId) {
  const leaving = new AbortController()
  return { response: streams.open({ tenantId: of, invoiceId, who, signal: leaving.signal }), leave: () => leaving.abort() }
}

describe('a stream of an invoice', () => {
  it('is refused to who has too many, and free again once one of them has gone', () => {
    const streams = new InvoiceStreams()
    const all = Array.from({ length: 6 }, () => open(streams, newId()))
    expect(all.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 200])
    const { response } = open(streams, newId())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(open(streams, newId(), 'budi').response.status).toBe(200)
    expect(open(streams, newId(), 'siti', other).response.status).toBe(200)
    all[0]?.leave()
    expect(open(streams, newId()).response.status).toBe(200)
    streams.stop()
    expect(streams.size).toBe(0)
  })

  it('hears of its own invoice alone, and of all after a broken connection', async () => {
    const streams = new InvoiceStreams()
    const [mine, theirs] = [newId(), newId()]
    const one = open(streams, mine)
    const apart = open(streams, theirs, 'budi', other)
    expect(one.response.headers.get('content-type')).toBe('text/event-stream')
    streams.hear({ tenantId, tags: ['classes', `invoice:${theirs}`] })
    streams.hear({ tenantId: other, tags: [`invoice:${mine}`] })
    streams.hear({ tenantId, tags: [`invoice:${mine}`] })
    expect(await read(one.response, /data/)).toBe('retry: 3000\n\nevent: change\ndata: 1\n\n')
    expect(await read(apart.response, /retry/)).toBe('retry: 3000\n\n')
    streams.hear({ tenantId: null, tags: ['*'] })
    expect(await read(apart.response, /data/)).toBe('event: change\ndata: 1\n\n')
    one.leave()
    expect(streams.size).toBe(1)
    streams.stop()
  })
})
