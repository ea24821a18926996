import { memberTexts } from '#features/members/texts.ts'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { getJoinState } from '#features/privacy/join.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { countForStaff } from '../overview.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { ByRole, Counts } from '../ui/counts.tsx'
import { Places } from '../ui/places.tsx'
import { WithoutRole } from '../ui/without-role.tsx'

/** Where the signed-in product begins: where the role at hand can go, and for staff how things stand. */
export const loader = serverPage(async args => {
  const { ctx, lang, site } = args
  const t = studioTexts(lang)
  const person = requirePerson(ctx.viewer)
  const counts = can(ctx.viewer, 'site.manage') ? await countForStaff(ctx) : undefined
  const step = person.role === 'none' ? (await getJoinState(ctx)).step : undefined
  const words = { site: site.settings.title, role: memberTexts(lang).roles[person.role] }
  return studioPage(args, {
    title: t.fill('overview.title', { name: person.name }),
    lead: t.fill(person.role === 'none' ? 'overview.leadNone' : 'overview.lead', words),
    body: (
      <div className="space-y-8">
        {counts && <Counts counts={counts} />}
        {step && <WithoutRole site={site.settings.title} step={step} />}
        <div className={counts ? 'grid items-start gap-8 xl:grid-cols-2' : ''}>
          <Places viewer={ctx.viewer} />
          {counts && <ByRole counts={counts} />}
        </div>
      </div>
    ),
  })
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
