/** The webhook: an address outside that is told what happened here, and what was told to it. */

/** What can be subscribed to. Source: docs/decisions/017-webhooks.md. */
export const EVENTS = ['post.published', 'class.published', 'enrolment.created', 'payment.paid', 'completion.reached'] as const
/** Of these nothing is told yet: they come with their features. */
export const RESERVED_EVENTS = ['enrolment.created', 'payment.paid', 'completion.reached'] as const satisfies readonly WebhookEvent[]
/** What a webhook is told when somebody tries it out, whatever it subscribed to. */
export const PING = 'webhook.ping'

export type WebhookEvent = (typeof EVENTS)[number]

/** What a message says of an event: plain values, first of all which record it is about. */
export type EventData = { id: string } & { [field: string]: string | number | boolean | null }

export const SWITCHED_OFF = ['asked', 'failing', 'gone'] as const
/** Why a webhook is off: somebody asked for it, it failed for days, or it answered that it is gone for good (410). */
export type SwitchedOff = (typeof SWITCHED_OFF)[number]

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Waits after the first try, the second … in seconds; after the last one the delivery is given up. */
export const RETRY_SECONDS = [10, 60, 300, 1800, 7200, 21_600, 86_400] as const
/** Nothing is sent to a receiver that was found down once, twice in a row … for so many seconds. */
export const REST_SECONDS = [10, 60, 300, 900] as const
/** What stands of a webhook that does not rest. */
export const AWAKE = { rest_until: null, rests: 0 } as const
/** A webhook that took nothing for so long, and was found down on each of these days, is switched off. */
export const FAILING_DAYS = 3
/** How long what was told is kept, and can be told again. */
export const DELIVERY_DAYS = 30
/** How long messages are signed with the secret before the newest too. */
export const OLD_SECRET_HOURS = 24
/** A form that comes once more within this time is the same one again: somebody pressed its button twice. */
export const AGAIN_MS = 60_000
export const MAX_URL_CHARACTERS = 500
/** Webhooks of one tenant. */
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
  /** null: there was no answer. */
  statusCode: number | null
  /** Why there was none; empty where there was. */
  failure: string
  /** The beginning of what was answered. */
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
  /** All of them, in order; those before a replay too. */
  tries: DeliveryTry[]
}

/** A moment without its fractions: what is compared between clocks and rows. */
export function toSecond(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000)
}
