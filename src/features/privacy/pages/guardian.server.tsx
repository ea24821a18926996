import { pageHead } from '#features/sites/head.server.ts'
import { InvalidInput } from '#kit/errors.ts'
import { formatMoment } from '#kit/format.ts'
import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { readGuardianYes } from '../forms.ts'
import { isAskersBrowser } from '../guardian-links.server.ts'
import { answerGuardianAsk, findGuardianLink, type GuardianLink, withdrawAsGuardian } from '../guardians.server.ts'
import { privacyReason, privacyTexts } from '../texts.ts'
import { ConsentWords } from '../ui/consent-words.tsx'

/**
 * A parent's page, opened by the link in their mail: to allow or refuse, and to withdraw later. A link that is no longer valid responds 404 with the
 * reason.
 */
export const loader = publicPage(async args => {
  const { ctx, site, lang, page, form } = args
  const isAskers = (memberId: string) => isAskersBrowser(args, memberId)
  const link = await findGuardianLink(ctx, page.params['token'] ?? '', { site: site.settings.title, lang, isAskers })
  const texts = privacyTexts(lang)
  const view = { site: site.settings.title, form, path: page.path }
  if (link.kind === 'gone') args.visit.status = 404
  if (link.kind === 'own') args.visit.status = 403
  const title = titleOf(link, texts)
  return {
    // Neither the canonical address nor the card's URL may contain the token.
    head: pageHead(args, { title, noindex: true, path: '/' }),
    body: <Guardian link={link} {...view} />,
  }
})

function titleOf(link: GuardianLink, texts: ReturnType<typeof privacyTexts>): string {
  if (link.kind === 'gone') return texts.guardian.gone[link.why].title
  return link.kind === 'own' ? texts.guardian.own.title : texts.fill('guardian.title', { child: link.child })
}

export const action = publicAction(async (args, fields) => {
  const { ctx, site, lang, origin, page } = args
  const token = page.params['token'] ?? ''
  const from = { origin, lang, site: site.settings.title, isAskers: (memberId: string) => isAskersBrowser(args, memberId) }
  const answer = fields.get('answer')
  if (answer === 'allow') await answerGuardianAsk(ctx, token, { isGranted: true, ...readGuardianYes(fields) }, from)
  else if (answer === 'refuse') await answerGuardianAsk(ctx, token, { isGranted: false }, from)
  else if (answer === 'withdraw') await withdrawAsGuardian(ctx, token, from)
  else throw new InvalidInput(privacyReason('form'))
  return redirect(page.path, 303)
})

/**
 * The URL contains a secret: it is not sent to other sites, and the page is not cached. NOTE: not `no-referrer`, under which browsers send forms without
 * their origin, which our origin check needs.
 */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
}

interface ViewProps {
  site: string
  path: string
  form: FormResult | undefined
}

function Guardian({ link, ...view }: ViewProps & { link: GuardianLink }) {
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      {link.kind === 'open' && <Ask link={link} {...view} />}
      {link.kind === 'own' && <Own child={link.child} />}
      {link.kind === 'granted' && <Granted link={link} {...view} />}
      {link.kind === 'gone' && <Gone link={link} {...view} />}
    </div>
  )
}

function Ask({ link, site, form }: ViewProps & { link: Extract<GuardianLink, { kind: 'open' }> }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const t = texts.guardian
  const field = fieldsOf(form)
  return (
    <>
      <h1 className="text-3xl font-extrabold md:text-4xl">{texts.fill('guardian.title', { child: link.child })}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg wrap-anywhere">{texts.fill('guardian.lead', { child: link.child, site })}</p>
      {form && (
        <div className="mt-6">
          <FormRefusal form={form} />
        </div>
      )}
      <form method="post" className="mt-8 space-y-6">
        <section>
          <h2 className="mb-3 text-xl font-bold">{t.textTitle}</h2>
          <ConsentWords words={link.text.words} />
        </section>
        <input type="hidden" name="version" value={link.text.version} />
        <FormField {...field('name', link.guardianName)} label={t.name} hint={t.nameHint} autoComplete="name" maxLength={120} required />
        <FormCheck
          name="agree"
          label={texts.fill('guardian.agree', { child: link.child })}
          problem={field('agree').problem}
          isChecked={Boolean(form?.values['agree'])}
          required
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="answer" value="allow" className="btn btn-main">
            {t.allow}
          </button>
          <button type="submit" name="answer" value="refuse" className="btn btn-quiet" formNoValidate>
            {t.refuse}
          </button>
        </div>
        <p className="text-ink-soft">{texts.fill('guardian.until', { until: formatMoment(link.expiresAt, undefined, lang) })}</p>
      </form>
    </>
  )
}

function Granted({ link, form, path }: ViewProps & { link: Extract<GuardianLink, { kind: 'granted' }> }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const t = texts.guardian
  const at = formatMoment(link.givenAt, undefined, lang)
  return (
    <>
      <h1 className="text-3xl font-extrabold md:text-4xl">{texts.fill('guardian.grantedTitle', { child: link.child })}</h1>
      <div className="mt-6 space-y-4">
        {form && <FormRefusal form={form} />}
        <FormMessage tone="done">{texts.fill('guardian.granted', { name: link.guardianName, at })}</FormMessage>
      </div>
      <p className="mt-6">
        <A href={`${path}/Learning`} className="btn btn-main" data-turbo="false">
          {texts.fill('guardian.learning', { child: link.child })}
        </A>
      </p>
      <details className="mt-6">
        <summary className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">{t.given}</summary>
        <ConsentWords words={link.words} />
      </details>
      <p className="mt-6">
        <A href={`${path}/Sharing`} className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">
          {t.sharing}
        </A>
      </p>
      <form method="post" className="border-line mt-10 border-t pt-8">
        <h2 className="text-xl font-bold">{t.withdrawTitle}</h2>
        <p className="text-ink-soft mt-2 wrap-anywhere">{texts.fill('guardian.withdrawText', { child: link.child })}</p>
        <button type="submit" name="answer" value="withdraw" className="btn btn-quiet mt-4">
          {t.withdraw}
        </button>
      </form>
    </>
  )
}

function Own({ child }: { child: string }) {
  const texts = useTexts(privacyTexts)
  const t = texts.guardian.own
  return (
    <div className="py-6 text-center">
      <h1 className="heading-section">{t.title}</h1>
      <p className="text-ink-soft mx-auto mt-4 max-w-[55ch] text-lg wrap-anywhere">{texts.fill('guardian.own.text', { child })}</p>
      <p className="mt-8">
        <A href="/Account/Join" className="btn btn-main">
          {t.back}
        </A>
      </p>
    </div>
  )
}

function Gone({ link }: ViewProps & { link: Extract<GuardianLink, { kind: 'gone' }> }) {
  const lang = useLang()
  const t = useTexts(privacyTexts).guardian
  return (
    <div className="py-6 text-center">
      <h1 className="heading-section">{t.gone[link.why].title}</h1>
      <p className="text-ink-soft mx-auto mt-4 max-w-[55ch] text-lg">{t.gone[link.why].text}</p>
      {link.at && <p className="text-ink-soft mt-2">{formatMoment(link.at, undefined, lang)}</p>}
      <p className="mt-8">
        <A href="/" className="btn btn-main">
          {t.home}
        </A>
      </p>
    </div>
  )
}
