/** The states of an enrolment that hold a seat, and read the class. */
export const SEAT_STATES = ['joined', 'completed'] as const
