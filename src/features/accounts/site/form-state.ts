import type { z } from 'zod'
import { isAppError } from '#kit/errors.ts'
import { type Problems, problemsOf } from '../schema.ts'
import { accountTexts } from '../texts.ts'
import type { AccountVisit } from './visit.ts'

/** What a form shows besides its fields: fresh, or once more with what is wrong. */
export interface AccountFormState {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>
  problems: Problems
  /** What keeps us from taking the form, though its fields are fine. */
  trouble?: { status: number; text: string; retryAfterSeconds: number | undefined }
}

/** Never shown again, whatever else is wrong. */
const SECRET_FIELDS = new Set(['password', 'current', 'code'])

export function freshForm(values: Record<string, string> = {}): AccountFormState {
  return { values, problems: {} }
}

/** The form as it was sent, with what is wrong. */
export function sentForm({ form }: Pick<AccountVisit, 'form'>, more: Partial<AccountFormState> = {}): AccountFormState {
  return { values: Object.fromEntries([...form].filter(([name]) => !SECRET_FIELDS.has(name))), problems: {}, ...more }
}

/**
 * Takes a form: reads its fields, does what it asks for, or shows it once more. `act` answers with where that leads, or with what is wrong with the fields;
 * too many tries and too busy a moment (429, 503) become a message above them.
 */
export async function takeForm<S extends z.ZodType>(
  visit: AccountVisit,
  schema: S,
  show: (visit: AccountVisit, state: AccountFormState) => Response | Promise<Response>,
  act: (input: z.infer<S>) => Promise<Response | Problems>,
): Promise<Response> {
  const parsed = schema.safeParse(Object.fromEntries(visit.form))
  if (!parsed.success) return await show(visit, sentForm(visit, { problems: problemsOf(parsed.error) }))
  try {
    const done = await act(parsed.data)
    return done instanceof Response ? done : await show(visit, sentForm(visit, { problems: done }))
  } catch (error) {
    const trouble = troubleOf(visit, error)
    if (!trouble) throw error
    return await show(visit, sentForm(visit, { trouble }))
  }
}

function troubleOf({ lang }: AccountVisit, error: unknown): AccountFormState['trouble'] {
  if (!isAppError(error)) return undefined
  const { status, code, retryAfterSeconds } = error
  const t = accountTexts(lang)
  if (status === 503) return { status, text: t.trouble.busyText, retryAfterSeconds }
  if (status !== 429 || !(code in t.trouble)) return undefined
  const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60)
  return { status, text: t.fill(`trouble.${code}`, { minutes }), retryAfterSeconds }
}
