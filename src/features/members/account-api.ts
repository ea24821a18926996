import type { OpenAPIHono } from '@hono/zod-openapi'
import { requirePerson } from '#features/permissions/permissions.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { kindOf } from '#kit/roles.ts'
import type { Identity } from '#page/identity.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import { ACCESS_COOKIE, writeCookie } from '#platform/http/credentials.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { logSecurity } from '#platform/security-log.ts'
import { accountContract, type Me } from './account-contract.ts'
import { getUserDetail } from './member-queries.server.ts'
import { endSessionsOf, replaceSession, SESSION_SECONDS } from './sessions.server.ts'
import { inviteCoder } from './sign-up.server.ts'
import { memberTexts } from './texts.ts'

export const BACKCHANNEL_LOGOUT = '/api/auth/backchannel-logout'

export interface AccountApiParts {
  identity: Identity
  originOf(host: string): string
  /** Counts a sign-up from this IP address, and its mail to an address, over all tenants. Throws 429 above the rate limits. */
  takeSignUp(address: string, email: string): Promise<void>
  isSecure: boolean
}

/** Adds the endpoints for the current session, sign-up and back-channel logout. */
export function addAccountRoutes(api: OpenAPIHono<ApiEnv>, parts: AccountApiParts): void {
  api.openapi(accountContract.signUpCoder, async c => {
    const ctx = c.get('ctx')
    await parts.takeSignUp(c.env.clientAddress, c.req.valid('json').email)
    const { site } = c.env
    await inviteCoder(ctx, c.req.valid('json'), { site, origin: parts.originOf(site.host) })
    return c.json(toEnvelope(null, memberTexts(acceptedLang(c.req.header('accept-language'))).answers.signedUp), 201)
  })

  api.openapi(accountContract.readMe, c => {
    const ctx = c.get('ctx')
    return c.json(toEnvelope(toMe(ctx, requirePerson(ctx.viewer, 'account:read'))), 200)
  })

  api.openapi(accountContract.readUserDetail, async c => {
    const ctx = c.get('ctx')
    const person = requirePerson(ctx.viewer, 'account:read')
    return c.json(toEnvelope({ ...toMe(ctx, person), ...(await getUserDetail(ctx, person.memberId)) }), 200)
  })

  // Called by the provider, not by an API client: OpenID Connect without our envelope or an app token. Source: Back-Channel Logout 1.0, section 2.8.
  api.post(BACKCHANNEL_LOGOUT, async c => {
    const ctx = c.get('ctx')
    const token = (await c.req.parseBody())['logout_token']
    try {
      const of = await parts.identity.readLogoutToken(c.env.site, typeof token === 'string' ? token : '')
      const count = await endSessionsOf(ctx, of)
      if (count > 0) logSecurity(ctx.log, 'session.ended', { tenant: ctx.tenantId, count, why: 'provider' })
      return c.body(null, 200)
    } catch (error) {
      ctx.log.warn({ err: error, tenantId: ctx.tenantId }, 'a logout token was refused')
      return c.json({ error: 'invalid_request' }, 400)
    }
  })

  api.openapi(accountContract.generateAccessToken, async c => {
    const ctx = c.get('ctx')
    const { token, expiresAt } = await replaceSession(ctx, requirePerson(ctx.viewer))
    if (c.req.header('authorization')) return c.json(toEnvelope({ token, expiresAt: expiresAt.toISOString() }), 200)
    c.header('set-cookie', writeCookie(ACCESS_COOKIE, token, SESSION_SECONDS, parts.isSecure), { append: true })
    return c.json(toEnvelope({ expiresAt: expiresAt.toISOString() }), 200)
  })
}

function toMe({ tenantId }: Ctx, { memberId, name, email, role, isImpersonating, roles, isChild }: Person): Me {
  return { id: memberId, name, email, userKind: kindOf(role), role, isType: isImpersonating, roles: [...roles], isChild, tenantId }
}
