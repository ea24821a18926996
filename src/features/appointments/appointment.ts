/** Requests for an appointment or for a demonstration of the learning space; both wait for staff. */

/** Preferred times: 9 to 12, 12 to 15, 15 to 17 in the tenant's time zone. */
export const WISHED_TIMES = ['morning', 'midday', 'afternoon'] as const
export type WishedTime = (typeof WISHED_TIMES)[number]

export const REQUEST_KINDS = ['appointment', 'demo'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** A request as staff see it, waiting or done. */
export interface StaffRequest {
  kind: RequestKind
  id: string
  email: string
  createdAt: Date
  /** null while it waits. */
  doneAt: Date | null
  /** null for a demonstration, which has only an e-mail address. */
  asked: {
    name: string
    organisation: string
    phone: string | null
    topic: string
    message: string
    /** `2026-08-17` */
    wishedOn: string | null
    wishedTime: WishedTime | null
    /** The title of the post whose page it was requested from. */
    post: string | null
  } | null
}
