import { formatCount } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import { publicPage } from '#page/public-page.server.ts'
import { chipClass } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { hrefWith } from '#ui/href.ts'
import { LanguageNote } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { JOB_TYPES } from '../career.ts'
import { careerTexts } from '../texts.ts'
import { JobList } from '../ui/job-list.tsx'
import { type JobsData, loadJobs } from '../views.server.ts'

/** All jobs that are open for applications. */
export const loader = publicPage(async args => {
  const list = await loadJobs(args)
  return { head: list.head, body: <Jobs list={list} /> }
})

function Jobs({ list }: { list: JobsData }) {
  const lang = useLang()
  const t = useTexts(careerTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{t.careers.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">
        {list.lead}{' '}
        <A href="/Career" className="text-primary-text font-semibold underline underline-offset-4">
          {t.careers.toEmployers}
        </A>
      </p>
      <LanguageNote of="list" langs={list.jobs.map(job => job.lang)} />
      <form action={localHref(lang, '/Event/Careers')} className="mt-6">
        <SearchField label={t.careers.search} placeholder={t.careers.hint} value={list.search} />
        {list.type && <input type="hidden" name="type" value={list.type} />}
      </form>
      <nav aria-label={t.filter} className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {[undefined, ...JOB_TYPES].map(type => (
          <A
            key={type ?? ''}
            href={hrefWith('/Event/Careers', list.values, 'type', type)}
            aria-current={type === list.type ? 'true' : undefined}
            className={chipClass(type === list.type)}
          >
            {type ? t.types[type] : t.all}
          </A>
        ))}
      </nav>
      <p className="text-ink-soft mt-6" role="status">
        {t.fill('careers.count', { count: list.total, shown: formatCount(list.total) })}
      </p>
      {list.jobs.length === 0 ? (
        <EmptyState title={t.empty.title} text={t.empty.text} action={{ label: t.empty.action, href: '/Event/Careers' }} />
      ) : (
        <JobList jobs={list.jobs} />
      )}
      <Pager page={list.page} totalPages={list.totalPages} base="/Event/Careers" query={list.values} />
    </div>
  )
}
