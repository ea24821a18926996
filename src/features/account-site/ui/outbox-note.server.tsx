import { accountTexts } from '../texts.ts'
import type { AccountVisit } from '../visit.ts'
import { MainLink, Text, TextLink } from './form-components.server.tsx'

/**
 * Says, where mails are not sent, that the mail lies in the outbox, and links to it; nothing where they are sent. `ownLink`: the path of the confirmation link
 * that a demo shows to whoever signed up in this browser.
 */
export function OutboxNote({ visit, ownLink }: { visit: AccountVisit; ownLink?: string | undefined }) {
  const { outbox } = visit.dependencies
  if (!outbox || outbox.isSending?.()) return null
  const t = accountTexts(visit.lang)
  return (
    <section aria-labelledby="outbox-title" className="border-line mt-6 rounded-xl border p-4">
      <h2 id="outbox-title" className="text-ink font-bold">
        {t.outbox.title}
      </h2>
      <Text>{t.fill('outbox.text', { site: visit.theme.title })}</Text>
      <TextLink href={`${visit.theme.origin}/Studio/Mail`}>{t.outbox.open}</TextLink>
      {ownLink !== undefined && (
        <>
          <Text>{t.outbox.demo}</Text>
          <MainLink href={ownLink}>{t.outbox.confirm}</MainLink>
        </>
      )}
    </section>
  )
}
