import { REFUSAL_CODES } from '#features/enrolments/enrolment.ts'
import { joinClass, leaveClass } from '#features/enrolments/join.server.ts'
import { findOwnOffer } from '#features/enrolments/offer.server.ts'
import { enrolmentReason } from '#features/enrolments/texts.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { Conflict } from '#kit/errors.ts'
import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type JoinView, toJoinView } from '../detail.server.ts'
import { getClassOrLead } from '../former-names.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'
import { JoinBox } from '../ui/join-box.tsx'

/** A person's own page of joining a class: where its forms are sent, and where sign-in leads back to. Its box takes the place of the public page's. */
export const loader = publicPage(async args => {
  requirePerson(args.ctx.viewer)
  const one = await getClassOrLead(args, args.page.params['slug'] ?? '', ({ slug }) => `/Account/Class/${slug}`)
  const view = toJoinView(args, one, await findOwnOffer(args.ctx, one))
  return {
    head: pageHead(args, { title: one.name, noindex: true }),
    body: <AccountClass view={view} name={one.name} lang={one.lang} href={pathOfCourse(one)} form={args.form} />,
  }
})

export const action = publicAction(async ({ ctx, page }, fields) => {
  const slug = page.params['slug'] ?? ''
  const path = `/Account/Class/${slug}`
  if (fields.get('form') === 'leave') {
    await leaveClass(ctx, { slug })
    return redirect(path, 303)
  }
  const outcome = await joinClass(ctx, { slug })
  if ('refused' in outcome) {
    const { refused } = outcome
    if (refused === 'consent') return redirect(`/Account/Join?to=${encodeURIComponent(path)}`, 303)
    // Sent twice, or joined elsewhere: the box says where they stand.
    if (refused !== 'in') throw new Conflict(enrolmentReason(REFUSAL_CODES[refused]))
  }
  return redirect(path, 303)
})

interface AccountClassProps {
  view: JoinView
  name: string
  lang: string
  href: string
  form: FormResult | undefined
}

function AccountClass({ view, name, lang, href, form }: AccountClassProps) {
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
        <JoinBox view={view} />
      </div>
    </div>
  )
}
