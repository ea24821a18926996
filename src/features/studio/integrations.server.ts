import type { WebhookTools } from '#features/webhooks/commands.server.ts'
import { type WebhookInput, webhookInput } from '#features/webhooks/schema.ts'
import { faultOfUrl } from '#features/webhooks/webhook-url.ts'
import { AppError } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { isUuid, newId } from '#platform/db/ids.ts'

export const INTEGRATIONS = '/Studio/Integrations'

export const appHref = (id: string) => `${INTEGRATIONS}/Apps/${id}`
export const webhookHref = (id: string) => `${INTEGRATIONS}/Webhooks/${id}`

/** What commands on webhooks need, for a page of this site. */
export function webhookToolsOf({ seal, origin }: Pick<PageArgs, 'seal' | 'origin'>): WebhookTools {
  return { seal, isLoopbackAllowed: !origin.startsWith('https:') }
}

/** The id that a form chose when it was shown: what is made bears it, so that the form makes one thing however often it is sent. */
export function sentIdOf(fields: URLSearchParams): string {
  const id = fields.get('id') ?? ''
  return isUuid(id) ? id : newId()
}

/** Throws `NotSure` (422) where a form that can't be undone comes without its tick. */
export function requireSure(fields: URLSearchParams): void {
  if (!fields.has('sure')) throw refusal({ path: 'sure', code: 'NotSure' })
}

/** A webhook as its form has it. Throws 422 with all that is wrong: `WebhookUrlRefused`, `WebhookEvents`, `WebhookDescription`, each beside its field. */
export function readWebhook(fields: URLSearchParams, { isLoopbackAllowed }: Pick<WebhookTools, 'isLoopbackAllowed'>): WebhookInput {
  const url = (fields.get('url') ?? '').trim()
  // No text of the database holds a NUL, and no keyboard writes one.
  const description = (fields.get('description') ?? '').replaceAll('\0', '')
  const read = webhookInput.safeParse({ url, events: fields.getAll('events'), description })
  const wrong = new Set<unknown>(read.error?.issues.map(issue => issue.path[0]))
  if (faultOfUrl(url, isLoopbackAllowed)) wrong.add('url')
  if (read.success && wrong.size === 0) return read.data
  throw refusal(...WEBHOOK_FAULTS.filter(({ path }) => wrong.has(path)))
}

const WEBHOOK_FAULTS = [
  { path: 'url', code: 'WebhookUrlRefused' },
  { path: 'events', code: 'WebhookEvents' },
  { path: 'description', code: 'WebhookDescription' },
]

interface Fault {
  path: string
  code: string
}

/** Worded by `studioAction`, in the reader's language. */
function refusal(...faults: Fault[]): AppError {
  const code = faults[0]?.code ?? 'InvalidInput'
  return new AppError(422, code, code, { problems: faults.map(fault => ({ path: fault.path, message: fault.code })) })
}
