import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { type Client, findClient } from '../clients/clients.server.ts'
import type { Auth } from '../engine/auth.server.ts'

export interface EndSessionAsk {
  /** The requesting client; undefined if unknown. */
  client: Client | undefined
  /** The session named by the client's ID token; undefined without a valid one. */
  sessionId: string | undefined
  /** Where to redirect afterwards: one of the client's registered URIs. */
  to: string | undefined
}

const header = z.object({ alg: z.literal('ES256'), kid: z.string() })
const claims = z.object({ iss: z.string(), aud: z.string(), sid: z.string() })

/**
 * Parses a logout request of a site. Ours, since the engine's fetches its own keys over the network, by an address that may not be reachable from
 * within. Source: OpenID Connect RP-Initiated Logout 1.0.
 */
export async function readEndSession(auth: Auth, query: URLSearchParams): Promise<EndSessionAsk> {
  const hint = query.get('id_token_hint')
  const proven = hint ? await readHint(auth, hint) : undefined
  const clientId = query.get('client_id') ?? proven?.aud
  const client = clientId ? await findClient(auth, clientId) : undefined
  const isProven = proven !== undefined && client !== undefined && proven.aud === client.clientId
  return { client, sessionId: isProven ? proven.sid : undefined, to: client && endOf(client, query) }
}

/** Returns the claims of an ID token that we signed. An expired one still names its session. */
async function readHint(auth: Auth, token: string): Promise<z.infer<typeof claims> | undefined> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const { data } = header.safeParse(parseJson(head))
  if (!data || rest.length > 0) return undefined
  const { keys } = await auth.api.getJwks()
  const key = keys.find(one => one.kid === data.kid)
  if (!key) return undefined
  // Named boundary: the engine's key is a JWK of node:crypto.
  const publicKey = createPublicKey({ key: key as unknown as JsonWebKey, format: 'jwk' })
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const known = isOurs ? claims.safeParse(parseJson(body)).data : undefined
  return known?.iss === auth.options.baseURL ? known : undefined
}

function parseJson(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

function endOf({ endUris }: Client, query: URLSearchParams): string | undefined {
  const asked = query.get('post_logout_redirect_uri')
  const state = query.get('state')
  if (asked === null || !endUris.includes(asked)) return undefined
  const to = new URL(asked)
  if (state !== null) to.searchParams.set('state', state)
  return to.href
}
