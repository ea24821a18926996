import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { iconButton } from './icon-button.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

const SHOWN_MS = 2500

/** Copies a text, and says so for a moment. `text` is made when it is pressed. */
export function CopyButton({ text, label, className = '' }: { text: () => string; label: string; className?: string }) {
  const { answer: t } = usePanelTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const over = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(over)
  }, [isCopied])
  const copy = () =>
    void navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <>
      <button type="button" aria-label={label} title={label} onClick={copy} className={`${iconButton} ${className}`}>
        {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? t.copied : ''}
      </span>
    </>
  )
}
