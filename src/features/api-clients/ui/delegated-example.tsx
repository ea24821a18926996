import { CodeBlock } from '#ui/app/code-block.tsx'
import { Section } from '#ui/app/section.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { DelegatedClient } from '../delegated/delegated-client.ts'
import { apiClientTexts } from '../texts.ts'

interface DelegatedExampleProps {
  client: DelegatedClient
  /** The provider's address. */
  issuer: string
  clientId: string
  /** The site's address. */
  origin: string
}

/** The whole way of a delegated client, from signing in to the first call, with its own values. */
export function DelegatedExample({ client, issuer, clientId, origin }: DelegatedExampleProps) {
  const { delegated: t, studio } = useTexts(apiClientTexts)
  const secret = client.hasSecret ? `, '…'` : `, undefined, oidc.None()`
  const scope = ['openid', 'offline_access', ...client.scopes].join(' ')
  const lines = [
    `import * as oidc from 'openid-client'`,
    ``,
    `const provider = await oidc.discovery(new URL('${issuer}'), '${clientId}'${secret})`,
    `const verifier = oidc.randomPKCECodeVerifier()`,
    `const state = oidc.randomState()`,
    `const address = oidc.buildAuthorizationUrl(provider, {`,
    `  redirect_uri: '${client.redirectUris[0] ?? ''}',`,
    `  scope: '${scope}',`,
    `  state,`,
    `  code_challenge: await oidc.calculatePKCECodeChallenge(verifier),`,
    `  code_challenge_method: 'S256',`,
    `})`,
    ``,
    `// ${client.redirectUris[0] ?? ''}?code=…&state=…`,
    `const tokens = await oidc.authorizationCodeGrant(provider, returned, { pkceCodeVerifier: verifier, expectedState: state })`,
    `await fetch('${origin}/api/services/v1/user/me', { headers: { authorization: 'Bearer ' + tokens.access_token } })`,
    `await oidc.refreshTokenGrant(provider, tokens.refresh_token)`,
  ]
  return (
    <Section title={t.how} lead={t.howText}>
      <div className="space-y-4">
        <CodeBlock label={t.example}>{lines.join('\n')}</CodeBlock>
        <a href="/api/docs" className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {studio.docs}
        </a>
      </div>
    </Section>
  )
}
