import { AppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { refusalTexts } from './texts.ts'

/** Words a refusal in the reader's language, where the texts have words for its code. A problem whose message is a code of its own has the words of that. */
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
