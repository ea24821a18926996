/** The one list of languages: a line for each, named by its ISO 639 code, which is also its URL prefix. Everything else is derived (`lang.ts`). */

export { language as en } from './languages/en.ts'
export { language as id } from './languages/id.ts'
