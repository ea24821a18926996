import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { type Client, findClient } from '../clients/clients.server.ts'
import type { Auth } from '../engine/auth.server.ts'

export interface EndSessionAsk {
  /** Whose site asks; undefined: nobody's that we know. */
  client: Client | undefined
  /** The session that a token of ours names, which the client holds; undefined: it proves nothing. */
  sessionId: string | undefined
  /** Where the browser goes afterwards: one of the client's own addresses. */
  to: string | undefined
}

const header = z.object({ alg: z.literal('ES256'), kid: z.string() })
const claims = z.object({ iss: z.string(), aud: z.string(), sid: z.string() })

/**
 * Reads what a site asks that signs a person out. Ours, not the engine's: that fetches its own keys over the network, from an address that need not lead back
 * here from within. Source: OpenID Connect RP-Initiated Logout 1.0.
 */
export async function readEndSession(auth: Auth, query: URLSearchParams): Promise<EndSessionAsk> {
  const hint = query.get('id_token_hint')
  const proven = hint ? await readHint(auth, hint) : undefined
  const clientId = query.get('client_id') ?? proven?.aud
  const client = clientId ? await findClient(auth, clientId) : undefined
  const isProven = proven !== undefined && client !== undefined && proven.aud === client.clientId
  return { client, sessionId: isProven ? proven.sid : undefined, to: client && endOf(client, query) }
}

/** The claims of an ID token that we signed. One that is too old still says whose session it was. */
async function readHint(auth: Auth, token: string): Promise<z.infer<typeof claims> | undefined> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const { data } = header.safeParse(parseJson(head))
  if (!data || rest.length > 0) return undefined
  const { keys } = await auth.api.getJwks()
  const key = keys.find(one => one.kid === data.kid)
  if (!key) return undefined
  // Named boundary: a key of the engine's is one of node:crypto's.
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
