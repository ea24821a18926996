import { InvalidInput } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { formReason } from '#page/texts.ts'
import type { WebhookTools } from './commands.server.ts'
import { type WebhookInput, webhookInput } from './schema.ts'
import { webhookReason } from './texts.ts'
import { faultOfUrl } from './webhook-url.ts'

/** Returns the dependencies of webhook commands for a page of this site. */
export function webhookToolsOf({ seal, isLoopbackAllowed }: Pick<PageArgs, 'seal' | 'isLoopbackAllowed'>): WebhookTools {
  return { seal, isLoopbackAllowed }
}

/** Reads a webhook from its form. Throws InvalidInput with every problem: `WebhookUrlRefused`, `WebhookEvents`, `WebhookDescription`. */
export function readWebhook(fields: URLSearchParams, { isLoopbackAllowed }: Pick<WebhookTools, 'isLoopbackAllowed'>): WebhookInput {
  const url = (fields.get('url') ?? '').trim()
  // PostgreSQL text can't hold NUL, and no keyboard types it.
  const description = (fields.get('description') ?? '').replaceAll('\0', '')
  const sent = { url, events: fields.getAll('events'), description } satisfies Record<keyof WebhookInput, unknown>
  const read = webhookInput.safeParse(sent)
  const wrong = new Set<unknown>(read.error?.issues.map(issue => issue.path[0]))
  if (faultOfUrl(url, isLoopbackAllowed)) wrong.add('url')
  if (read.success && wrong.size === 0) return read.data
  throw new InvalidInput(
    formReason('FormRefused'),
    PROBLEMS.filter(({ path }) => wrong.has(path)),
  )
}

const PROBLEMS = [
  { path: 'url', reason: webhookReason('WebhookUrlRefused') },
  { path: 'events', reason: webhookReason('WebhookEvents') },
  { path: 'description', reason: webhookReason('WebhookDescription') },
]
