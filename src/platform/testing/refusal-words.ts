import { isAppError, toWords } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'

/** Returns what a refused command says in a language: why, then the problem of each field. Empty if it was not refused. */
export async function refusalWords(work: Promise<unknown>, lang: Lang): Promise<string[]> {
  try {
    await work
    return []
  } catch (error) {
    if (!isAppError(error)) throw error
    const { message, problems } = toWords(error, lang)
    return [message, ...problems.map(problem => problem.message)]
  }
}
