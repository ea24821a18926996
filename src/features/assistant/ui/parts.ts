import type { Site } from '#features/sites/site.ts'

/** What the server tells a page of its tenant's assistant: the same for all who read the page. */
export interface AssistantParts {
  /** The tenant, as the chat host names it. */
  workspaceId: string
  /** Number of the tenant's WhatsApp; empty for none. */
  whatsapp: string
  /** The tenant's own words before the first question; empty for ours. */
  welcome: string
  /** The questions that the tenant offers; none: those of the page. */
  questions: readonly string[]
  /** How long conversations are kept. */
  keepDays: number
}

/** Returns what pages say of a tenant's assistant; undefined where it is hidden. */
export function assistantPartsOf({ tenantId, settings }: Pick<Site, 'tenantId' | 'settings'>): AssistantParts | undefined {
  const { state, welcome, questions, keepDays } = settings.assistant
  if (state === 'hidden') return undefined
  return { workspaceId: tenantId, whatsapp: settings.contact.whatsapp, welcome, questions: questions.map(one => one.question), keepDays }
}
