/** How each language says numbers: a line for each of `languages.ts`. Apart from it, since only receipts need them. */

export { say as en } from './number-words/en.ts'
export { say as id } from './number-words/id.ts'
