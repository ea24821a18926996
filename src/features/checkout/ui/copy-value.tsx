import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { checkoutTexts } from '../texts.ts'

interface CopyValueProps {
  label: string
  /** What is copied. */
  value: string
  /** What is shown, such as a number in groups. */
  shown?: string
  /** Its name for journeys: `data-pay`. */
  name: string
}

/** A number that a payer types elsewhere, with a button that copies it. */
export function CopyValue({ label, value, shown = value, name }: CopyValueProps) {
  const { pay: t, fill } = useTexts(checkoutTexts)
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const over = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(over)
  }, [isCopied])
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border px-4 py-3">
      <div className="min-w-0">
        <p className="text-ink-soft">{label}</p>
        <p data-pay={name} data-value={value} className="text-xl font-bold wrap-anywhere tabular-nums">
          {shown}
        </p>
      </div>
      {isHydrated && (
        <button type="button" onClick={copy} aria-label={fill('pay.copyOf', { what: label })} className="btn btn-quiet shrink-0">
          {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {isCopied ? t.copied : t.copy}
        </button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? t.copied : ''}
      </span>
    </div>
  )
}
