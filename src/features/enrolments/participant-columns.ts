/** The orders of a class's participants; they are few enough to be sorted as they are read. */
export const PARTICIPANT_SORTS = ['asked', 'name', 'percent'] as const

/** Who asked last comes first. */
export const FIRST_PARTICIPANT_SORT = '-asked'
