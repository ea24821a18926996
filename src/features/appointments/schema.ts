import { z } from 'zod'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'
import { emailField, nameField, phoneField, textField } from '#platform/http/contact-fields.ts'
import { WISHED_TIMES } from './appointment.ts'

const appointment = {
  name: nameField(),
  organisation: nameField().optional(),
  email: emailField,
  phone: phoneField.optional(),
  /** The subject in a few words. */
  topic: nameField().meta({ example: 'Kelas untuk guru' }),
  /** The preferred day, from today to half a year ahead. */
  wishedDate: z.iso.date().optional(),
  wishedTime: z.enum(WISHED_TIMES).optional(),
  message: textField(2000).default(''),
}

export const appointmentInput = z.object({
  ...appointment,
  /** The post from whose page it is requested, by id or slug. */
  postId: z.uuid().optional(),
  postSlug: z.string().min(1).max(120).toLowerCase().optional(),
  /** Consent to being contacted and to the stored data. */
  consent: z.literal(true),
  /** The consent text that was shown. */
  consentText: textField(500).optional(),
  lang: z.enum(LANGS).default(DEFAULT_LANG),
})
export type AppointmentInput = z.infer<typeof appointmentInput>

export const appointmentForm = z.object({ ...appointment, consent: z.literal('1') })

export const demoQuery = z.object({ email: emailField })
export const demoForm = z.object({ demoEmail: emailField })
