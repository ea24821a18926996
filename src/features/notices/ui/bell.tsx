import BellIcon from 'lucide-react/icons/bell'
import { useEffect, useState } from 'react'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { UNREAD_PATH } from '../notice.ts'
import { noticeTexts } from '../texts.ts'

/** An open page asks for new notices at most this often, and only while it is visible. */
export const ASK_EVERY_MS = 60_000

/** Leads to the notices, with the number of unread ones. `unread`: as the page was loaded. */
export function Bell({ unread, className }: { unread: number; className: string }) {
  const { bell, fill } = useTexts(noticeTexts)
  const count = useUnread(unread)
  return (
    <A href="/Studio/Notices" title={bell} className={className}>
      <BellIcon aria-hidden size={20} />
      <span className="sr-only">{bell}</span>
      {count > 0 && (
        <span
          data-unread={count}
          className="bg-primary text-on-primary absolute top-0.5 right-0 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-semibold tabular-nums"
        >
          <span aria-hidden>{count > 99 ? '99+' : count}</span>
          <span className="sr-only">: {fill('unread', { count })}</span>
        </span>
      )}
    </A>
  )
}

/** Returns the number as it was loaded last, or as it was told since. */
function useUnread(loaded: number): number {
  const [told, setTold] = useState<{ loaded: number; count: number }>()
  useEffect(() => {
    let askedAt = Date.now()
    const ask = async () => {
      if (document.hidden || Date.now() - askedAt < ASK_EVERY_MS) return
      askedAt = Date.now()
      const count = await askUnread()
      if (count !== undefined) setTold({ loaded, count })
    }
    const timer = setInterval(() => void ask(), ASK_EVERY_MS)
    const onShown = () => void ask()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [loaded])
  return told?.loaded === loaded ? told.count : loaded
}

/** Undefined where the server is out of reach or nobody is signed in any more: the number stays as it is. */
async function askUnread(): Promise<number | undefined> {
  try {
    const response = await fetch(UNREAD_PATH)
    if (!response.ok) return undefined
    // Named boundary: our own call's answer.
    const { data } = (await response.json()) as { data: { unread: number } }
    return data.unread
  } catch {
    return undefined
  }
}
