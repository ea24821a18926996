/* Messages of the catalogue (specification, section 8) that are the same in each language, letter for letter: people and clients search for them.
 * Those with words of their own in each language stand in `ui/texts`, those of the features with the feature that says them. */
export const routing404 = 'This page could not be found'
export const errorPageFailed = 'An error occurred while showing the error page'
