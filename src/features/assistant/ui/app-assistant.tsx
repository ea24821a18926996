import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { useState } from 'react'
import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import type { PanelProps } from './panel.tsx'
import type { AssistantParts } from './parts.ts'

const LazyPanel = lazyPart<Omit<PanelProps, 'chat'>>(async () => {
  const [{ default: Panel }, { chatOf }] = await Promise.all([import('./panel.tsx'), import('./use-chat.ts')])
  return props => <Panel {...props} chat={chatOf(props.parts.workspaceId)} />
})

interface AppAssistantProps {
  parts: AssistantParts
  label: string
  /** The open chapter, whose tutor answers. */
  chapterId?: string | undefined
  className: string
}

/** The assistant in the app's top bar. The panel is loaded with its first use. */
export function AppAssistant({ label, className, parts, chapterId }: AppAssistantProps) {
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const [opening, setOpening] = useState({ count: 0 })
  return (
    <div ref={setHost} data-assistant data-state="idle" className="print:hidden">
      <button
        type="button"
        data-ask="click"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setOpening(({ count }) => ({ count: count + 1 }))}
        className={className}
      >
        <MessageCircleQuestion aria-hidden size={20} />
      </button>
      {opening.count > 0 && <LazyPanel parts={parts} chapterId={chapterId} opening={opening} host={host} />}
    </div>
  )
}
