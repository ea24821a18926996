import type { ReactNode } from 'react'
import { z } from 'zod'
import { appointmentTexts } from '#features/appointments/texts.ts'
import { AppointmentForm } from '#features/appointments/ui/appointment-form.tsx'
import { DemoForm } from '#features/appointments/ui/demo-form.tsx'
import type { HomeView } from '../home-view.ts'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** The forms have fixed texts, because the consent text must be the same everywhere; a page only places them. */
const schema = headSchema.pick({ tone: true })

/** The form that requests an appointment. Submits to `/Make-Appointment` wherever it appears; `post` is the post that it is about. */
export const appointmentForm = defineSection({
  kind: 'appointment-form',
  schema: schema.extend({ post: z.object({ id: z.uuid(), title: z.string() }).optional() }),
  render: ({ tone, post }, home) => {
    const { form: t } = appointmentTexts(home.lang)
    const isDone = home.sent?.done === 'appointment'
    return framed(
      'form',
      isDone ? { title: t.done.title, tone } : { title: t.title, lead: t.lead, tone },
      <AppointmentForm {...propsOf(home, isDone)} post={post} />,
    )
  },
})

/** The form that requests a demonstration. Submits to `/Lms` wherever it appears. */
export const demoForm = defineSection({
  kind: 'demo-form',
  schema,
  render: ({ tone }, home) => {
    const { demo: t } = appointmentTexts(home.lang)
    const isDone = home.sent?.done === 'demo'
    return framed(
      'demo',
      isDone ? { title: t.done.title, tone } : { title: t.title, lead: t.lead, tone },
      <DemoForm {...propsOf(home, isDone)} />,
    )
  },
})

function propsOf({ settings, sent }: HomeView, isDone: boolean) {
  return { site: settings.title, form: sent?.form, isDone }
}

function framed(id: string, head: z.input<typeof headSchema>, form: ReactNode) {
  return (
    <div id={id} className="scroll-mt-24">
      <SectionFrame {...head}>{form}</SectionFrame>
    </div>
  )
}
