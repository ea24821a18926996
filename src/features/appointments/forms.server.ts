import { InvalidInput, isAppError } from '#kit/errors.ts'
import { reasonsOf } from '#kit/reason.ts'
import type { PageArgs } from '#page/page.server.ts'
import { parseForm } from '#platform/http/form-input.ts'
import { makeAppointment, requestDemo } from './commands.server.ts'
import { findAskedPost } from './queries.server.ts'
import { appointmentForm, demoForm } from './schema.ts'
import { appointmentTexts } from './texts.ts'

type Words = ReturnType<typeof appointmentTexts>

const formReason = reasonsOf<Words['form']['problems']>(lang => appointmentTexts(lang).form.problems)
const demoReason = reasonsOf<Words['demo']['problems']>(lang => appointmentTexts(lang).demo.problems)

type FormArgs = Pick<PageArgs, 'ctx' | 'site' | 'lang' | 'origin' | 'visit'>

/**
 * Handles the form of an appointment; ignores a post that the tenant does not show. Throws InvalidInput with the problem of each form field.
 */
export async function takeAppointmentForm({ ctx, site, lang, origin, visit }: FormArgs, fields: URLSearchParams): Promise<void> {
  const { consent: _, ...input } = parseForm(appointmentForm, fields, { refused: formReason('form'), problems: formReason })
  await visit.consumeSubmissionQuota()
  const consent = appointmentTexts(lang).fill('form.consent', { site: site.settings.title })
  const post = await findAskedPost(ctx, fields.get('postId'))
  try {
    await makeAppointment(
      ctx,
      { ...input, lang, consent, ...(post && { postId: post.id }) },
      { site, origin, takeMail: visit.takeFormMail },
    )
  } catch (error) {
    if (!isAppError(error) || error.problems.length === 0) throw error
    throw new InvalidInput(
      formReason('form'),
      error.problems.map(({ path, reason }) => ({ path, reason: formReason.find(path) ?? reason })),
    )
  }
}

/** Handles the form that requests a demonstration. Throws as `takeAppointmentForm`. */
export async function takeDemoForm({ ctx, site, lang, origin, visit }: FormArgs, fields: URLSearchParams): Promise<void> {
  const { demoEmail: email } = parseForm(demoForm, fields, { refused: demoReason('form'), problems: demoReason })
  await visit.consumeSubmissionQuota(email)
  const consent = appointmentTexts(lang).fill('demo.consent', { site: site.settings.title })
  await requestDemo(ctx, { email, lang, consent }, { site, origin })
}
