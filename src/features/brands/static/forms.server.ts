import { takeAppointmentForm, takeDemoForm } from '#features/appointments/forms.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { redirect } from '#page/redirect.ts'

/** The static pages with a form, by route: the function that handles it, and the redirect after success. */
const FORMS: Record<string, { take: (args: PageArgs, fields: URLSearchParams) => Promise<void>; thanks: string }> = {
  'Make-Appointment': { take: takeAppointmentForm, thanks: '/Make-Appointment?done=appointment#form' },
  Lms: { take: takeDemoForm, thanks: '/Lms?done=demo#demo' },
}

/** Handles the form of a static page and redirects to its success message. Throws 405 for pages without a form. */
export async function takeStaticForm(args: PageArgs, fields: URLSearchParams): Promise<Response> {
  const { name } = args.page.route
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined
  if (!form) throw new AppError(405, 'MethodNotAllowed', commonReason('PageTakesNoForm'))
  await form.take(args, fields)
  return redirect(form.thanks, 303)
}
