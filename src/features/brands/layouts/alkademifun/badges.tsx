import Footprints from 'lucide-react/icons/footprints'
import Hand from 'lucide-react/icons/hand'
import HandHelping from 'lucide-react/icons/hand-helping'
import Map from 'lucide-react/icons/map'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Star from 'lucide-react/icons/star'
import { z } from 'zod'
import { defineSection } from '../../section.tsx'
import { headSchema, SectionFrame } from '../../sections/section-head.tsx'

const SIGNS = [Footprints, Hand, HandHelping, Star, Map, RotateCcw]

/** Collectable badges, scalloped like bottle caps. */
export const funBadges = defineSection({
  kind: 'alkademifun-badges',
  schema: headSchema.extend({ items: z.array(z.string()).max(6) }),
  render: values => (
    <SectionFrame {...values}>
      <ul className="alkademifun-badges">
        {values.items.map((item, at) => {
          const Sign = SIGNS[at] ?? Star
          return (
            <li key={item}>
              <span>
                <Cap />
                <Sign aria-hidden size={44} strokeWidth={2.5} />
              </span>
              <strong>{item}</strong>
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  ),
})

function Cap() {
  const petals = Array.from({ length: 14 }, (_, at) => {
    const angle = (at / 14) * 2 * Math.PI
    return { x: Math.round(50 + 38 * Math.cos(angle)), y: Math.round(50 + 38 * Math.sin(angle)) }
  })
  return (
    <svg viewBox="0 0 100 100" fill="currentColor" role="presentation">
      <circle cx="50" cy="50" r="40" />
      {petals.map(petal => (
        <circle key={`${petal.x} ${petal.y}`} cx={petal.x} cy={petal.y} r="10" />
      ))}
    </svg>
  )
}
