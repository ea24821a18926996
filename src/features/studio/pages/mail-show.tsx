import { getMail, type MailDetail, type MailTry } from '#features/sites/mails.server.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { serverPage } from '#page/server-page.server.ts'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { nameOfMail } from '../mail-words.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { MailStateBadge } from '../ui/mail-state.tsx'
import { type Column, Rows } from '../ui/rows.tsx'
import { Section } from '../ui/section.tsx'

/** A mail with what became of it. That a secret one was read is written down by the query. */
export const loader = serverPage(async args => {
  const mail = await getMail(args.ctx, args.page.params['id'] ?? '')
  return studioPage(args, { title: mail.subject, body: <MailShow mail={mail} /> })
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function MailShow({ mail }: { mail: MailDetail }) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  const facts: [string, string][] = [
    [t.mails.to, mail.to],
    [t.mails.template, nameOfMail(mail.template, lang)],
    [t.mails.when, formatMoment(mail.createdAt, undefined, lang)],
  ]
  return (
    <div className="space-y-8">
      <div className="card p-5">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="mb-2 wrap-anywhere sm:mb-0">{value}</dd>
            </div>
          ))}
          <dt className="text-ink-soft">{t.mails.state}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <MailStateBadge state={mail.state} />
            {whatBecame(mail, lang)}
          </dd>
        </dl>
      </div>
      <Body mail={mail} />
      <Tries tries={mail.tries} />
    </div>
  )
}

function whatBecame(mail: MailDetail, lang: Lang): string {
  const t = studioTexts(lang)
  const at = { delivered: mail.deliveredAt, failed: mail.failedAt, waiting: mail.nextTryAt, kept: null }[mail.state]
  if (mail.state === 'kept' || !at) return t.mail.kept
  return t.fill(`mail.${mail.state === 'waiting' ? 'next' : mail.state}`, { when: formatMoment(at, undefined, lang) })
}

/** The frame runs no script, opens nothing and is of no origin: what a mail says came from people. */
function Body({ mail: { body, isSecret } }: { mail: MailDetail }) {
  const t = useTexts(studioTexts).mail
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
  const t = useTexts(studioTexts).mail
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
