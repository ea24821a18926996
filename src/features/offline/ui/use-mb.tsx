import { useLang } from '#ui/lang/lang.tsx'
import { formatMb } from '../budget.ts'

/** Returns how bytes are said in megabytes in the reader's language, without the unit. */
export function useMb(): (bytes: number) => string {
  const lang = useLang()
  return bytes => formatMb(bytes, lang)
}
