import KeyRound from 'lucide-react/icons/key-round'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioTexts } from '../texts.ts'
import { CodeBlock } from './code-block.tsx'

/** A secret that was made just now. Takes the focus: nothing on the page is more pressing. */
export function ShownSecret({ of, secret }: { of: 'app' | 'webhook'; secret: string }) {
  const { secret: t } = useTexts(studioTexts).integrations
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is shown this once
    <section tabIndex={-1} autoFocus aria-labelledby="secret" className="card border-primary-text scroll-mt-24 border-2 p-5 md:p-6">
      <h2 id="secret" className="flex items-center gap-3 text-xl font-bold">
        <KeyRound aria-hidden size={24} className="text-primary-text shrink-0" />
        {t.title}
      </h2>
      <p className="mt-2 mb-4 max-w-[65ch]">{t.text}</p>
      <CodeBlock label={t[of]} isWhole>
        {secret}
      </CodeBlock>
    </section>
  )
}
