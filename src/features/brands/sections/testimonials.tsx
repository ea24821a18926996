import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { faceOf } from '#ui/picture/picture-url.ts'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

const item = z.object({ name: z.string().max(120), role: z.string().max(160), message: z.string().max(600) })

/** Testimonials: the section's own `items`, or the tenant's approved ones. */
export const testimonials = defineSection({
  kind: 'testimonials',
  schema: headSchema.extend({ count: z.number().int().min(1).max(9).default(3), items: z.array(item).min(1).max(9).optional() }),
  needs: values => (values.items ? {} : { testimonies: values.count }),
  render: (values, home) => {
    const said = values.items ?? home.testimonies
    return (
      said.length > 0 && (
        <SectionFrame {...values}>
          <ul className="pairs grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {said.slice(0, values.count).map(one => (
              <li key={one.name} className="card text-ink flex flex-col p-6">
                <blockquote className="grow text-lg">“{values.items ? one.message : <InLang>{one.message}</InLang>}”</blockquote>
                <p className="mt-5 flex items-center gap-3">
                  <Avatar seed={faceOf(one.name)} name="" size={48} />
                  <span>
                    <strong className="block">{one.name}</strong>
                    <span className="text-ink-soft">{values.items ? one.role : <InLang>{one.role}</InLang>}</span>
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </SectionFrame>
      )
    )
  },
})
