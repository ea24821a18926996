/** A browser's response to a request for a credential, as JSON. Source: Web Authentication level 3, section 5.1.8. */
export type PublicKeyCredentialJson = { id: string } & Record<string, unknown>
