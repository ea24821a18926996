import type { AppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { sayInForm, sayReason } from '#kit/reason.ts'
import type { FormResult } from '#ui/form/form-result.ts'
import { formReason } from './texts.ts'

/**
 * Returns what a form shows of an error, in the reader's language. Where the error has a sentence of its own for forms, that stands beside each field that has
 * none; the sentence above the fields never repeats one beside them.
 */
export function toFormWords(error: AppError, lang: Lang): Pick<FormResult, 'message' | 'problems'> {
  const own = sayInForm(error.reason, lang)
  const problems = error.problems.map(({ path, reason }) => ({
    path,
    message: sayInForm(reason, lang) ?? own ?? sayReason(reason, lang),
  }))
  const message = own ?? sayReason(error.reason, lang)
  const isBeside = problems.some(problem => problem.message === message)
  return { message: isBeside ? sayReason(formReason('FormRefused'), lang) : message, problems }
}
