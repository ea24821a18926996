import { InLang } from '#ui/lang/in-lang.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** The tenant's partners as word marks. */
export const logoWall = defineSection({
  kind: 'logo-wall',
  schema: headSchema,
  render: (values, home) =>
    home.settings.partners.length > 0 && (
      <SectionFrame {...values}>
        <ul className={`phone-rail grid grid-cols-2 gap-3 [--rail-item:11rem] sm:grid-cols-3 ${columnsFor(home.settings.partners.length)}`}>
          {home.settings.partners.map(partner => (
            <li
              key={partner.name}
              className="card text-ink flex min-h-24 flex-col items-center justify-center p-4 text-center leading-tight"
            >
              <span className="font-heading font-bold">{partner.name}</span>
              {partner.kind && (
                <span className="text-ink-soft mt-1">
                  <InLang>{partner.kind}</InLang>
                </span>
              )}
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})

/** Returns the column classes that leave the fewest empty places in the last row; the widest if equal. */
function columnsFor(count: number): string {
  const empty = (columns: number) => (columns - (count % columns)) % columns
  const [best = 6] = [6, 5, 4].toSorted((one, other) => empty(one) - empty(other))
  return { 4: 'md:grid-cols-4', 5: 'lg:grid-cols-5', 6: 'lg:grid-cols-6' }[best] ?? ''
}
