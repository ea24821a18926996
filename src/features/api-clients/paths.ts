/** The page of all integrations: API clients, webhooks, and the browser key. */
export const INTEGRATIONS = '/Studio/Integrations'

export const NEW_API_CLIENT = `${INTEGRATIONS}/Apps/New`

export const apiClientHref = (id: string) => `${INTEGRATIONS}/Apps/${id}`

export const NEW_DELEGATED_CLIENT = `${INTEGRATIONS}/Delegated/New`

export const delegatedClientHref = (id: string) => `${INTEGRATIONS}/Delegated/${id}`
