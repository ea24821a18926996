/** The page of all integrations: API clients, webhooks, and the key for browsers. */
export const INTEGRATIONS = '/Studio/Integrations'

export const NEW_API_CLIENT = `${INTEGRATIONS}/Apps/New`

export const apiClientHref = (id: string) => `${INTEGRATIONS}/Apps/${id}`
