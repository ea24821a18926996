import { type RawBuilder, sql } from 'kysely'
import { SEAT_STATES } from './seat-states.ts'

/** SQL: the enrolment of this alias holds a seat in its class. Literals, so that partial indexes serve it. */
export const holdsSeat = (enrolment = 'e'): RawBuilder<boolean> =>
  sql`${sql.ref(`${enrolment}.state`)} in (${sql.join(SEAT_STATES.map(state => sql.lit(state)))})`
