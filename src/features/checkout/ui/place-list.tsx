import { useTexts } from '#ui/lang/use-texts.tsx'
import type { BoughtPlaceView } from '../pay-view.server.ts'
import { checkoutTexts } from '../texts.ts'
import { CopyValue } from './copy-value.tsx'

/** The places that were bought, each with the link that gives it to one person, and who used it. */
export function PlaceList({ places }: { places: readonly BoughtPlaceView[] }) {
  const { places: t, fill } = useTexts(checkoutTexts)
  const claimed = places.filter(({ state }) => state === 'claimed').length
  return (
    <section>
      <h2 className="text-xl font-bold">{t.ready}</h2>
      <p className="text-ink-soft">{places.length === 0 ? t.making : t.readyLead}</p>
      {places.length > 0 && <p className="mt-1 font-semibold">{fill('places.counted', { claimed, all: places.length })}</p>}
      <ol className="mt-3 space-y-3">
        {places.map(({ position, link, state, claimedBy }) => (
          <li key={position} data-place={state}>
            {state === 'free' && link ? (
              <CopyValue name="place" label={fill('places.place', { number: position + 1 })} value={link} />
            ) : (
              <p className="border-line rounded-xl border px-4 py-3">
                {fill('places.place', { number: position + 1 })} ·{' '}
                {state === 'ended'
                  ? t.ended
                  : state === 'free'
                    ? t.free
                    : claimedBy
                      ? fill('places.claimed', { name: claimedBy })
                      : t.claimedNobody}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
