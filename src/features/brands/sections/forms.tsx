import type { ReactNode } from 'react'
import { z } from 'zod'
import { appointmentTexts } from '#features/appointments/texts.ts'
import { AppointmentForm } from '#features/appointments/ui/appointment-form.tsx'
import { DemoForm } from '#features/appointments/ui/demo-form.tsx'
import type { HomeView } from '../home-view.ts'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** Forms have words of their own, since what one consents to must be the same everywhere; a page says where they stand. */
const schema = headSchema.pick({ tone: true })

/** By which one asks for an appointment. It is sent to `/Make-Appointment` wherever it stands; `post` is the one that it is about. */
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

/** By which one asks to be shown the learning space. It is sent to `/Lms` wherever it stands. */
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
