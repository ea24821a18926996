/** Values that the specification (sections 4 and 9) fixes for the browser. Names contain the units. */

export const PROGRESS_DURATION_MS = 5000
export const PROGRESS_THROTTLE_MS = 200
export const PROGRESS_HIDE_DELAY_MS = 500
export const PROGRESS_HEIGHT_PX = 2
/** 2 points every 100 ms reach 100 in the 5000 ms above. */
export const PROGRESS_STEP_MS = 100

export const RELOAD_GUARD_MS = 60_000
export const PREFETCH_IDLE_TIMEOUT_MS = 2000
/** A pending state is shown for at least this long. */
export const FETCH_MINIMUM_MS = 200

/**
 * Not in the specification. The bar indicates a wait, the overlay a long one: two seconds no longer feel like a response to a tap, and on a good network no
 * page takes that long.
 */
export const OVERLAY_DELAY_MS = 2000
/** Not in the specification: long enough to be read. */
export const BACK_ONLINE_NOTICE_MS = 4000

/** What editors keep in the browser until the server has it: the databases of this site's origin whose names begin so (`features/writing/ui/kept-work.ts`). */
export const KEPT_DATABASE = 'sanggar-studio'
