import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { CITIES, roomsSchema } from './city.ts'
import { Furniture } from './furniture.tsx'

/** The list of rooms: number, drawing, use, access. The floor plan's rooms link here. */
export const cityRooms = defineSection({
  kind: 'ruangcipta-rooms',
  schema: roomsSchema.extend({
    title: z.string().max(120),
    lead: z.string().max(200),
    access: z.string().max(40),
    borrow: z.string().max(40),
  }),
  render: values => (
    <section className="section ruangcipta-list">
      <div className="container-page">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div>
            <h2 className="heading-section">{values.title}</h2>
            <p className="mt-3 max-w-[56ch] text-lg">{values.lead}</p>
          </div>
          <A href="/Make-Appointment" className="btn btn-quiet">
            {values.borrow}
          </A>
        </div>
        <div className="ruangcipta-wings">
          {CITIES.map(({ city, name, letter }) => (
            <div key={city} className={`ruangcipta-${city}`}>
              <h3 className="ruangcipta-wing">{name}</h3>
              <ol className="phone-rail">
                {values[city].map((room, at) => (
                  <li key={room.id} id={room.id}>
                    <span className="ruangcipta-number">{`${letter}${at + 1}`}</span>
                    <div>
                      <h4>{room.name}</h4>
                      <p>{room.use}</p>
                      <p className="text-ink-soft">
                        {values.access}: {room.access}
                      </p>
                    </div>
                    <Furniture room={room.id} />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  ),
})
