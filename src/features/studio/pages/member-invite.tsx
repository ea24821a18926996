import { inviteMember } from '#features/members/invitations.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { GIVEN_ROLES, type GivenRole, LIMIT_OF, toGivenRole } from '#features/permissions/role-limits.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { NotFound } from '#kit/errors.ts'
import type { FormState } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { type LimitChoice, listChoices, readLimits } from '../limits.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { LimitFields } from '../ui/limit-fields.tsx'

/** Inviting in two steps, which work without a script: first the role, then the address and what this role can be limited to. */
export const loader = serverPage(async args => {
  const { ctx, query, lang } = args
  requireStaff(ctx)
  const t = studioTexts(lang)
  const role = toGivenRole(query.get('role'))
  const limit = role && LIMIT_OF[role]
  const choices = limit ? await listChoices(ctx, limit) : []
  return studioPage(args, {
    title: role ? t.fill('invite.titleOf', { role: memberTexts(lang).roles[role] }) : t.invite.title,
    lead: t.invite.lead,
    body: role ? <InviteAs role={role} choices={choices} form={args.form} /> : <ChooseRole />,
  })
})

export const action = studioAction({
  invite: async ({ ctx, query, site, origin, lang }, fields) => {
    requireStaff(ctx)
    const role = toGivenRole(query.get('role'))
    if (!role) throw new NotFound()
    const limits = await readLimits(ctx, role, fields)
    await inviteMember(ctx, { email: fields.get('email') ?? '', role, limits }, { site, origin, lang })
    return '/Studio/Members/Invitations?done=invited'
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function ChooseRole() {
  const t = useTexts(studioTexts).invite
  const names = useTexts(memberTexts).roles
  return (
    <>
      <h2 className="text-xl font-bold">{t.roleFirst}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {GIVEN_ROLES.map(role => (
          <li key={role} className="card hover:border-primary-text group relative p-5">
            <A
              href={`/Studio/Members/Invite?role=${role}`}
              className="group-hover:text-primary-text text-lg font-semibold after:absolute after:inset-0"
            >
              {names[role]}
            </A>
            <p className="text-ink-soft mt-1">{t.about[role]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function InviteAs({ role, choices, form }: { role: GivenRole; choices: readonly LimitChoice[]; form: FormState | undefined }) {
  const t = useTexts(studioTexts).invite
  const field = fieldsOf(form, 'invite')
  return (
    <form method="post" className="max-w-3xl space-y-6">
      <input type="hidden" name="form" value="invite" />
      {form && <FormRefusal form={form} />}
      <div className="card space-y-6 p-5 md:p-6">
        <p className="text-ink-soft">{t.about[role]}</p>
        <FormField {...field('email')} label={t.email} hint={t.emailHint} type="email" autoComplete="off" maxLength={254} required />
        <LimitFields role={role} choices={choices} field={field} chosen={[]} />
      </div>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-main">
          {t.send}
        </button>
        <A href="/Studio/Members/Invite" className="btn btn-quiet">
          {t.otherRole}
        </A>
      </p>
    </form>
  )
}
