/** The orders of the studio's list of posts; each is read from an index of migration 0044. */
export const POST_SORTS = ['day', 'updated', 'title'] as const
export type PostListSort = (typeof POST_SORTS)[number]

/** Drafts first, then what is scheduled, then the newest. */
export const FIRST_SORT = '-day'
