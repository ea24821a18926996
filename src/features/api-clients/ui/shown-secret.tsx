import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useRef } from 'react'
import { CodeBlock } from '#ui/app/code-block.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { apiClientTexts } from '../texts.ts'

/** A new secret; `label` says whose. It takes the focus, since it is shown only once. */
export function ShownSecret({ label, secret }: { label: string; secret: string }) {
  const { secret: t } = useTexts(apiClientTexts).studio
  const section = useRef<HTMLElement>(null)
  // `autoFocus` only works in documents: in the browser React focuses form fields only.
  useEffect(() => section.current?.focus(), [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is shown this once
      autoFocus
      aria-labelledby="secret"
      className="card border-primary-text scroll-mt-24 border-2 p-5 md:p-6"
    >
      <h2 id="secret" className="flex items-center gap-3 text-xl font-bold">
        <KeyRound aria-hidden size={24} className="text-primary-text shrink-0" />
        {t.title}
      </h2>
      <p className="mt-2 mb-4 max-w-[65ch]">{t.text}</p>
      <CodeBlock label={label} isWhole>
        {secret}
      </CodeBlock>
    </section>
  )
}
