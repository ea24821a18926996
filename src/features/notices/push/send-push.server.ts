import webPush from 'web-push'
import type { Lang } from '#kit/lang.ts'
import { type OutsideAnswer, postOutside, type Resolve } from '#platform/http/post-outside.ts'
import type { VapidKeys } from './vapid.server.ts'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushParts {
  keys: VapidKeys
  /** How push services reach who runs the site: `https:` or `mailto:`. */
  contact: string
  /** `WEBHOOKS_LOOPBACK`, on a developer's machine. */
  isLoopbackAllowed: boolean
  resolve?: Resolve | undefined
  signal?: AbortSignal
}

export interface PushMessage {
  title: string
  body: string
  /** The page that it leads to. */
  path: string
  /** A message of the same tag takes the place of the one before. */
  tag: string
  lang: Lang
}

const TIMEOUT_MS = 10_000
/** A device that is off for longer does not hear of it any more: the notice is in the product. */
const TTL_SECONDS = 86_400

/**
 * Sends a message to a device by its push service, encrypted so that only the device can read it (RFC 8291), with the safeguards of `postOutside`. Never throws
 * because of the service.
 */
export async function sendPush({ endpoint, p256dh, auth }: PushTarget, message: PushMessage, parts: PushParts): Promise<OutsideAnswer> {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: parts.contact, ...parts.keys },
    TTL: TTL_SECONDS,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  })
  return await postOutside({
    url: endpoint,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
    body: body ?? '',
    timeoutMs: TIMEOUT_MS,
    isLoopbackAllowed: parts.isLoopbackAllowed,
    resolve: parts.resolve,
    signal: parts.signal,
  })
}
