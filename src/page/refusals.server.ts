import { AppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { refusalTexts } from './texts.ts'

/**
 * Translates an error into the reader's language, if the texts contain its code. A field problem whose message is itself a known code gets that code's text.
 */
export function translateRefusal(error: AppError, lang: Lang): AppError {
  const words = wordsOf(error.code, lang)
  if (!words) return error
  const problems = error.problems.map(({ path, message }) => ({ path, message: wordsOf(message, lang) ?? words }))
  const message = problems.length > 0 ? refusalTexts(lang).refused : words
  const { retryAfterSeconds } = error
  return new AppError(error.status, error.code, message, { problems, cause: error, ...(retryAfterSeconds && { retryAfterSeconds }) })
}

function wordsOf(code: string, lang: Lang): string | undefined {
  return Object.entries(refusalTexts(lang).refusals).find(([known]) => known === code)?.[1]
}
