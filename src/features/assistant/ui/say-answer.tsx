import { useEffect, useState } from 'react'
import { createSayer } from '#features/assistant-client/say.ts'
import type { Exchange } from '#features/assistant-client/talk.ts'
import { useStore } from '#ui/shell/use-store.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

/** Tells screen readers the answer that is coming: each sentence is added to a log, which is read on without ending what is being read. */
export function SayAnswer({ exchange }: { exchange: Exchange | undefined }) {
  const { fill } = usePanelTexts()
  const [sayer] = useState(() => createSayer(count => fill('answer.sourcesBelow', { count })))
  const said = useStore(sayer.said)
  useEffect(() => sayer.follow(exchange), [sayer, exchange])
  useEffect(() => sayer.stop, [sayer])
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false" data-said className="sr-only">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}
