import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { CITIES, type Room, roomsSchema } from './city.ts'
import { Furniture } from './furniture.tsx'

const house = z.object({ house: z.string().max(80), label: z.string().max(60), enter: z.string().max(40) })

/** Hero: both buildings as floor plans, a railway between them; each room links to its row in the list of rooms. */
export const cityPlan = defineSection({
  kind: 'ruangcipta-plan',
  schema: z.object({
    closed: z.string().max(160),
    hint: z.string().max(120),
    between: z.string().max(30),
    train: z.string().max(40),
    bandung: house,
    jakarta: house,
    rooms: roomsSchema,
  }),
  render: (values, home) => (
    <section className="ruangcipta-top">
      <div className="container-page">
        <div className="ruangcipta-words">
          <h1>{home.hero.title}</h1>
          <div>
            <p className="text-lg md:text-xl">{home.hero.summary}</p>
            <p className="ruangcipta-closed">{values.closed}</p>
          </div>
        </div>
        <div className="phone-rail ruangcipta-houses">
          {CITIES.map(({ city, name, letter, href }) => (
            <div key={city} className={`ruangcipta-house ruangcipta-${city}`}>
              <div className="ruangcipta-plate">
                <h2>{name}</h2>
                <p>{values[city].house}</p>
              </div>
              <nav aria-label={values[city].label}>
                <ol className="ruangcipta-plan">
                  {values.rooms[city].map((room, at) => (
                    <PlanRoom key={room.id} room={room} number={`${letter}${at + 1}`} />
                  ))}
                </ol>
              </nav>
              <A href={href} className="ruangcipta-enter">
                {values[city].enter} <ArrowRight aria-hidden size={20} />
              </A>
            </div>
          ))}
          <p className="ruangcipta-way">
            <b>{values.between}</b>
            <i aria-hidden />
            <span>{values.train}</span>
          </p>
        </div>
        <p className="ruangcipta-hint">{values.hint}</p>
      </div>
    </section>
  ),
})

function PlanRoom({ room, number }: { room: Room; number: string }) {
  return (
    <li data-room={room.id}>
      <a href={`#${room.id}`}>
        <span className="ruangcipta-number">{number}</span>
        <span className="ruangcipta-room">{room.name}</span>
        <Furniture room={room.id} />
      </a>
      <i aria-hidden className="ruangcipta-door" />
    </li>
  )
}
