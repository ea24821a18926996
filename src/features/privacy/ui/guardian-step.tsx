import { formatMoment } from '#kit/format.ts'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { JoinStep } from '../join.server.ts'
import { privacyTexts } from '../texts.ts'
import { GuardianWays, MailForm, type SchoolSearch } from './guardian-ways.tsx'
import type { StepProps } from './join-steps.tsx'

type GuardianStepKind = Extract<JoinStep, { kind: 'guardian' }>
type LastAsk = NonNullable<GuardianStepKind['last']>

interface GuardianStepProps extends StepProps {
  step: GuardianStepKind
  /** The page's own path. */
  here: string
  /** Where the page leads on to. */
  to: string
  schools: SchoolSearch | undefined
  /** The address at WhatsApp that sends the link made just now; shown once. */
  whatsappHref: string | undefined
}

/** The step for a parent's or the school's consent: to request, wait for or repeat. */
export function GuardianStep({ form, step, here, to, schools, whatsappHref }: GuardianStepProps) {
  const t = useTexts(privacyTexts).guardianAsk
  const { last, inviter } = step
  const waits = last?.isOpen ? last : undefined
  const isMailed = waits?.of === 'parent' && waits.channel === 'mail'
  const ways = <GuardianWays form={form} schools={schools} to={to} hasMail={!isMailed} />
  return (
    <div className="space-y-10">
      <section className="space-y-5">
        <h2 className="text-2xl font-bold">{t.title}</h2>
        <p className="text-ink-soft">{t.lead}</p>
        {last && !last.isOpen && <Ended last={last} />}
        {waits && isMailed && <WaitsForParent form={form} last={waits} here={here} />}
        {waits?.channel === 'link' && <WaitsForLink last={waits} here={here} whatsappHref={whatsappHref} />}
        {waits?.of === 'school' && <WaitsForSchool last={waits} here={here} />}
        {!waits && ways}
        {waits && (
          <details open={schools !== undefined || (form !== undefined && !(isMailed && form.name === 'guardian'))}>
            <summary className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">{t.parentInstead}</summary>
            <div className="mt-3">{ways}</div>
          </details>
        )}
      </section>
      {inviter && waits?.of !== 'school' && <AskSchool name={inviter.name} />}
    </div>
  )
}

function WaitsForLink({ last, here, whatsappHref }: { last: LastAsk; here: string; whatsappHref: string | undefined }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const t = texts.guardianAsk
  const moment = (at: Date) => formatMoment(at, undefined, lang)
  return (
    <div className="card space-y-4 p-5">
      <h3 className="text-lg font-bold wrap-anywhere">{texts.fill('guardianAsk.waiting', { name: last.name })}</h3>
      <p>
        {whatsappHref ? t.link.ready : texts.fill('guardianAsk.link.made', { asked: moment(last.askedAt), until: moment(last.expiresAt) })}
      </p>
      <p className="text-ink-soft">{t.link.hint}</p>
      <div className="flex flex-wrap gap-3">
        {whatsappHref && (
          <a href={whatsappHref} target="_blank" rel="noopener noreferrer" className="btn btn-main">
            {t.link.send}
          </a>
        )}
        <A href={here} className={`btn ${whatsappHref ? 'btn-quiet' : 'btn-main'}`}>
          {t.reload}
        </A>
      </div>
    </div>
  )
}

function WaitsForParent({ form, last, here }: StepProps & { last: LastAsk; here: string }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const t = texts.guardianAsk
  const moment = (at: Date) => formatMoment(at, undefined, lang)
  return (
    <div className="card space-y-4 p-5">
      <h3 className="text-lg font-bold wrap-anywhere">{texts.fill('guardianAsk.waiting', { name: last.name })}</h3>
      <p className="wrap-anywhere">
        {texts.fill('guardianAsk.sent', { email: last.email ?? '', asked: moment(last.askedAt), until: moment(last.expiresAt) })}
      </p>
      <p className="text-ink-soft">{t.waitingHint}</p>
      <div className="flex flex-wrap gap-3">
        <A href={here} className="btn btn-main">
          {t.reload}
        </A>
        <form method="post">
          <input type="hidden" name="form" value="again" />
          <input type="hidden" name="guardianName" value={last.name} />
          <input type="hidden" name="guardianEmail" value={last.email ?? ''} />
          <button type="submit" className="btn btn-quiet">
            {t.again}
          </button>
        </form>
      </div>
      <details open={form?.name === 'guardian'}>
        <summary className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">{t.change}</summary>
        <p className="text-ink-soft mt-1 mb-4">{t.changeHint}</p>
        <MailForm form={form} last={last} />
      </details>
    </div>
  )
}

function WaitsForSchool({ last, here }: { last: LastAsk; here: string }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const t = texts.guardianAsk
  const sent = last.channel === 'mail' ? 'schoolSent' : last.isOfKnownSchool ? 'named.sent' : 'named.waits'
  return (
    <div className="card space-y-4 p-5">
      <h3 className="text-lg font-bold">{t.schoolWaiting}</h3>
      <p className="wrap-anywhere">
        {texts.fill(`guardianAsk.${sent}`, {
          name: last.name,
          npsn: last.npsn ?? '',
          asked: formatMoment(last.askedAt, undefined, lang),
          until: formatMoment(last.expiresAt, undefined, lang),
        })}
      </p>
      <A href={here} className="btn btn-main">
        {t.reload}
      </A>
    </div>
  )
}

function AskSchool({ name }: { name: string }) {
  const texts = useTexts(privacyTexts)
  const t = texts.guardianAsk
  return (
    <form method="post" className="border-line space-y-4 border-t pt-8">
      <input type="hidden" name="form" value="school" />
      <h2 className="text-2xl font-bold">{t.schoolTitle}</h2>
      <p className="text-ink-soft wrap-anywhere">{texts.fill('guardianAsk.schoolLead', { name })}</p>
      <button type="submit" className="btn btn-quiet">
        {t.schoolButton}
      </button>
    </form>
  )
}

function Ended({ last }: { last: LastAsk }) {
  const texts = useTexts(privacyTexts)
  const how = last.isGranted === false ? 'refused' : last.isGranted ? 'withdrawn' : 'expired'
  return <FormMessage tone="note">{texts.fill(`guardianAsk.${how}`, { name: last.name })}</FormMessage>
}
