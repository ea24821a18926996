/** A link within a list or a table. */
export const LINK = 'text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** A link that is the heading of its row. */
export const ROW_LINK = 'font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline'
