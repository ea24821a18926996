import { z } from 'zod'
import { SMALL, shownAddress } from '#kit/picture-forms.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { ProfileLink } from '#ui/profile-link.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** The tenant's mentors. */
export const mentors = defineSection({
  kind: 'mentors',
  schema: headSchema.extend({ count: z.number().int().min(1).max(12).default(4) }),
  needs: values => ({ mentors: values.count }),
  render: (values, home) =>
    home.mentors.length > 0 && (
      <SectionFrame {...values}>
        <ul className="phone-rail grid grid-cols-2 gap-6 [--rail-item:10rem] lg:grid-cols-4">
          {home.mentors.slice(0, values.count).map(mentor => (
            <li key={mentor.slug}>
              <Avatar seed={mentor.slug} name="" size={128} className="rounded-(--radius-picture)" />
              <h3 className="mt-3 text-lg font-bold">{mentor.name}</h3>
              <p className="opacity-85">
                <InLang>{mentor.headline}</InLang>
              </p>
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})

/** The speakers of the tenant's festival; those who have not confirmed are marked as invited. */
export const speakers = defineSection({
  kind: 'speakers',
  schema: headSchema.extend({ asked: z.string().max(60) }),
  render: (values, home) =>
    home.settings.festival.speakers.length > 0 && (
      <SectionFrame {...values}>
        <ul className="phone-rail grid grid-cols-2 gap-x-5 gap-y-8 [--rail-item:10rem] md:grid-cols-4 lg:grid-cols-5">
          {home.settings.festival.speakers.map(speaker => (
            <li key={speaker.id} data-confirmed={speaker.isConfirmed}>
              {speaker.image ? (
                <img
                  src={shownAddress(speaker.image, SMALL)}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  className="aspect-square w-full max-w-40 rounded-(--radius-picture) object-cover"
                />
              ) : (
                <Avatar seed={speaker.id} name="" size={160} className="rounded-(--radius-picture)" />
              )}
              <h3 className="mt-3 text-lg font-bold">{speaker.name}</h3>
              <p className="opacity-85">
                <InLang>{speaker.short_bio}</InLang>
              </p>
              {!speaker.isConfirmed && <p className="mt-1 font-semibold">{values.asked}</p>}
              {speaker.linkedIn && <ProfileLink href={speaker.linkedIn} name={speaker.name} />}
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})
