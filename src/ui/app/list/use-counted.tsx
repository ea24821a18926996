import { formatCount } from '#kit/format.ts'
import { useTexts } from '../../lang/use-texts.tsx'
import { listTexts } from './texts.ts'

/** Returns a count up to a limit as it stands in a list's words: 1 (which languages have a form of its own for), "1,000", or "more than 1,000". */
export function useCounted({ count, isMore }: { count: number; isMore: boolean }): string | number {
  const t = useTexts(listTexts)
  const number = formatCount(count)
  if (isMore) return t.fill('moreThan', { count: number })
  return count === 1 ? 1 : number
}
