import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { statisticsTexts } from '../texts.ts'

const LOOK_MS = 3000
/** After a minute the page waits for the link: the clock's job may take a quarter of an hour. */
const MAX_LOOKS = 20

/** Says that the first figures are being counted, and looks for them every three seconds for a minute. `href`: this page. */
export function Uncounted({ href }: { href: string }) {
  const { dashboard: t } = useTexts(statisticsTexts)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let looks = 0
    const timer = setInterval(() => {
      looks++
      if (looks === MAX_LOOKS) clearInterval(timer)
      void revalidate()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return <EmptyState title={t.uncounted.title} text={t.uncounted.text} action={{ label: t.uncounted.action, href }} />
}
