import { ASKER_KEY } from '#kit/offline.ts'
import { ChatFailure } from './failure.ts'
import type { Shelf } from './storage.ts'

const BASE = '/api/chat'
/** A token that ends within this time is renewed. */
const SPARE_MS = 60_000

export interface CallsWorld {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  shelf: Shelf
  now: () => number
  lang: string
  /** Who is signed in on this device: empty for nobody. Another person has another identity. */
  who: () => string
}

interface KeptIdentity {
  token: string
  expiresAt: string
  who: string
}

/** The calls of the chat host, with the identity that they need. Each throws ChatFailure with what the server says. */
export interface ChatCalls {
  send(path: string, init?: RequestInit): Promise<Response>
  /** Returns `data` of the envelope. */
  ask(path: string, init?: RequestInit): Promise<unknown>
  /** Logs in the person who has signed in since the identity was asked for, so that its conversations become theirs; nothing otherwise. */
  takeAlong(): Promise<void>
}

export function createCalls(world: CallsWorld, onSignIn: (who: string) => void): ChatCalls {
  // Where storage is blocked, the identity lives as long as the page.
  let known: KeptIdentity | undefined
  let loggingIn: Promise<KeptIdentity> | undefined

  const request = (path: string, init: RequestInit, token?: string) =>
    world.fetch(BASE + path, {
      ...init,
      headers: {
        'accept-language': world.lang,
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })

  const earlierOne = () => known ?? toIdentity(world.shelf.read(ASKER_KEY))

  const identify = async (isRenewed: boolean): Promise<KeptIdentity> => {
    const earlier = earlierOne()
    const who = world.who()
    const isGood = earlier?.who === who && Date.parse(earlier.expiresAt) - world.now() > SPARE_MS
    if (isGood && !isRenewed) return earlier
    // An anonymous identity is sent along, so that its conversations become the person's.
    const along = earlier && (earlier.who === who || earlier.who === '') ? earlier.token : undefined
    loggingIn ??= logIn(who, along, earlier?.who === '' && who !== '').finally(() => {
      loggingIn = undefined
    })
    return await loggingIn
  }

  const logIn = async (who: string, along: string | undefined, isSignIn: boolean): Promise<KeptIdentity> => {
    const body = JSON.stringify({ token: along })
    const { token, expiresAt } = toFields(await dataOf(await request('/v1/identity/login', { method: 'POST', body })))
    if (typeof token !== 'string' || typeof expiresAt !== 'string') throw new ChatFailure('failed')
    known = { token, expiresAt, who }
    world.shelf.write(ASKER_KEY, known)
    if (isSignIn) onSignIn(who)
    return known
  }

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await request(path, init, (await identify(false)).token)
    // The token may have ended, or its conversations gone with the children's month.
    const again = response.status === 401 ? await request(path, init, (await identify(true)).token) : response
    if (!again.ok) throw await toRefusal(again)
    return again
  }

  return {
    send,
    ask: async (path, init) => await dataOf(await send(path, init)),
    async takeAlong() {
      if (world.who() !== '' && earlierOne()?.who === '') await identify(false)
    },
  }
}

async function dataOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await toRefusal(response)
  return toFields(await response.json())['data']
}

async function toRefusal(response: Response): Promise<ChatFailure> {
  const { message } = toFields(await response.json().catch(() => undefined))
  const words = typeof message === 'string' && response.status < 500 ? message : ''
  const kind = response.status === 429 ? 'busy' : response.status === 404 ? 'gone' : words ? 'refused' : 'failed'
  return new ChatFailure(kind, { words })
}

export function toFields(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function toIdentity(value: unknown): KeptIdentity | undefined {
  const { token, expiresAt, who } = toFields(value)
  return typeof token === 'string' && typeof expiresAt === 'string' && typeof who === 'string' ? { token, expiresAt, who } : undefined
}
