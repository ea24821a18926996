import type { OpenAPIHono } from '@hono/zod-openapi'
import { endSession } from '#features/members/sessions.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { Forbidden, Unauthenticated } from '#kit/errors.ts'
import { WHO_COOKIE } from '#kit/who.ts'
import { ACCESS_COOKIE, APP_COOKIE, isSameOrigin, readCookie, writeCookie } from '#platform/http/credentials.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { logSecurity } from '#platform/security-log.ts'
import { APP_TOKEN_HOURS } from './api-client.ts'
import { issueClientToken, issueSiteToken, revokeToken } from './app-tokens.server.ts'
import { authorizerContract } from './contract.ts'
import { apiClientReason } from './texts.ts'
import { appTokenOf } from './viewer.server.ts'

/** Adds the endpoints that issue and check app tokens. */
export function addAuthorizerRoutes(api: OpenAPIHono<ApiEnv>, version: string, isSecure: boolean): void {
  api.openapi(authorizerContract.generateToken, async c => {
    const ctx = c.get('ctx')
    const { id, secret, scopes } = c.req.valid('json')
    if (id && secret) {
      const issued = await issueClientToken(ctx, { id, secret, scopes })
      return c.json(toEnvelope({ token: issued.token, scopes: issued.scopes, expiresAt: issued.expiresAt.toISOString() }), 200)
    }
    if (!isSameOrigin(c.req.raw.headers)) throw new Unauthenticated(apiClientReason('CredentialsNeeded'))
    const issued = await issueSiteToken(ctx)
    c.header('set-cookie', writeCookie(APP_COOKIE, issued.token, APP_TOKEN_HOURS * 3600, isSecure), { append: true })
    return c.json(toEnvelope({ scopes: issued.scopes, expiresAt: issued.expiresAt.toISOString() }), 200)
  })

  api.openapi(authorizerContract.readVersion, c => c.json(toEnvelope({ version }), 200))

  api.openapi(authorizerContract.validateToken, c => {
    const app = appTokenOf(c.get('ctx').viewer)
    return c.json(toEnvelope({ isTokenValid: app !== null, scopes: app?.scopes ?? [] }), 200)
  })

  api.openapi(authorizerContract.endSession, async c => {
    if (!isSameOrigin(c.req.raw.headers)) throw new Forbidden(apiClientReason('OwnPagesOnly'))
    const cookies = c.req.header('cookie')
    const token = readCookie(cookies, APP_COOKIE, isSecure)
    if (token) await revokeToken(c.get('ctx'), token)
    const accessToken = readCookie(cookies, ACCESS_COOKIE, isSecure)
    const ended = accessToken ? await endSession(c.get('ctx'), accessToken) : undefined
    if (ended)
      logSecurity(c.get('ctx').log, 'sign-out', { tenant: c.env.site.tenantId, member: ended.memberId, address: c.env.clientAddress })
    for (const name of [APP_COOKIE, ACCESS_COOKIE, WHO_COOKIE]) c.header('set-cookie', writeCookie(name, '', 0, isSecure), { append: true })
    return c.json(toEnvelope(null), 200)
  })
}
