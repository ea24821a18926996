import { InvalidInput, isAppError } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { parseForm } from '#platform/http/form-input.ts'
import { makeAppointment, requestDemo } from './commands.server.ts'
import { findAskedPost } from './queries.server.ts'
import { appointmentForm, demoForm } from './schema.ts'
import { appointmentTexts } from './texts.ts'

type FormArgs = Pick<PageArgs, 'ctx' | 'site' | 'lang' | 'origin' | 'visit'>

/**
 * Handles the form of an appointment; ignores a post that the tenant does not show. Throws validation problems in the reader's language, by form field.
 */
export async function takeAppointmentForm({ ctx, site, lang, origin, visit }: FormArgs, fields: URLSearchParams): Promise<void> {
  const { form: t, fill } = appointmentTexts(lang)
  const words: Readonly<Record<string, string>> = t.problems
  const { consent: _, ...input } = parseForm(appointmentForm, fields, { message: t.refused, problems: words })
  await visit.consumeSubmissionQuota()
  const consent = fill('form.consent', { site: site.settings.title })
  const post = await findAskedPost(ctx, fields.get('postId'))
  try {
    await makeAppointment(ctx, { ...input, lang, consent, ...(post && { postId: post.id }) }, { site, origin })
  } catch (error) {
    if (!isAppError(error) || error.problems.length === 0) throw error
    throw new InvalidInput(
      t.refused,
      error.problems.map(({ path, message }) => ({ path, message: words[path] ?? message })),
    )
  }
}

/** Handles the form that requests a demonstration. Throws as `takeAppointmentForm`. */
export async function takeDemoForm({ ctx, site, lang, origin, visit }: FormArgs, fields: URLSearchParams): Promise<void> {
  const { demo: t, fill } = appointmentTexts(lang)
  const { demoEmail: email } = parseForm(demoForm, fields, { message: t.refused, problems: t.problems })
  await visit.consumeSubmissionQuota()
  await requestDemo(ctx, { email, lang, consent: fill('demo.consent', { site: site.settings.title }) }, { site, origin })
}
