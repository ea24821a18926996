import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { careerTexts } from '../texts.ts'
import type { JobView } from '../views.server.ts'

/** Jobs as rows; the whole row is the link's target. */
export function JobList({ jobs, heading: Heading = 'h2' }: { jobs: JobView[]; heading?: 'h2' | 'h3' }) {
  const t = useTexts(careerTexts)
  return (
    <ul className="border-line mt-6 border-t">
      {jobs.map(job => (
        <li key={job.href} className="border-line group relative grid gap-x-6 gap-y-1 border-b py-5 md:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <Heading className="text-xl font-bold">
              <A href={job.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                <InLang lang={job.lang}>{job.title}</InLang>
              </A>
            </Heading>
            <p className="text-ink-soft">
              {job.company} · {job.place} · {job.mode}
            </p>
            <p className="mt-1 max-w-[65ch]">
              <InLang lang={job.lang}>{job.summary}</InLang>
            </p>
          </div>
          <div className="md:text-right md:whitespace-nowrap">
            <p className="font-semibold">{job.type}</p>
            <p>{job.salary}</p>
            <p className="text-ink-soft">{job.isOpen ? job.until && `${t.until} ${job.until}` : t.closed}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
