import type { JoinState } from '#features/privacy/join.server.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioTexts } from '../texts.ts'
import { Section } from './section.tsx'

interface WithoutRoleProps {
  site: string
  /** How far they are on the way to being a member. */
  step: JoinState['step']
}

/** What somebody may do who is signed in but nothing here yet, and how to become a student; or whose consent they wait for. */
export function WithoutRole({ site, step }: WithoutRoleProps) {
  const t = useTexts(studioTexts)
  const { none } = t.account
  const asked = step.kind === 'guardian' && step.last?.isOpen ? step.last : undefined
  return (
    <Section title={asked ? none.waiting.title : none.title}>
      <p className="max-w-[65ch] wrap-anywhere">
        {asked ? t.fill(`account.none.waiting.${asked.of}`, { name: asked.name, site }) : none.text}
      </p>
      {!asked && <p className="text-ink-soft mt-3 max-w-[65ch]">{none.otherwise}</p>}
      <A href="/Account/Join" className="btn btn-main mt-5">
        {asked ? none.waiting.action : t.fill('account.none.action', { site })}
      </A>
    </Section>
  )
}
