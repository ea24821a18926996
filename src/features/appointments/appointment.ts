/** An appointment that somebody asks for, and the wish to be shown the learning space: both wait until staff has answered. */

/** When it would suit: 9 to 12, 12 to 15, 15 to 17 in the tenant's time zone. */
export const WISHED_TIMES = ['morning', 'midday', 'afternoon'] as const
export type WishedTime = (typeof WISHED_TIMES)[number]

export const REQUEST_KINDS = ['appointment', 'demo'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** What waits for staff, or was answered. */
export interface StaffRequest {
  kind: RequestKind
  id: string
  email: string
  createdAt: Date
  /** null: waits. */
  doneAt: Date | null
  /** null: only an address was given. */
  asked: {
    name: string
    organisation: string
    phone: string | null
    topic: string
    message: string
    /** `2026-08-17` */
    wishedOn: string | null
    wishedTime: WishedTime | null
    /** The title of the post from which it was made. */
    post: string | null
  } | null
}
