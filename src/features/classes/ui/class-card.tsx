import { badgeClass } from '#ui/badge.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { ClassCardView } from '../card-view.ts'
import { BADGE_COLOURS, type ClassState } from '../class.ts'
import { classTexts } from '../texts.ts'

/** The state of a class as a coloured badge. */
export function StateBadge({ state }: { state: ClassState }) {
  const t = useTexts(classTexts)
  return (
    <span data-badge={state} className={badgeClass(BADGE_COLOURS[state])}>
      {t.badges[state]}
    </span>
  )
}

/** A price; the one before it is struck through, and said as such to who hears the page. */
export function Price({ price, oldPrice, className }: { price: string; oldPrice: string | null; className: string }) {
  const t = useTexts(classTexts)
  return (
    <span>
      {oldPrice && (
        <del className="text-ink-soft mr-2 text-base font-normal whitespace-nowrap">
          <span className="sr-only">{t.join.priceBefore} </span>
          {oldPrice}
        </del>
      )}
      <strong className={`whitespace-nowrap ${className}`}>
        {oldPrice && <span className="sr-only">{t.join.priceNow} </span>}
        {price}
      </strong>
    </span>
  )
}

/** A class in a list. The whole card is the link's target. */
export function ClassCard({ view, isFirst, heading: Heading = 'h2' }: { view: ClassCardView; isFirst?: boolean; heading?: 'h2' | 'h3' }) {
  const t = useTexts(classTexts)
  return (
    <li className="card text-ink group relative flex flex-col overflow-hidden transition-shadow hover:shadow-lg">
      <Picture
        src={view.logo}
        alt=""
        width={640}
        height={360}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        priority={isFirst ?? false}
        isCut
        className="aspect-video w-full object-cover"
      />
      <div className="flex grow flex-col p-5">
        <p className="flex flex-wrap items-center gap-2">
          <StateBadge state={view.state} />
          {view.isPremium && (
            <span className="bg-ink inline-flex items-center rounded-full px-2.5 py-1 text-sm leading-none font-semibold text-white">
              {t.card.premium}
            </span>
          )}
        </p>
        <Heading className="mt-3 text-xl font-bold">
          <A href={view.href} className="group-hover:text-primary-text after:absolute after:inset-0">
            <InLang lang={view.lang}>{view.name}</InLang>
          </A>
        </Heading>
        <p className="text-ink-soft mt-2 line-clamp-3">
          <InLang lang={view.lang}>{view.summary}</InLang>
        </p>
        <p className="text-ink-soft mt-3 mb-4">{view.facts}</p>
        <p className="border-line mt-auto flex flex-wrap items-baseline justify-between gap-x-3 border-t pt-4">
          <span className="text-ink-soft">{view.when}</span>
          <Price price={view.price} oldPrice={view.oldPrice} className="text-lg" />
        </p>
      </div>
    </li>
  )
}
