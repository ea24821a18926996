import { type JoinRefusal, REFUSAL_CODES } from '#features/enrolments/enrolment.ts'
import { joinClass, leaveClass } from '#features/enrolments/join.server.ts'
import { findOwnOffer } from '#features/enrolments/offer.server.ts'
import { enrolmentReason } from '#features/enrolments/texts.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { Conflict } from '#kit/errors.ts'
import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import type { Ctx } from '#platform/context.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type JoinView, toJoinView } from '../detail.server.ts'
import { getOwnClass, isShown, type OwnClass } from '../detail-query.server.ts'
import { getOwnClassOrLead } from '../former-names.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { JoinAction, JoinBox } from '../ui/join-box.tsx'

const LEARN = '/Learn'

/**
 * A person's own page of joining a class: where its forms are sent, and where sign-in leads back to. Its box takes the place of the public page's. Who takes part in
 * a class that was withdrawn still has it here (docs/decisions/083).
 */
export const loader = publicPage(async args => {
  requirePerson(args.ctx.viewer)
  const one = await getOwnClassOrLead(args, args.page.params['slug'] ?? '', ({ slug }) => `/Account/Class/${slug}`)
  const offer = await findOwnOffer(args.ctx, one)
  const view = toJoinView(args, one, offer)
  // A class that was withdrawn has no page of its own to lead to.
  const href = one.isWithdrawn ? LEARN : pathOfCourse(one)
  if (one.isWithdrawn && !offer.chapter) view.learnPath = LEARN
  return {
    head: pageHead(args, { title: one.name, noindex: true }),
    body: <AccountClass view={view} one={one} href={href} form={args.form} />,
  }
})

export const action = publicAction(async ({ ctx, page }, fields) => {
  const slug = page.params['slug'] ?? ''
  const path = `/Account/Class/${slug}`
  if (fields.get('form') === 'leave') {
    await leaveClass(ctx, { slug })
    return redirect((await isShown(ctx, slug)) ? path : LEARN, 303)
  }
  const batchId = fields.get('batchId')?.toString()
  // The document of everybody has no choice: who comes from it without a script chooses here.
  if (batchId === undefined && (await hasChoice(ctx, slug))) return redirect(path, 303)
  const outcome = await joinClass(ctx, { slug, batchId })
  if ('refused' in outcome) {
    const { refused } = outcome
    if (refused === 'consent') return redirect(`/Account/Join?to=${encodeURIComponent(path)}`, 303)
    // Sent twice, or joined elsewhere: the box says where they stand.
    if (refused !== 'in') throw new Conflict(enrolmentReason(codeOf(refused, batchId)))
  }
  return redirect(path, 303)
})

async function hasChoice(ctx: Ctx, slug: string): Promise<boolean> {
  requirePerson(ctx.viewer)
  const { batches } = await findOwnOffer(ctx, await getOwnClass(ctx, slug))
  return batches.filter(({ state }) => state !== 'full').length > 1
}

/** The others may have places where the chosen batch has none. */
function codeOf(refused: JoinRefusal, batchId: string | undefined) {
  if (batchId !== undefined && refused === 'closed') return 'BatchClosed'
  return batchId !== undefined && refused === 'full' ? 'BatchFull' : REFUSAL_CODES[refused]
}

interface AccountClassProps {
  view: JoinView
  one: Pick<OwnClass, 'name' | 'lang' | 'isWithdrawn'>
  href: string
  form: FormResult | undefined
}

function AccountClass({ view, one: { name, lang, isWithdrawn }, href, form }: AccountClassProps) {
  const t = useTexts(classTexts)
  return (
    <div className="container-page max-w-2xl py-8 md:py-12">
      <Breadcrumbs
        trail={[
          { label: t.courses.label, href: '/Courses' },
          { label: name, href, lang },
        ]}
        current={t.join.label}
      />
      <h1 className="heading-section mt-4">
        <InLang lang={lang}>{name}</InLang>
      </h1>
      <div className="mt-6 space-y-6">
        {form && <FormRefusal form={form} />}
        {isWithdrawn ? (
          <>
            <p data-note="withdrawn" className="bg-tint rounded-lg px-4 py-3">
              {t.join.withdrawn}
            </p>
            <JoinAction view={view} className="w-full" isWhole />
          </>
        ) : (
          <JoinBox view={view} />
        )}
      </div>
    </div>
  )
}
