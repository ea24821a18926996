/** Returns an amount in rupiah as people type it: `250000`, `250.000`, `Rp250.000`; NaN for anything else, so that a fraction is refused and not rounded. */
export function readAmount(text: string): number {
  const plain = text.trim().replace(/^Rp\s?/i, '')
  return /^\d+$/.test(plain) || /^\d{1,3}(\.\d{3})+$/.test(plain) ? Number(plain.replaceAll('.', '')) : Number.NaN
}

/** Returns a percentage as basis points: `60`, `37,5`, `37.25`; NaN for anything else. */
export function readPercent(text: string): number {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}
