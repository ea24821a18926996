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
    ...buildingCalls(theirs),
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

/** Outlines and chapters of classes: those of a class that is not there, or another tenant's, are answered with 404 to whoever may write some. */
function buildingCalls({ classId }: Names): Record<string, CallRule> {
  const who = TEACHERS
  const outline = (id: string) => ({ id, base: 1, modules: [] })
  const gone = { who, status: 404 } as const
  return {
    'GET v1/class/files': { ...gone, query: `id=${GONE}`, foreign: { query: `id=${classId}` } },
    'GET v1/class/outline': { ...gone, query: `id=${GONE}`, foreign: { query: `id=${classId}` } },
    'POST v1/class/outline/save': { ...gone, body: outline(GONE), foreign: { body: outline(classId) } },
    'POST v1/class/outline/publish': { ...gone, body: { id: GONE }, foreign: { body: { id: classId } } },
    'POST v1/class/module/transfer': {
      ...gone,
      body: { moduleId: GONE, toClassId: GONE, isCopy: true },
      foreign: { body: { moduleId: GONE, toClassId: classId, isCopy: true } },
    },
    'GET v1/class/template/list': { who, status: 200 },
    'POST v1/class/template/save': {
      ...gone,
      body: { classId: GONE, name: 'Uji' },
      foreign: { body: { classId, name: 'Uji' } },
    },
    // Another tenant's templates: course-building/own-templates.test.ts.
    'POST v1/class/template/rename': { ...gone, body: { id: GONE, name: 'Uji' } },
    'POST v1/class/template/delete': { ...gone, body: { id: GONE } },
    // Another tenant's chapters: course-building/course-building.test.ts.
    'GET v1/class/chapter/record': { ...gone, query: `id=${GONE}` },
    'GET v1/class/package': { who: TEACHERS, query: `address=/files/${GONE}/paket.zip`, status: 422 },
    'GET v1/class/chapter/check': { ...gone, query: `id=${GONE}` },
    'GET v1/class/chapter/version/list': { ...gone, query: `id=${GONE}` },
    'GET v1/class/chapter/version/detail': { ...gone, query: `id=${GONE}&version=1` },
    'POST v1/class/chapter/save': { ...gone, body: { id: GONE, base: 1, title: 'Uji' } },
    'POST v1/class/chapter/publish': { ...gone, body: { id: GONE, version: 1 } },
    'POST v1/class/chapter/withdraw': { ...gone, body: { id: GONE } },
    'POST v1/class/chapter/discard': { ...gone, body: { id: GONE, base: 1 } },
    'POST v1/class/chapter/version/restore': { ...gone, body: { id: GONE, version: 1, base: 1 } },
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
