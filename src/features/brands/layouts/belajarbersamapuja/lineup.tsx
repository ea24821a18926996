import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { ProfileLink } from '#ui/profile-link.tsx'
import { defineSection } from '../../section.tsx'

/** The festival's line-up as on a poster: names in coloured tiles; speakers who have not confirmed are pale and marked as invited. */
export const festivalLineup = defineSection({
  kind: 'belajarbersamapuja-lineup',
  schema: z.object({ title: z.string().max(160), lead: z.string().max(400), asked: z.string().max(60) }),
  render: (values, home) => {
    const people = home.settings.festival.speakers
    return (
      people.length > 0 && (
        <section className="belajarbersamapuja-lineup">
          <div className="container-page">
            <h2>{values.title}</h2>
            <p className="mt-4 max-w-[56ch] text-lg">{values.lead}</p>
          </div>
          <ul className="phone-rail [--rail-item:11rem]">
            {people.map(person => (
              <li key={person.id} data-confirmed={person.isConfirmed}>
                <Avatar seed={person.id} src={person.image} name="" size={300} />
                <div>
                  <h3>{person.name}</h3>
                  <p>
                    <InLang>{person.short_bio}</InLang>
                  </p>
                  {!person.isConfirmed && <p className="belajarbersamapuja-asked">{values.asked}</p>}
                  {person.linkedIn && <ProfileLink href={person.linkedIn} name={person.name} />}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )
    )
  },
})
