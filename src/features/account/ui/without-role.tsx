import type { OpenAsk } from '#features/privacy/join.server.ts'
import { Section } from '#ui/app/section.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { accountTexts } from '../texts.ts'

interface WithoutRoleProps {
  site: string
  /** The request that they wait for. */
  asked: OpenAsk | undefined
}

/** What a signed-in person without a role can do, and how to become a student; or whose consent they wait for. */
export function WithoutRole({ site, asked }: WithoutRoleProps) {
  const { none, fill } = useTexts(accountTexts)
  return (
    <Section title={asked ? none.waiting.title : none.title}>
      <p className="max-w-[65ch] wrap-anywhere">
        {asked ? fill(`none.waiting.${asked.channel === 'mail' ? asked.of : asked.channel}`, { name: asked.name, site }) : none.text}
      </p>
      {!asked && <p className="text-ink-soft mt-3 max-w-[65ch]">{none.otherwise}</p>}
      <A href="/Account/Join" className="btn btn-main mt-5">
        {asked ? none.waiting.action : fill('none.action', { site })}
      </A>
    </Section>
  )
}
