import { DYNAMIC_SCOPES } from '#features/accounts/engine/scopes.ts'
import { scopeOf, type Tool } from '#features/mcp/tool.ts'

/** Where a host says who issues tokens for its server. Source: RFC 9728, section 3.1. */
export const METADATA_PATHS = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'] as const

/** Returns the metadata of a host's server as a protected resource. Source: RFC 9728, section 2. */
export function resourceMetadata(resource: string, issuer: string, name: string) {
  return {
    resource,
    resource_name: name,
    authorization_servers: [issuer],
    scopes_supported: [...DYNAMIC_SCOPES],
    bearer_methods_supported: ['header'],
  }
}

/** Returns the header that leads a program to the sign-in. Sources: RFC 6750, section 3; RFC 9728, section 5.1. */
export function challengeOf(origin: string, { error, scope }: { error?: 'invalid_token' | 'insufficient_scope'; scope: string }): string {
  const parts = [error && `error="${error}"`, `resource_metadata="${origin}${METADATA_PATHS[1]}"`, `scope="${scope}"`]
  return `Bearer ${parts.filter(Boolean).join(', ')}`
}

/** Returns the scope that the called tools need and a token does not have; undefined if all may run. `sent`: a message of JSON-RPC, or several. */
export function missingScope(sent: unknown, tools: readonly Tool[], scopes: readonly string[]): string | undefined {
  return [sent]
    .flat()
    .map(message => scopeOf(tools.find(({ name }) => name === nameOfCalled(message)) ?? { who: 'anybody' }))
    .find(scope => scope !== undefined && !scopes.includes(scope))
}

function nameOfCalled(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('method' in message) || message.method !== 'tools/call') return undefined
  const params = 'params' in message ? message.params : undefined
  return typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined
}
