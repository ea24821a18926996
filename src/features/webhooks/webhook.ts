/** A webhook: a URL outside that gets the tenant's events, and its deliveries. */

/** Events that can be subscribed to. Source: docs/decisions/017-webhooks.md, 071. */
export const EVENTS = ['post.published', 'class.published', 'class.joined', 'class.left', 'class.completed', 'payment.paid'] as const
/** The event of a test delivery, sent whatever the webhook subscribed to. */
export const PING = 'webhook.ping'

export type WebhookEvent = (typeof EVENTS)[number]

/** An event's payload: plain values, first the record's id. */
export type EventData = { id: string } & { [field: string]: string | number | boolean | null }

export const SWITCHED_OFF = ['asked', 'failing', 'gone'] as const
/** Why a webhook is off: by hand, after days of failures, or because the receiver responded 410. */
export type SwitchedOff = (typeof SWITCHED_OFF)[number]

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Seconds before each retry; after the last one the delivery is given up. */
export const RETRY_SECONDS = [10, 60, 300, 1800, 7200, 21_600, 86_400] as const
/** Seconds without a request to a receiver that was down once, twice in a row … */
export const REST_SECONDS = [10, 60, 300, 900] as const
/** The columns of a webhook that is not resting. */
export const AWAKE = { rest_until: null, rests: 0 } as const
/** A webhook without a success for this long, and down on each of these days, is switched off. */
export const FAILING_DAYS = 3
/** How long deliveries are kept, and can be replayed. */
export const DELIVERY_DAYS = 30
/** How long messages are signed with the previous secret as well. */
export const OLD_SECRET_HOURS = 24
/** A form with the same id within this time is a repeated press of its button. */
export const AGAIN_MS = 60_000
export const MAX_URL_CHARACTERS = 500
/** Maximum for one tenant. */
export const MAX_WEBHOOKS = 20
export const TIMEOUT_MS = 10_000

export interface Webhook {
  id: string
  url: string
  description: string
  events: string[]
  createdAt: Date
  switchedOffAt: Date | null
  switchedOffWhy: SwitchedOff | null
  failingSince: Date | null
  oldSecretUntil: Date | null
}

export interface DeliveryTry {
  at: Date
  /** null: there was no response. */
  statusCode: number | null
  /** Why there was no response; empty if there was one. */
  failure: string
  /** The beginning of the response body. */
  answer: string
  tookMs: number
}

export interface Delivery {
  id: string
  event: string
  state: DeliveryState
  createdAt: Date
  nextTryAt: Date | null
  deliveredAt: Date | null
  failedAt: Date | null
  /** All tries in order, including those before a replay. */
  tries: DeliveryTry[]
}

/** Returns the moment without fractions of a second, for comparing clocks and rows. */
export function toSecond(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000)
}
