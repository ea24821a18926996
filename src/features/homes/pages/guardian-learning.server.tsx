import type { DueDay } from '#features/learning/due.ts'
import { learningTexts } from '#features/learning/texts.ts'
import { isAskersBrowser } from '#features/privacy/guardian-links.server.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError } from '#kit/errors.ts'
import { formatDate, formatMoment } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import {
  endGuardianView,
  extendGuardianView,
  findGuardianView,
  type GuardianClass,
  type GuardianView,
  setAssistantAsGuardian,
  VIEW_DAYS,
} from '../guardian.server.ts'
import { renewGuardianLink } from '../renew-link.server.ts'
import { homeTexts } from '../texts.ts'

/** How a child learns, for the guardian who consented, by their link and without an account. A link that is no longer valid responds 404. */
export const loader = publicPage(async args => {
  const { ctx, site, lang, page, query, form, visit } = args
  const view = await findGuardianView(ctx, tokenOf(args), fromOf(args))
  const texts = homeTexts(lang)
  if (view.kind === 'gone') visit.status = 404
  const title = view.kind === 'gone' ? texts.guardian.gone : texts.fill('guardian.title', { child: view.child })
  return {
    // Neither the canonical address nor the card's URL may contain the token.
    head: pageHead(args, { title, noindex: true, path: '/' }),
    body: (
      <Learning
        title={title}
        view={view}
        consentHref={page.path.replace(/\/learning$/i, '')}
        form={form}
        isRenewed={query.get('done') === 'renewed'}
        timeZone={site.settings.timeZone}
      />
    ),
  }
})

export const action = publicAction(async (args, fields) => {
  const act = fields.get('act')
  if (act === 'extend') await extendGuardianView(args.ctx, tokenOf(args), fromOf(args))
  else if (act === 'end') await endGuardianView(args.ctx, tokenOf(args), fromOf(args))
  else if (act === 'allow' || act === 'refuse') await setAssistantAsGuardian(args.ctx, tokenOf(args), act === 'allow', fromOf(args))
  else if (act === 'renew') {
    await renewGuardianLink(args.ctx, tokenOf(args), { ...fromOf(args), site: args.site, origin: args.origin })
    return redirect(`${args.page.path}?done=renewed`, 303)
  } else throw new AppError(400, 'BadRequest', commonReason('FormUnknown'))
  return redirect(args.page.path, 303)
})

/** The URL contains a secret, and the page is about a child: neither cached nor found by search engines, nor told to other sites. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
}

const tokenOf = ({ page }: Pick<PageArgs, 'page'>) => page.params['token'] ?? ''

function fromOf(args: PageArgs) {
  return { site: args.site.settings.title, lang: args.lang, isAskers: (memberId: string) => isAskersBrowser(args, memberId) }
}

interface LearningProps {
  title: string
  view: GuardianView
  consentHref: string
  form: FormResult | undefined
  /** A new link was just mailed. */
  isRenewed: boolean
  timeZone: string
}

function Learning({ title, view, consentHref, form, isRenewed, timeZone }: LearningProps) {
  const lang = useLang()
  const { guardian: t, fill } = useTexts(homeTexts)
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <h1 className="text-3xl font-extrabold wrap-anywhere md:text-4xl">{title}</h1>
      {view.kind === 'gone' ? (
        <>
          <p className="text-ink-soft mt-4 max-w-[55ch] text-lg">{t.goneText}</p>
          <p className="mt-8">
            <A href={consentHref} className="btn btn-main">
              {t.toLink}
            </A>
          </p>
        </>
      ) : (
        <>
          {view.kind === 'open' && <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{t.lead}</p>}
          <div className="mt-6 space-y-4 empty:hidden">
            {form && <FormRefusal form={form} />}
            {view.kind === 'ended' && <FormMessage>{t.ended}</FormMessage>}
            {view.kind === 'expired' && isRenewed && <FormMessage tone="done">{t.renewed}</FormMessage>}
            {view.kind === 'expired' && !isRenewed && <FormMessage>{t.expired}</FormMessage>}
          </div>
          {view.kind === 'expired' && !isRenewed && <Renewal hasAddress={view.hasAddress} />}
          {view.kind === 'open' && <Progress view={view} timeZone={timeZone} />}
          <section className="border-line mt-10 border-t pt-8">
            <h2 className="text-xl font-bold">{t.consents}</h2>
            <p className="text-ink-soft mt-2">{fill('guardian.consentsText', { at: formatDate(view.givenAt, timeZone, lang) })}</p>
            <A href={consentHref} className="btn btn-quiet mt-4">
              {t.toConsent}
            </A>
          </section>
        </>
      )}
    </div>
  )
}

function Renewal({ hasAddress }: { hasAddress: boolean }) {
  const { guardian: t, fill } = useTexts(homeTexts)
  if (!hasAddress) return <p className="text-ink-soft mt-4 max-w-[60ch]">{t.noAddress}</p>
  return (
    <form method="post" className="mt-4">
      <p className="text-ink-soft max-w-[60ch]">{fill('guardian.renewText', { days: VIEW_DAYS })}</p>
      <button type="submit" name="act" value="renew" className="btn btn-main mt-4">
        {t.renew}
      </button>
    </form>
  )
}

function Progress({ view, timeZone }: { view: Extract<GuardianView, { kind: 'open' }>; timeZone: string }) {
  const lang = useLang()
  const { guardian: t, fill } = useTexts(homeTexts)
  return (
    <>
      <h2 className="mt-8 text-xl font-bold">{t.classes}</h2>
      {view.classes.length === 0 && <p className="mt-3">{fill('guardian.none', { child: view.child })}</p>}
      <ul data-guardian="classes" className="mt-3 grid gap-3 empty:hidden">
        {view.classes.map(one => (
          <ClassCard key={one.id} one={one} timeZone={timeZone} />
        ))}
      </ul>
      <h2 className="mt-8 text-xl font-bold">{t.next}</h2>
      {view.due.length === 0 && <p className="mt-3">{t.nextNone}</p>}
      <Dates due={view.due} timeZone={timeZone} />
      <AssistantSwitch view={view} />
      <form method="post" className="mt-8">
        <p className="text-ink-soft">{fill('guardian.until', { until: formatDate(view.expiresAt, timeZone, lang) })}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <button type="submit" name="act" value="extend" className="btn btn-quiet">
            {fill('guardian.extend', { days: VIEW_DAYS })}
          </button>
          <button type="submit" name="act" value="end" aria-describedby="akhir" className="btn btn-quiet">
            {t.end}
          </button>
        </p>
        <p id="akhir" className="text-ink-soft mt-2">
          {t.endText}
        </p>
      </form>
    </>
  )
}

function AssistantSwitch({ view }: { view: Extract<GuardianView, { kind: 'open' }> }) {
  const { guardian: t, fill } = useTexts(homeTexts)
  const [act, label, text] = view.hasAssistant ? ['refuse', t.assistantOff, t.assistantIsOn] : ['allow', t.assistantOn, t.assistantIsOff]
  return (
    <section data-guardian="assistant" className="mt-8">
      <h2 className="text-xl font-bold">{t.assistant}</h2>
      <p className="text-ink-soft mt-2 max-w-[60ch]">{fill('guardian.assistantText', { child: view.child })}</p>
      <form method="post" className="mt-3">
        <p id="asisten-anak" className="font-semibold">
          {text}
        </p>
        <button type="submit" name="act" value={act} aria-describedby="asisten-anak" className="btn btn-quiet mt-3">
          {label}
        </button>
      </form>
    </section>
  )
}

function ClassCard({ one, timeZone }: { one: GuardianClass; timeZone: string }) {
  const lang = useLang()
  const { guardian: t, fill } = useTexts(homeTexts)
  const state = one.state === 'joined' ? fill('guardian.percent', { percent: one.percent }) : t.states[one.state as keyof typeof t.states]
  return (
    <li data-percent={one.percent} className="card p-4">
      <h3 className="font-bold wrap-anywhere">
        <InLang lang={one.lang}>{one.name}</InLang>
      </h3>
      <p className="text-ink-soft">
        {[state, ...(one.activeAt ? [fill('guardian.active', { at: formatDate(one.activeAt, timeZone, lang) })] : [])].join(' · ')}
      </p>
      <div aria-hidden className="bg-line mt-3 h-2 overflow-hidden rounded-full">
        <div className="bg-primary h-full rounded-full" style={{ width: `${one.percent}%` }} />
      </div>
    </li>
  )
}

function Dates({ due, timeZone }: { due: readonly DueDay[]; timeZone: string }) {
  const lang = useLang()
  const { fill } = useTexts(learningTexts)
  return (
    <ul data-guardian="dates" className="mt-3 space-y-3">
      {due.map(one => (
        <li key={one.id} className="wrap-anywhere">
          <span className="font-semibold">
            <InLang>
              {one.kind === 'opens' || one.kind === 'session'
                ? fill(`home.${one.kind}`, { title: one.title })
                : fill(`home.${one.kind}`, { name: one.title })}
            </InLang>
          </span>
          <span className="text-ink-soft block">{formatMoment(one.startsAt, timeZone, lang)}</span>
        </li>
      ))}
    </ul>
  )
}
