import { useLoaderData } from 'react-router'
import { can } from '#features/permissions/permissions.ts'
import { loadRecord } from '#features/records/record-page.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { type RecordField, textOf } from '#ui/app/record/edited-record.ts'
import { RecordForm } from '#ui/app/record/record-form.tsx'
import { Section } from '#ui/app/section.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listMembersOf } from '../members.server.ts'
import { mentorRecords } from '../records.server.ts'
import { mentorTexts } from '../texts.ts'

/** A mentor's form; without an id in the path, of a new one. */
export const loader = appLoader(async args => {
  const record = await loadRecord(args, mentorRecords, { expertise: [], links: [] })
  const members = await listMembersOf(args.ctx, record.id)
  return { title: textOf(record.work, 'name') || mentorTexts(args.lang).new, record, members, isStaff: can(args.ctx.viewer, 'site.manage') }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function StudioEdit() {
  const { title, record, members, isStaff } = useLoaderData<typeof loader>()
  const t = useTexts(mentorTexts)
  const of = t.fields
  const fields: RecordField[] = [
    { kind: 'text', name: 'name', label: of.name },
    { kind: 'text', name: 'headline', label: of.headline, isTranslated: true },
    { kind: 'long', name: 'bio', label: of.bio, isTranslated: true },
    { kind: 'tags', name: 'expertise', label: of.expertise, isTranslated: true },
    { kind: 'picture', name: 'photo', label: of.photo },
    { kind: 'rows', name: 'links', label: of.links, hint: of.linksHint },
    { kind: 'text', name: 'slug', label: of.slug, hint: of.slugHint },
  ]
  return (
    <AppPage title={title}>
      <RecordForm
        key={record.id}
        record={record}
        calls="/api/services/v1/mentor"
        fields={fields}
        title="name"
        listHref="/Studio/Mentors"
        publicHref={slug => `/Mentor#${slug}`}
      />
      {isStaff && record.version > 0 && (
        <div className="mt-8">
          <Section title={t.members}>
            {members.length === 0 && <p>{t.noMembers}</p>}
            <ul className="space-y-1">
              {members.map(member => (
                <li key={member.id}>
                  <A href={`/Studio/Members/${member.id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                    {member.name}
                  </A>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </AppPage>
  )
}
