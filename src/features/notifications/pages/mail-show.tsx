import { useLoaderData } from 'react-router'
import { getMail, type MailDetail, type MailTry } from '#features/sites/mails.server.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { nameOfMail } from '../mail-names.ts'
import { notificationTexts } from '../texts.ts'
import { MailStateBadge } from '../ui/mail-state.tsx'

/** A mail with its delivery status. The query records in the audit log that a secret mail was read. */
export const loader = appLoader(async ({ ctx, page }) => {
  const mail = await getMail(ctx, page.params['id'] ?? '')
  return { title: mail.subject, mail }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function MailShow() {
  const { title, mail } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { mails: t } = useTexts(notificationTexts).studio
  return (
    <AppPage title={title}>
      <div className="space-y-8">
        <div className="card p-5">
          <Facts>
            <Fact name={t.to}>{mail.to}</Fact>
            <Fact name={t.template}>{nameOfMail(mail.template, lang)}</Fact>
            <Fact name={t.when}>{formatMoment(mail.createdAt, undefined, lang)}</Fact>
            <Fact name={t.state}>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <MailStateBadge state={mail.state} />
                {whatBecame(mail, lang)}
              </span>
            </Fact>
          </Facts>
        </div>
        <Body mail={mail} />
        <Tries tries={mail.tries} />
      </div>
    </AppPage>
  )
}

function whatBecame(mail: MailDetail, lang: Lang): string {
  const t = notificationTexts(lang)
  const at = { delivered: mail.deliveredAt, failed: mail.failedAt, waiting: mail.nextTryAt, kept: null }[mail.state]
  if (mail.state === 'kept' || !at) return t.studio.mail.kept
  return t.fill(`studio.mail.${mail.state === 'waiting' ? 'next' : mail.state}`, { when: formatMoment(at, undefined, lang) })
}

/** The frame runs no script, opens no windows and has no origin: parts of a mail were written by people. */
function Body({ mail: { body, isSecret } }: { mail: MailDetail }) {
  const t = useTexts(notificationTexts).studio.mail
  if (body.kind !== 'shown') return <FormMessage tone="note">{t[body.kind]}</FormMessage>
  return (
    <>
      <FormMessage tone="note">{isSecret ? t.readSecret : t.read}</FormMessage>
      <Section title={t.html}>
        <iframe
          sandbox=""
          srcDoc={body.html}
          title={t.frame}
          referrerPolicy="no-referrer"
          className="border-line h-[36rem] w-full rounded-xl border bg-white"
        />
      </Section>
      <Section title={t.text}>
        <pre className="overflow-x-auto font-mono text-base whitespace-pre-wrap wrap-anywhere">{body.text}</pre>
      </Section>
    </>
  )
}

function Tries({ tries }: { tries: readonly MailTry[] }) {
  const lang = useLang()
  const t = useTexts(notificationTexts).studio.mail
  const columns: Column<MailTry>[] = [
    { title: t.at, isHeading: true, show: one => formatMoment(one.triedAt, undefined, lang) },
    {
      title: t.result,
      show: one => <span className={badgeClass(one.isAccepted ? 'green' : 'red')}>{one.isAccepted ? t.accepted : t.refused}</span>,
    },
    { title: t.answer, show: one => <span className="wrap-anywhere">{one.answer}</span> },
  ]
  return (
    <section>
      <h2 className="text-xl font-bold">{t.tries}</h2>
      <div className="mt-4">
        {tries.length === 0 ? (
          <p className="text-ink-soft">{t.noTries}</p>
        ) : (
          <Rows items={tries} keyOf={one => one.triedAt.toISOString()} columns={columns} caption={t.tries} />
        )}
      </div>
    </section>
  )
}
