/** The place in a list that is read by its order. */
export const PLACE = { after: 'cursor', before: 'cursor' } as const

/** What a list says of records that have just gone to the bin or come back: `UndoNote`. */
export const UNDO = { done: ['binned', 'undone'], batch: 'slug', count: 'page' } as const
