import { consentText } from '#features/privacy/consent-text.ts'
import { isAskersBrowser } from '#features/privacy/guardian-links.server.ts'
import { findGuardianLink } from '#features/privacy/guardians.server.ts'
import { ConsentWords } from '#features/privacy/ui/consent-words.tsx'
import { pageHead } from '#features/sites/head.server.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { allowShared, findShared, SHARED, type Shared, stopShared } from '../shown.server.ts'
import { leaderboardReason, leaderboardTexts } from '../texts.ts'

/** What a parent may allow of their child besides the membership, by the link by which they consented to it. 404 for every other link. */
export const loader = publicPage(async args => {
  const link = await getLink(args)
  const t = leaderboardTexts(args.lang)
  const allowed = await findShared(args.ctx, link.childId)
  return {
    // As on the link's own page: no address that is passed on may contain the token.
    head: pageHead(args, { title: t.fill('parent.title', { child: link.child }), noindex: true, path: '/' }),
    body: (
      <Sharing
        child={link.child}
        parts={SHARED.map(purpose => ({ purpose, isAllowed: allowed[purpose], text: textOf(args, purpose, link.child) }))}
        back={args.page.path.slice(0, args.page.path.lastIndexOf('/'))}
        form={args.form}
      />
    ),
  }
})

export const action = publicAction(async (args, fields) => {
  const link = await getLink(args)
  const [answer, purpose] = [fields.get('answer'), SHARED.find(one => one === fields.get('purpose'))]
  if (!purpose || (answer !== 'allow' && answer !== 'stop')) throw new InvalidInput(leaderboardReason('unknownAct'))
  if (answer === 'stop') await stopShared(args.ctx, link.childId, purpose)
  else {
    const text = textOf(args, purpose, link.child)
    await allowShared(args.ctx, {
      childId: link.childId,
      purpose,
      version: fields.get('version') ?? '',
      by: { name: link.guardianName },
      text,
    })
  }
  return redirect(args.page.path, 303)
})

/** As the link's own page: its address contains a secret. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
}

async function getLink(args: PageArgs) {
  const { ctx, site, lang, page } = args
  const isAskers = (memberId: string) => isAskersBrowser(args, memberId)
  const link = await findGuardianLink(ctx, page.params['token'] ?? '', { site: site.settings.title, lang, isAskers })
  // Not in the child's own browser either: the child holds a link that they sent themselves.
  if (link.kind !== 'granted' || isAskers(link.childId)) throw new NotFound(leaderboardReason('linkGone'))
  return link
}

function textOf({ lang, site }: PageArgs, purpose: Shared, child: string) {
  const names = { site: site.settings.title, child }
  return consentText(purpose === 'leaderboard' ? { purpose, giver: 'parent' } : { purpose }, lang, names)
}

interface SharingProps {
  child: string
  parts: { purpose: Shared; isAllowed: boolean; text: { version: string; words: string } }[]
  back: string
  form: FormResult | undefined
}

function Sharing({ child, parts, back, form }: SharingProps) {
  const t = useTexts(leaderboardTexts)
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <h1 className="text-3xl font-extrabold wrap-anywhere md:text-4xl">{t.fill('parent.title', { child })}</h1>
      <p className="text-ink-soft mt-3 text-lg">{t.parent.lead}</p>
      {form && (
        <div className="mt-6">
          <FormRefusal form={form} />
        </div>
      )}
      {parts.map(({ purpose, isAllowed, text }) => (
        <form key={purpose} method="post" data-shared={purpose} className="border-line mt-8 border-t pt-6">
          <h2 className="text-xl font-bold">{t.parent[purpose]}</h2>
          <p className="mt-1 font-semibold">{isAllowed ? t.parent.isAllowed : t.parent.isNot}</p>
          <div className="mt-3">
            <ConsentWords words={text.words} />
          </div>
          <input type="hidden" name="purpose" value={purpose} />
          <input type="hidden" name="version" value={text.version} />
          <button type="submit" name="answer" value={isAllowed ? 'stop' : 'allow'} className="btn btn-quiet mt-4">
            {isAllowed ? t.parent.stop : t.parent.allow}
            <span className="sr-only">: {t.parent[purpose]}</span>
          </button>
        </form>
      ))}
      <p className="mt-8">
        <A href={back} className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">
          {t.parent.back}
        </A>
      </p>
    </div>
  )
}
