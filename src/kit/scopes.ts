/**
 * The scopes that an app token may request. `content:write`: posts, categories and the other records of the site; `settings:write`: the site's settings and recorded counts; `files:write`:
 * uploads; `mail:send`: mails to members; `webhooks:write`: webhook subscriptions.
 */
export const SCOPES = ['content:write', 'settings:write', 'files:write', 'mail:send', 'webhooks:write'] as const

export type Scope = (typeof SCOPES)[number]

/** The scopes that a delegated client may request of a person: `account:read`, who they are at the tenant, and those of app tokens, within the person's own permissions. */
export const DELEGATED_SCOPES = ['account:read', ...SCOPES] as const

export type DelegatedScope = (typeof DELEGATED_SCOPES)[number]
