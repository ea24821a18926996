/* The catalogue of messages (specification, section 8), letter for letter: people and clients search for them. Indonesian as it is there; the English
 * ones stand beside them in `ui/texts/en.ts`.
 * Those of the features (careers, statistics, the chat …) stand with the feature that says them. */
export const error = 'Opps.. Maaf terjadi kesalahan pada website'
export const notFound = 'Oops.. Maaf halaman tidak ditemukan'
export const routing404 = 'This page could not be found'
export const errorPageFailed = 'An error occurred while showing the error page'
export const maintenance = 'Website Sedang Dalam Perbaikan'
