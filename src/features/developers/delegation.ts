import { isGivenBy, type Permission } from '#features/permissions/permissions.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import { DELEGATED_SCOPES } from '#kit/scopes.ts'
import type { Description, Operation, SecurityScheme } from './description.ts'
import { developerTexts } from './texts.ts'

/** The guide is English, for developers of any country. */
const WRITTEN_IN: Lang = 'en'
const SCHEME = 'delegatedToken'

/**
 * Returns the description with the token that a person gives a delegated client: the flow with the provider's addresses, and with each call the scope that it
 * takes. A call that wants a session of the site's own names no such token, or names it in its contract. Without an `issuer`, where the provider is not our
 * account site, there are no such tokens, and what contracts name is left out.
 */
export function withDelegation(description: Description, issuer: string | undefined): Description {
  const toOperation = (operation: Operation): Operation => {
    const { security = description.security, 'x-permission': permission } = operation
    if (!issuer) return operation.security ? { ...operation, security: operation.security.filter(one => !(SCHEME in one)) } : operation
    const isAppOnly = security?.length === 1 && Object.keys(security[0] ?? {}).join() === 'appToken'
    if (!security || !isAppOnly) return operation
    const scopes = DELEGATED_SCOPES.filter(scope => permission !== undefined && isGivenBy(scope, permission as Permission))
    return permission && scopes.length === 0 ? operation : { ...operation, security: [...security, { [SCHEME]: scopes }] }
  }
  const paths = Object.entries(description.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, toOperation(operation)])),
  ])
  const securitySchemes = { ...description.components?.securitySchemes, ...(issuer && { [SCHEME]: toScheme(issuer) }) }
  return { ...description, paths: Object.fromEntries(paths), components: { ...description.components, securitySchemes } }
}

function toScheme(issuer: string): SecurityScheme {
  const { scopes, scheme } = developerTexts(WRITTEN_IN).delegation
  const tokenUrl = `${issuer}/auth/oauth2/token`
  return {
    type: 'oauth2',
    description: scheme,
    flows: {
      authorizationCode: { authorizationUrl: `${issuer}/auth/oauth2/authorize`, tokenUrl, refreshUrl: tokenUrl, scopes: { ...scopes } },
    },
  }
}

/** Returns the guide's section about acting for a person, in Markdown: in English with the worked example, then in the other languages. */
export function toDelegationGuide(issuer: string): string[] {
  const texts = developerTexts(WRITTEN_IN).delegation
  const paragraphs = ({ register, ask, take, call, ends, browser }: typeof texts) => [register, ask, take, call, ends, browser]
  const others = LANGS.filter(lang => lang !== WRITTEN_IN).map(lang => developerTexts(lang).delegation)
  const example = ['```sh', exampleOf(issuer), '```'].join('\n')
  return [`## ${texts.title}`, ...paragraphs(texts), example, ...others.flatMap(other => [`### ${other.title}`, ...paragraphs(other)])]
}

/** The values of RFC 7636, appendix B, so that the challenge belongs to the verifier. */
function exampleOf(issuer: string): string {
  return [
    '# 1. Open in the browser; the person signs in and allows it',
    `${issuer}/auth/oauth2/authorize?response_type=code&client_id=CLIENT_ID&redirect_uri=id.school.app:/return&scope=openid%20offline_access%20account:read&state=STATE&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256`,
    '# 2. It returns to id.school.app:/return?code=CODE&state=STATE; exchange the code within a minute',
    `curl '${issuer}/auth/oauth2/token' -d grant_type=authorization_code -d client_id=CLIENT_ID -d code=CODE \\`,
    '  -d redirect_uri=id.school.app:/return -d code_verifier=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    '# 3. Call the site with it',
    "curl 'https://SITE/api/services/v1/user/me' -H 'Authorization: Bearer ACCESS_TOKEN'",
    '# 4. Renew it after an hour',
    `curl '${issuer}/auth/oauth2/token' -d grant_type=refresh_token -d client_id=CLIENT_ID -d refresh_token=REFRESH_TOKEN`,
  ].join('\n')
}
