import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A learning record store of the tests, on this machine. It judges what it gets by the rules of xAPI 1.0.3 that matter here. */
export interface TestStore {
  url: string
  /** What it keeps, in the order of its arrival. */
  statements: Statement[]
  /** What it found wrong. */
  faults: string[]
  /** How many requests came. */
  requests(): number
  /** Status of every response until it is undefined again. */
  away: number | undefined
  close(): Promise<void>
}

interface Statement {
  id: string
  actor: { account?: { homePage?: unknown; name?: unknown } }
  verb: { id: string }
  object: { id?: string; objectType?: string; account?: { name?: string } }
  result?: { completion?: boolean; score?: { scaled: number; raw: number; min: number; max: number } }
  timestamp: string
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Starts a store that takes this name and password. */
export async function startStore(credentials: string): Promise<TestStore> {
  let requests = 0
  const store: TestStore = {
    url: '',
    statements: [],
    faults: [],
    away: undefined,
    requests: () => requests,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  const server = createServer((request, response) => {
    void (async () => {
      requests++
      const body = await text(request)
      const end = (status: number, value: unknown = {}) => {
        response.writeHead(status, { 'content-type': 'application/json', 'x-experience-api-version': '1.0.3' })
        response.end(JSON.stringify(value))
      }
      if (store.away) return end(store.away)
      if (request.url === '/xapi/about') return end(200, { version: ['1.0.0', '1.0.3'] })
      if (request.headers['x-experience-api-version'] !== '1.0.3') return end(400, 'no version')
      if (request.headers.authorization !== `Basic ${Buffer.from(credentials).toString('base64')}`) return end(401)
      if (request.url !== '/xapi/statements' || request.method !== 'POST') return end(404)
      // Named boundary: it is judged right below.
      const sent = JSON.parse(body) as Statement[]
      const wrong = sent.flatMap(faultsOf)
      if (new Set(sent.map(({ id }) => id)).size < sent.length) wrong.push('an id twice')
      if (wrong.length > 0) {
        store.faults.push(...wrong)
        return end(400, wrong)
      }
      const known = new Map(store.statements.map(one => [one.id, JSON.stringify(one)]))
      if (sent.some(one => known.has(one.id) && known.get(one.id) !== JSON.stringify(one))) return end(409)
      store.statements.push(...sent.filter(({ id }) => !known.has(id)))
      end(
        200,
        sent.map(({ id }) => id),
      )
    })()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // Named boundary: a server that listens on a port has such an address.
  store.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/xapi`
  return store
}

function faultsOf({ id, actor, verb, object, result, timestamp }: Statement): string[] {
  const isIri = (value: unknown) => typeof value === 'string' && URL.canParse(value)
  const account = actor?.account
  const score = result?.score
  return [
    UUID.test(id) ? '' : `id ${id}`,
    isIri(account?.homePage) && typeof account?.name === 'string' && account.name !== '' ? '' : 'actor without an account',
    Object.keys(actor).every(key => key === 'account' || key === 'objectType') ? '' : 'actor with more than one identifier',
    isIri(verb?.id) ? '' : 'verb without an id',
    object.objectType === 'Agent'
      ? object.account?.name
        ? ''
        : 'agent without an account'
      : isIri(object.id)
        ? ''
        : 'activity without an id',
    ISO.test(timestamp) ? '' : `timestamp ${timestamp}`,
    !score || (Math.abs(score.scaled) <= 1 && score.raw >= score.min && score.raw <= score.max) ? '' : 'score out of range',
    // No empty objects and no nulls: part two, 2.2.
    /null/.test(JSON.stringify({ actor, verb, object, result })) ? 'null' : '',
  ].filter(Boolean)
}
