import { z } from 'zod'
import { ClassCard } from '#features/classes/ui/class-card.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** The next classes to join, as a rail that scrolls sideways or as a grid. `openOnly` limits them to open registrations. */
export const classRail = defineSection({
  kind: 'class-rail',
  schema: headSchema.extend({
    count: z.number().int().min(1).max(12).default(6),
    look: z.enum(['rail', 'grid']).default('grid'),
    openOnly: z.boolean().default(false),
  }),
  needs: values => ({ classes: values.count }),
  render: (values, home) => {
    const cards = home.classes.slice(0, values.count).filter(card => !values.openOnly || card.state === 'registration')
    return (
      cards.length > 0 && (
        <SectionFrame {...values}>
          <ul className={values.look === 'rail' ? 'rail' : 'pairs grid gap-6 sm:grid-cols-2 lg:grid-cols-3'}>
            {cards.map(card => (
              <ClassCard key={card.href} view={card} heading="h3" />
            ))}
          </ul>
        </SectionFrame>
      )
    )
  },
})
