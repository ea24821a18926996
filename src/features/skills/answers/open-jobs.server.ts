import { type Job, pathOfJob } from '#features/careers/career.ts'
import { listJobs } from '#features/careers/queries.server.ts'
import { careerTexts } from '#features/careers/texts.ts'
import { placeOfJob, salaryOfJob } from '#features/careers/views.server.ts'
import type { Source } from '#features/retrieval/passage.ts'
import { formatDate } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { type JobsInput, jobsInput } from '../inputs.ts'
import type { Skill } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, pageSource, plain, shareIn, siteOf } from './answering.server.ts'

const READ = 100
const SHOWN = 6
const ENOUGH = 0.5

export const openJobs: Skill<JobsInput> = {
  name: 'open_jobs',
  description:
    'Lists the jobs and internships that take applications now, with employer, place, pay and closing date. Use it when somebody looks for a job or asks how to apply for one.',
  who: 'anybody',
  reads: ['careers', 'settings'],
  input: jobsInput,
  async run(ctx, { topic, city, type }) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const { timeZone } = await siteOf(ctx)
    const { items } = await listJobs(ctx, { page: 1, perPage: READ, ...(type && { type }) })
    const isThere = (job: Job) => city === undefined || (job.city ?? '').toLowerCase().includes(city)
    const isAbout = ({ title, company, summary }: Job) => !topic || shareIn(topic, `${title} ${company} ${summary}`) >= ENOUGH
    const found = items.filter(job => isThere(job) && isAbout(job))
    const all = () => answer.cite(pageSource(ctx, 'jobs'))
    if (found.length === 0) {
      answer.say(t.fill('jobs.none', { ref: all() }))
      return answer.done({ jobs: [] }, topic !== undefined || city !== undefined)
    }
    answer.say(t.fill('jobs.found', { count: found.length }))
    const shown = found.slice(0, SHOWN)
    answer.list(shown.map(job => lineOf(ctx, job, answer, timeZone)))
    answer.say(t.jobs.apply)
    if (found.length > shown.length) answer.say(t.fill('jobs.more', { count: shown.length, ref: all() }))
    return answer.done({ jobs: shown.map(toData) })
  },
}

function lineOf({ lang }: Ctx, job: Job, answer: Answer, timeZone: string): string {
  const { types, modes } = careerTexts(lang)
  const until = job.closesAt && skillTexts(lang).fill('jobs.until', { day: formatDate(new Date(job.closesAt), timeZone, lang) })
  const facts = [types[job.type], modes[job.mode], placeOfJob(job, lang), salaryOfJob(job, lang), until].filter(Boolean).join(' · ')
  return `**${plain(job.title)}**, ${plain(job.company)}: ${facts.replaceAll('\u00a0', ' ')} ${answer.cite(jobSource(job))}`
}

const jobSource = (job: Job): Source => ({ kind: 'job', id: job.id, title: job.title, href: pathOfJob(job), lang: job.lang })

function toData(job: Job) {
  const { title, company, type, mode, city, salaryMin, salaryMax, closesAt } = job
  return { title, company, type, mode, city, salaryMin, salaryMax, closesAt, href: pathOfJob(job) }
}
