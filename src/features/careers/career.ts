export const JOB_TYPES = ['full-time', 'part-time', 'internship', 'contract'] as const
export const JOB_MODES = ['onsite', 'hybrid', 'remote'] as const
export type JobType = (typeof JOB_TYPES)[number]
export type JobMode = (typeof JOB_MODES)[number]

export interface Job {
  id: string
  slug: string
  /** The language that its texts are read in. */
  lang: string
  /** All languages that it has texts in. */
  langs: string[]
  title: string
  type: JobType
  mode: JobMode
  city: string | null
  /** Whole rupiah per month. */
  salaryMin: number | null
  salaryMax: number | null
  summary: string
  duties: string[]
  requirements: string[]
  publishedAt: string
  closesAt: string | null
  company: string
  careerSlug: string
}

export interface Career {
  id: string
  slug: string
  /** The language that its texts are read in. */
  lang: string
  /** All languages that it has texts in. */
  langs: string[]
  company: string
  industry: string
  summary: string
  logo: string | null
  website: string | null
  city: string | null
  openJobs: number
}

export interface CareerDetail extends Career {
  content: unknown
  /** Open jobs first, then closed ones. */
  jobs: Job[]
}

/** Returns the path of a job's page. */
export const pathOfJob = ({ id, slug }: Pick<Job, 'id' | 'slug'>) => `/Event/Careers/${id}/${slug}`

export function isOpen(job: Pick<Job, 'closesAt'>, now: Date): boolean {
  return job.closesAt === null || new Date(job.closesAt) > now
}
