import { birthYears } from '#features/members/birth-date.ts'
import { isAwaitedAdmin } from '#features/members/member-queries.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { formatDate, formatMoment } from '#kit/format.ts'
import { toOwnPath } from '#kit/own-path.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { showOnce, takeShownOnce } from '#page/shown-once.server.ts'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type ConsentText, consentText } from '../consent-text.ts'
import { readBirthDate, readGuardian, readGuardianLink, readNewSchool, requireTick } from '../forms.ts'
import { type AskFrom, askGuardian, askSchool } from '../guardian-asks.server.ts'
import { makeGuardianLink, markAskersBrowser } from '../guardian-links.server.ts'
import { consentToMembership, getJoinState, type JoinState, setBirthDate } from '../join.server.ts'
import { askNamedSchool, searchSchools } from '../named-schools.server.ts'
import { privacyTexts } from '../texts.ts'
import { GuardianStep } from '../ui/guardian-step.tsx'
import type { SchoolSearch } from '../ui/guardian-ways.tsx'
import { BirthDateStep, ConsentStep } from '../ui/join-steps.tsx'

/** The name of a parent's link that is shown once. */
const LINK = 'guardian link'

/** The first admin of a new site becomes one while it is closed: nobody else could open it. */
export const isOpenUnderMaintenance = ({ ctx }: PageArgs) => isAwaitedAdmin(ctx)

/** Where a person who has signed in for the first time becomes a member, or sees whose consent is missing. */
export const loader = publicPage(async args => {
  const state = await getJoinState(args.ctx)
  if (state.step.kind === 'done') throw redirect(targetOf(args))
  const title = privacyTexts(args.lang).fill('join.title', { site: args.site.settings.title })
  const { ctx, lang, form, site } = args
  const search = state.step.kind === 'guardian' ? args.query.get('school') : null
  const view: JoinView = {
    title,
    state,
    form,
    site: site.settings.title,
    here: hereOf(args),
    to: targetOf(args),
    schools: search ? { text: search, found: await searchSchools(ctx, search) } : undefined,
    whatsappHref: takeShownOnce(args, LINK),
    years: birthYears(ctx.now),
    membership: consentText({ purpose: 'membership', giver: 'self' }, lang, { site: site.settings.title }),
    marketing: consentText({ purpose: 'marketing' }, lang, { site: site.settings.title }),
  }
  return { head: pageHead(args, { title, noindex: true }), body: <Join view={view} /> }
})

export const action = publicAction(async (args, fields) => {
  const { ctx, lang, origin, site } = args
  const from = { origin, lang, site: site.settings.title }
  const form = fields.get('form')
  if (form === 'birth-date') await setBirthDate(ctx, readBirthDate(fields, ctx.now))
  else if (form === 'consent') {
    requireTick(fields, 'agree', 'consentMissing')
    const marketing = fields.get('marketing') ? (fields.get('marketingVersion') ?? '') : null
    await consentToMembership(ctx, { membership: fields.get('membershipVersion') ?? '', marketing }, from)
    return redirect(targetOf(args), 303)
  } else if (form === 'guardian' || form === 'again') await askGuardian(ctx, readGuardian(fields), from)
  else if (form === 'school') await askSchool(ctx, from)
  else if (form === 'named-school') await askNamedSchool(ctx, { id: fields.get('school') ?? '' }, from)
  else if (form === 'new-school') await askNamedSchool(ctx, readNewSchool(fields), from)
  else if (form === 'link') return redirect(await makeLink(args, fields, from), 303)
  return redirect(hereOf(args), 303)
})

/**
 * Makes a parent's link and returns the page's path that shows once how to send it. The number that the child typed goes into the address at WhatsApp and
 * nowhere else.
 */
async function makeLink(args: PageArgs, fields: URLSearchParams, from: AskFrom): Promise<string> {
  const guardian = readGuardianLink(fields)
  const { memberId, child, href, expiresAt } = await makeGuardianLink(args.ctx, guardian, from)
  markAskersBrowser(args, memberId)
  const until = formatMoment(expiresAt, undefined, from.lang)
  const text = privacyTexts(from.lang).fill('guardianAsk.link.text', { name: guardian.name, child, site: from.site, until, href })
  const shown = showOnce(args, LINK, `https://wa.me/${guardian.phone}?text=${encodeURIComponent(text)}`, args.page.path)
  return withTarget(shown, args)
}

/** Returns the path to continue to, without this page's language: links and redirects add it to every path. */
function targetOf({ visit, lang }: PageArgs): string {
  return toOwnPath(visit.search.get('to'), lang)
}

function hereOf(args: PageArgs): string {
  return withTarget(args.page.path, args)
}

function withTarget(path: string, args: PageArgs): string {
  const to = targetOf(args)
  return to === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}to=${encodeURIComponent(to)}`
}

interface JoinView {
  title: string
  state: JoinState
  form: FormResult | undefined
  site: string
  here: string
  to: string
  schools: SchoolSearch | undefined
  whatsappHref: string | undefined
  years: readonly number[]
  membership: ConsentText
  marketing: ConsentText
}

function Join({ view }: { view: JoinView }) {
  const texts = useTexts(privacyTexts)
  const { join } = texts
  const { state, form } = view
  const at = state.step.kind === 'birth-date' ? 1 : 2
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <p className="text-ink-soft font-semibold">{texts.fill('join.step', { at })}</p>
      <h1 className="mt-2 text-3xl font-extrabold md:text-4xl">{view.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{join.lead}</p>
      {form && (
        <div className="mt-6">
          <FormRefusal form={form} />
        </div>
      )}
      <Known view={view} />
      <div className="mt-10">
        {state.step.kind === 'birth-date' && <BirthDateStep form={form} years={view.years} />}
        {state.step.kind === 'consent' && <ConsentStep form={form} membership={view.membership} marketing={view.marketing} />}
        {state.step.kind === 'guardian' && (
          <GuardianStep
            form={form}
            step={state.step}
            here={view.here}
            to={view.to}
            schools={view.schools}
            whatsappHref={view.whatsappHref}
          />
        )}
      </div>
      <p className="border-line mt-10 flex flex-wrap gap-x-6 border-t pt-4">
        <A href="/Privacy-Policy" className="text-primary-text inline-flex min-h-11 items-center underline">
          {join.policy}
        </A>
        <A href="/Account/Privacy" className="text-primary-text inline-flex min-h-11 items-center underline">
          {texts.own.title}
        </A>
        <A href="/Logout" className="text-primary-text inline-flex min-h-11 items-center underline">
          {join.wrongPerson}
        </A>
      </p>
    </div>
  )
}

/** What the tenant knows of the person, and the role that they will have. */
function Known({ view: { state, site } }: { view: JoinView }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const { join } = texts
  const { roles: names } = useTexts(memberTexts)
  const roles = new Intl.ListFormat(lang, { type: 'conjunction' }).format(state.invitedAs.map(role => names[role]))
  const facts: [string, string][] = [
    [join.name, state.name],
    [join.email, state.email],
    ...(state.bornOn ? [[join.bornOn, formatDate(state.bornOn, 'UTC', lang)] as [string, string]] : []),
    [join.role, roles ? texts.fill('join.invited', { roles }) : join.asStudent],
  ]
  return (
    <section className="card mt-8 p-5">
      <h2 className="text-lg font-bold wrap-anywhere">{texts.fill('join.known', { site })}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="mb-2 font-medium wrap-anywhere sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
