/** A bar as long as its share of the largest amount, drawn by the server. The number stands beside it. */
export function AmountBar({ amount, largest }: { amount: number; largest: number }) {
  const percent = largest > 0 ? (amount / largest) * 100 : 0
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="mt-1 h-1.5 w-full">
      <rect width="100" height="6" className="fill-ink/8" />
      <rect width={percent.toFixed(2)} height="6" className="fill-primary-text" />
    </svg>
  )
}
