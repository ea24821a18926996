/**
 * SQL of a `client`: whether its tokens end with the session that they came from, as those of our own sites and of a tenant's integrations do (`putDelegatedClient`). Other clients
 * keep offline access until it is withdrawn. Source: OpenID Connect Back-Channel Logout 1.0, section 2.7.
 */
export const ENDS_WITH_SESSION = `(client."skipConsent" or client."referenceId" is not null)`
