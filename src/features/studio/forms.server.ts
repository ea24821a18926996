import { type ActionFunctionArgs, redirect } from 'react-router'
import { AppError, isAppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { pageAction } from '#page/page.server.ts'
import { studioTexts } from './texts.ts'

type Act = (args: PageArgs, fields: URLSearchParams) => Promise<string>

/**
 * Makes the action of a page with several forms: each by its name, `<input type="hidden" name="form">`, and answers the path to go to. A refusal is
 * worded in the reader's language, and ticks of one name come back together, with commas between.
 */
export function studioAction(acts: Record<string, Act>): (args: ActionFunctionArgs) => Promise<unknown> {
  return pageAction(async (args, fields) => {
    const name = fields.get('form') ?? ''
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    try {
      if (!act) throw new AppError(400, 'BadRequest', 'Formulir ini tidak dikenal')
      return redirect(await act(args, fields), 303)
    } catch (error) {
      for (const key of new Set(fields.keys())) fields.set(key, fields.getAll(key).join(','))
      throw inWords(error, args.lang)
    }
  })
}

/** A refusal in the words of the texts, where they have any for its code. A problem whose message is a code of its own has the words of that. */
function inWords(error: unknown, lang: Lang): unknown {
  if (!isAppError(error)) return error
  const t = studioTexts(lang)
  const wordsOf = (code: string): string | undefined => Object.entries(t.refusals).find(([known]) => known === code)?.[1]
  const words = wordsOf(error.code)
  if (!words) return error
  const problems = error.problems.map(({ path, message }) => ({ path, message: wordsOf(message) ?? words }))
  return new AppError(error.status, error.code, problems.length > 0 ? t.refused : words, { problems, cause: error })
}
