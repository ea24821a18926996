/**
 * Messages of the catalogue (specification, section 8) that are identical in every language, letter for letter: people and API clients search for them.
 * Translated messages are in `ui/texts` or in the texts of their feature.
 */
export const unknownMiddleware = 'Unknown middleware'
export const routing404 = 'This page could not be found'
export const errorPageFailed = 'An error occurred while showing the error page'
