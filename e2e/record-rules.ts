import type { Role } from '#kit/roles.ts'
import type { CallRule, Names } from './call-rules.ts'
import { MENTOR_WRITERS, OPENERS, PROGRAM_WRITERS, SCHOOL_WRITERS, STAFF, TEACHERS, WRITERS } from './rights-table.ts'

const GONE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'

/** Who may publish and delete classes. */
const PUBLISHERS: readonly Role[] = [...STAFF, 'lead_region']

/** Who may make the calls on records as they are written, beside `callRules`. */
export function recordCalls(theirs: Names): Record<string, CallRule> {
  return {
    ...recordRules('v1/class', {
      who: TEACHERS,
      publishers: PUBLISHERS,
      removers: PUBLISHERS,
      work: { name: 'Uji' },
      hasAsk: true,
      theirs: theirs.classId,
      hasPublish: true,
      isClass: true,
    }),
    'POST v1/class/duplicate': { who: TEACHERS, body: { id: GONE }, status: 404, foreign: { body: { id: theirs.classId } } },
    ...recordRules('v1/career', { who: OPENERS, work: WORK_OF.career, hasAsk: true, theirs: theirs.careerId, hasPublish: true }),
    ...recordRules('v1/career/job', { who: OPENERS, work: WORK_OF.job, hasAsk: true, theirs: theirs.jobId, hasPublish: true }),
    ...recordRules('v1/program', { who: PROGRAM_WRITERS, makers: STAFF, work: WORK_OF.program }),
    ...recordRules('v1/mentor', { who: MENTOR_WRITERS, makers: STAFF, work: WORK_OF.mentor, hasOrder: true }),
    ...recordRules('v1/school', { who: SCHOOL_WRITERS, makers: STAFF, work: { name: 'Uji', cityId: '32.73' } }),
    ...recordRules('v1/portfolio', { who: WRITERS, work: WORK_OF.portfolio, hasPublish: true }),
    ...recordRules('v1/category', { who: WRITERS, work: { name: 'Uji', kind: 'news' } }),
    ...recordRules('v1/testimony', { who: WRITERS, work: { name: 'Uji', message: 'Uji', consent: 'Ya' }, hasPublish: true }),
    ...recordRules('v1/speaker', { who: WRITERS, work: { name: 'Uji' } }),
    ...recordRules('v1/sponsor', { who: WRITERS, work: { name: 'Uji' } }),
    ...recordRules('v1/lms-feature', { who: WRITERS, work: { title: 'Uji', summary: 'Uji' }, hasPublish: true }),
    ...recordRules('v1/question', { who: WRITERS, work: { question: 'Uji?', answer: 'Ya.' }, hasOrder: true }),
  }
}

/** What is sent to save a record, by its kind. */
const WORK_OF = {
  career: { company: 'Uji', industry: 'Uji', summary: 'Uji', content: { type: 'doc', content: [] } },
  program: { name: 'Uji', summary: 'Uji', content: { type: 'doc', content: [] } },
  mentor: { name: 'Uji', headline: 'Uji', bio: 'Uji', expertise: [] },
  portfolio: {
    title: 'Uji',
    kind: 'Uji',
    summary: 'Uji',
    content: { type: 'doc', content: [] },
    type: 'corporate',
    clientName: 'Uji',
    heldOn: '2026-01-31',
  },
  job: { careerId: GONE, title: 'Uji', type: 'internship', mode: 'remote', summary: 'Uji' },
}

interface RecordRules {
  who: readonly Role[]
  /** Who may put them in order; by default all who write them. */
  makers?: readonly Role[]
  /** Who may publish; writers by default. */
  publishers?: readonly Role[]
  /** Who may delete; by default all who write them. */
  removers?: readonly Role[]
  work: object
  /** A record of another tenant. */
  theirs?: string
  hasPublish?: boolean
  hasAsk?: boolean
  hasOrder?: boolean
  /** Classes have calls of their own, and no history. */
  isClass?: true
}

/** Calls on records as they are written, of one that is not there: 404 is enough to tell who may from who may not. */
function recordRules(
  base: string,
  { who, makers = who, publishers = WRITERS, removers = who, work, theirs, hasPublish, hasAsk, hasOrder, isClass }: RecordRules,
): Record<string, CallRule> {
  const ofOne = (by: readonly Role[], more: object = {}): CallRule => ({
    who: by,
    body: { id: GONE, ...more },
    status: 404,
    ...(theirs && { foreign: { body: { id: theirs, ...more } } }),
  })
  return {
    [`GET ${base}/record/list`]: { who },
    [`GET ${base}/record`]: { who, query: `id=${GONE}`, status: 404, ...(theirs && { foreign: { query: `id=${theirs}` } }) },
    ...(!isClass && {
      [`GET ${base}/version/list`]: { who, query: `id=${GONE}`, status: 404, ...(theirs && { foreign: { query: `id=${theirs}` } }) },
      [`GET ${base}/version/detail`]: {
        who,
        query: `id=${GONE}&version=1`,
        status: 404,
        ...(theirs && { foreign: { query: `id=${theirs}&version=1` } }),
      },
      [`POST ${base}/restore`]: ofOne(who, { base: 1, version: 1 }),
    }),
    [`POST ${base}/save`]: ofOne(who, { base: 7, ...work }),
    [`POST ${base}/delete`]: ofOne(removers),
    ...(hasPublish && { [`POST ${base}/publish`]: ofOne(publishers), [`POST ${base}/withdraw`]: ofOne(publishers) }),
    ...(hasAsk && { [`POST ${base}/ask`]: ofOne(who) }),
    ...(hasOrder && { [`POST ${base}/order`]: { who: makers, body: { ids: [GONE] }, status: 422 } }),
  }
}
