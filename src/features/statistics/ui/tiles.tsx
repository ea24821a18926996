import { formatCount } from '#kit/format.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Tile } from '../dashboard.ts'
import { amountWords } from '../part-words.ts'
import { statisticsTexts } from '../texts.ts'

/** The main figures, each with how much it changed since the period before. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const { dashboard: t } = useTexts(statisticsTexts)
  return (
    <section aria-labelledby="angka-utama">
      <h2 id="angka-utama" className="sr-only">
        {t.tilesTitle}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {tiles.map(tile => (
          <TileCard key={tile.name} tile={tile} />
        ))}
      </dl>
    </section>
  )
}

function TileCard({ tile: { name, amount, before } }: { tile: Tile }) {
  const t = useTexts(statisticsTexts)
  const words = t.dashboard
  return (
    <div className="card flex min-w-0 flex-col p-3">
      <dt className="text-ink-soft">{words.columns[name]}</dt>
      <dd className="mt-auto">
        <span className="block text-2xl font-bold tabular-nums">{amountWords(amount, t)}</span>
        <span className="text-ink-soft block text-sm">
          {before === null ? (
            words.beforeNone
          ) : (
            <>
              {typeof amount === 'number' && typeof before === 'number' && (
                <b className="text-ink">{changeOf(amount, before) || words.same}</b>
              )}{' '}
              <span className="whitespace-nowrap">{t.fill('dashboard.before', { amount: amountWords(before, t) })}</span>
            </>
          )}
        </span>
      </dd>
    </div>
  )
}

/** `+12`, `−3`; empty if nothing changed. */
function changeOf(amount: number, before: number): string {
  if (amount === before) return ''
  return `${amount > before ? '+' : '−'}${formatCount(Math.abs(amount - before))}`
}
