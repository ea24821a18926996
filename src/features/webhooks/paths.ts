import { INTEGRATIONS } from '#features/api-clients/paths.ts'

export const NEW_WEBHOOK = `${INTEGRATIONS}/Webhooks/New`

export const webhookHref = (id: string) => `${INTEGRATIONS}/Webhooks/${id}`
