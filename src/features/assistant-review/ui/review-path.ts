/** The page on which staff look after the assistant. */
export const REVIEW = '/Studio/Assistant'
