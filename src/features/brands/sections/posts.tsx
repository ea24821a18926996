import { z } from 'zod'
import { HOME_KINDS } from '#features/posts/kinds/kinds.ts'
import { PostCard } from '#features/posts/ui/post-card.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

const CARD_LISTS = HOME_KINDS.flatMap(({ home }) => (home === 'events' ? [] : [home]))

/** The newest posts of one kind. */
export const posts = defineSection({
  kind: 'posts',
  schema: headSchema.extend({
    of: z.enum(CARD_LISTS).default('news'),
    count: z.number().int().min(1).max(8).default(3),
  }),
  needs: values => ({ [values.of]: values.count }),
  render: (values, home) =>
    home[values.of].length > 0 && (
      <SectionFrame {...values}>
        <ul className="pairs grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {home[values.of].slice(0, values.count).map(card => (
            <PostCard key={card.href} view={card} heading="h3" />
          ))}
        </ul>
      </SectionFrame>
    ),
})
