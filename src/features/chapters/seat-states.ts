/** The states of an enrolment that hold a seat, and read the class. */
export const SEAT_STATES = ['joined', 'completed'] as const

/** True if an enrolment in this state holds a seat. */
export const hasSeat = (state: string): boolean => SEAT_STATES.some(one => one === state)
