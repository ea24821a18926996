import type { PageArgs } from '#page/page.server.ts'
import { invalidFields } from '#page/sent-fields.server.ts'
import type { WebhookTools } from './commands.server.ts'
import { type WebhookInput, webhookInput } from './schema.ts'
import { faultOfUrl } from './webhook-url.ts'

/** What commands on webhooks need, for a page of this site. */
export function webhookToolsOf({ seal, origin }: Pick<PageArgs, 'seal' | 'origin'>): WebhookTools {
  return { seal, isLoopbackAllowed: !origin.startsWith('https:') }
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
  throw invalidFields(WEBHOOK_FAULTS.filter(({ path }) => wrong.has(path)))
}

const WEBHOOK_FAULTS = [
  { path: 'url', code: 'WebhookUrlRefused' },
  { path: 'events', code: 'WebhookEvents' },
  { path: 'description', code: 'WebhookDescription' },
]
