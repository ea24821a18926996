import { moneyWords } from '../money-words.ts'

/** An amount of whole rupiah, in a column of others. */
export function Money({ amount }: { amount: number }) {
  return <span className="whitespace-nowrap tabular-nums">{moneyWords(amount)}</span>
}
