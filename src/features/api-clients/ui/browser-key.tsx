import { CodeBlock } from '#ui/app/code-block.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { Section } from '#ui/app/section.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { apiClientTexts } from '../texts.ts'

interface BrowserKeyProps {
  /** The hosted database's URL. */
  address: string
  anonKey: string
}

/** The key with which web pages elsewhere call the hosted database. */
export function BrowserKey({ address, anonKey }: BrowserKeyProps) {
  const { key: t } = useTexts(apiClientTexts).studio
  const example = [
    `const db = new PostgrestClient('${address}', { headers: { apikey: '${anonKey}', Authorization: 'Bearer ${anonKey}' } })`,
    `const { data } = await db.from('book_reviews').select('name, message').limit(10)`,
  ]
  return (
    <Section title={t.title} lead={t.lead}>
      <div className="space-y-4">
        <Facts>
          <Fact name={t.address} isCode>
            {address}
          </Fact>
          <Fact name={t.key} isCode>
            {anonKey}
          </Fact>
        </Facts>
        <p className="font-medium">{t.example}</p>
        <CodeBlock label={t.example}>{example.join('\n')}</CodeBlock>
        <p className="text-ink-soft">{t.changes}</p>
      </div>
    </Section>
  )
}
