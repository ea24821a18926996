/** What the specification (sections 4 and 9) fixes for the browser. Units stand in the names. */

export const PROGRESS_DURATION_MS = 5000
export const PROGRESS_THROTTLE_MS = 200
export const PROGRESS_HIDE_DELAY_MS = 500
export const PROGRESS_HEIGHT_PX = 2
/** 2 points every 100 ms make 100 in the 5000 ms above. */
export const PROGRESS_STEP_MS = 100

export const RELOAD_GUARD_MS = 60_000
export const PREFETCH_IDLE_TIMEOUT_MS = 2000
/** What is pending stays so for this long once it shows. */
export const FETCH_MINIMUM_MS = 200

/**
 * Our own choice: the bar tells of a wait, the overlay of a long one. Two seconds are past what people take for
 * an answer to their tap, and on a good network no page takes that long.
 */
export const OVERLAY_DELAY_MS = 2000
/** Our own choice: long enough to be read, then it goes. */
export const BACK_ONLINE_NOTICE_MS = 4000
