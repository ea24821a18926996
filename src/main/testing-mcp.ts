import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { DelegatedPerson, DelegatedTenant, openDelegation } from './testing-delegated.ts'

/** Where the programs of the tests listen. */
const PROGRAM_REDIRECT = 'http://127.0.0.1:43211/kembali'

type Delegation = Pick<ReturnType<typeof openDelegation>, 'send' | 'allow'>

/** A program of somebody else's that a person connects: it registers itself, and keeps what it is given. */
export class ProgramAuth implements OAuthClientProvider {
  information: OAuthClientInformationMixed | undefined
  held: OAuthTokens | undefined
  /** Where it wants to send the person. */
  wanted: URL | undefined
  #verifier = ''
  #discovered: OAuthDiscoveryState | undefined

  get redirectUrl() {
    return PROGRAM_REDIRECT
  }
  get clientMetadata() {
    return { client_name: 'Asisten Uji', redirect_uris: [PROGRAM_REDIRECT] }
  }
  clientInformation() {
    return this.information
  }
  saveClientInformation(information: OAuthClientInformationMixed) {
    this.information = information
  }
  tokens() {
    return this.held
  }
  saveTokens(tokens: OAuthTokens) {
    this.held = tokens
  }
  redirectToAuthorization(url: URL) {
    this.wanted = url
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.#discovered = state
  }
  discoveryState() {
    return this.#discovered
  }
  codeVerifier() {
    return this.#verifier
  }
}

export const mcpAddress = ({ slug }: Pick<DelegatedTenant, 'slug'>) => new URL(`http://${slug}.localhost:3000/mcp`)

/** Connects the official client to a tenant's server, over the product's socket. */
export async function connect(
  { send }: Pick<Delegation, 'send'>,
  tenant: Pick<DelegatedTenant, 'slug'>,
  auth?: ProgramAuth,
): Promise<Client> {
  const client = new Client({ name: 'uji', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(mcpAddress(tenant), { fetch: send, ...(auth && { authProvider: auth }) }))
  return client
}

/** Goes the whole way for a person: the program is refused, registers itself, the person allows it, and it takes its tokens. Returns what it keeps. */
export async function signIn(
  delegation: Delegation,
  tenant: Pick<DelegatedTenant, 'slug'>,
  person: DelegatedPerson,
  auth = new ProgramAuth(),
): Promise<ProgramAuth> {
  const client = new Client({ name: 'uji', version: '1' })
  const transport = new StreamableHTTPClientTransport(mcpAddress(tenant), { fetch: delegation.send, authProvider: auth })
  await client.connect(transport)
  await client.callTool({ name: 'my_classes', arguments: {} }).catch(() => undefined)
  if (!auth.wanted) throw new Error('the program was not sent to the sign-in')
  const page = await person.browser.open(auth.wanted.pathname + auth.wanted.search)
  const back = page.path.startsWith('/consent') ? await delegation.allow(person, page) : page
  const code = new URL(back.path).searchParams
  await transport.finishAuth(code)
  await client.close()
  return auth
}
