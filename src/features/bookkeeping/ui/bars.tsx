const WIDTH = 600
const HEIGHT = 120
/** Share of a bar's place that stays empty. */
const GAP = 0.2

interface BarsProps {
  /** What the drawing shows, in words: the numbers stand in a table beside it. */
  label: string
  bars: readonly { key: string; amount: number }[]
}

/** Columns over time; those below zero hang from the line. */
export function Bars({ label, bars }: BarsProps) {
  const amounts = bars.map(({ amount }) => amount)
  const [top, bottom] = [Math.max(0, ...amounts), Math.min(0, ...amounts)]
  const scale = top === bottom ? 0 : (HEIGHT - 2) / (top - bottom)
  const line = 1 + top * scale
  const step = WIDTH / Math.max(1, bars.length)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label} className="h-32 w-full">
      {bars.map(({ key, amount }, index) => (
        <rect
          key={key}
          x={((index + GAP / 2) * step).toFixed(2)}
          y={(amount >= 0 ? line - amount * scale : line).toFixed(2)}
          width={(step * (1 - GAP)).toFixed(2)}
          height={(Math.abs(amount) * scale).toFixed(2)}
          className={amount >= 0 ? 'fill-primary-text' : 'fill-danger-text'}
        />
      ))}
      <rect y={line.toFixed(2)} width={WIDTH} height="1" className="fill-ink/30" />
    </svg>
  )
}
