import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { listMentors, type MentorRow } from '../mentors.server.ts'
import { pathOfCourse } from '../outline.ts'
import { classTexts } from '../texts.ts'

/** The tenant's mentors and what they teach. */
export const loader = publicPage(async args => {
  const { ctx, site, lang } = args
  const t = classTexts(lang)
  const mentors = await listMentors(ctx)
  const lead = t.fill('mentors.lead', { count: mentors.length, site: site.settings.title })
  return { head: pageHead(args, { title: t.mentors.title, description: lead }), body: <MentorList lead={lead} mentors={mentors} /> }
})

function MentorList({ lead, mentors }: { lead: string; mentors: MentorRow[] }) {
  const t = useTexts(classTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{t.mentors.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{lead}</p>
      <LanguageNote of="list" langs={mentors.map(one => one.lang)} />
      <ul className="mt-8 grid gap-6 md:grid-cols-2">
        {mentors.map(mentor => (
          <li key={mentor.slug} id={mentor.slug} className="card flex flex-col gap-4 p-6 sm:max-md:flex-row lg:flex-row">
            <Avatar seed={mentor.slug} src={mentor.photo ?? undefined} name="" size={96} className="shrink-0 self-start" />
            <div className="min-w-0">
              <h2 className="text-xl font-bold">{mentor.name}</h2>
              <p className="text-ink-soft">
                <InLang lang={mentor.lang}>{mentor.headline}</InLang>
              </p>
              <p className="mt-3">
                <InLang lang={mentor.lang}>{mentor.bio}</InLang>
              </p>
              <p className="text-ink-soft mt-2">
                <InLang lang={mentor.lang}>{mentor.expertise.join(' · ')}</InLang>
              </p>
              {mentor.links.length > 0 && (
                <p className="mt-2 flex flex-wrap gap-x-4">
                  {mentor.links.map(link => (
                    <a
                      key={link}
                      href={link}
                      rel="noopener nofollow"
                      className="text-primary-text inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
                    >
                      {new URL(link).hostname.replace(/^www\./, '')}
                    </a>
                  ))}
                </p>
              )}
              {mentor.classes.length > 0 && (
                <p className="mt-3">
                  <strong>{t.mentors.teaches}:</strong>{' '}
                  {mentor.classes.map((one, at) => (
                    <span key={one.slug}>
                      {at > 0 && ', '}
                      <A href={pathOfCourse(one)} className="text-primary-text underline underline-offset-4">
                        <InLang lang={one.lang}>{one.name}</InLang>
                      </A>
                    </span>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        {t.mentors.ask}{' '}
        <A href="/Courses" className="text-primary-text font-semibold underline underline-offset-4">
          {t.mentors.all}
        </A>
      </p>
    </div>
  )
}
