import type { Role } from '#kit/roles.ts'
import { chatRules } from './chat-rules.ts'
import { learningCalls } from './learning-rules.ts'
import { recordCalls } from './record-rules.ts'
import { OPENERS, STAFF, TEACHERS, UPLOADERS, type ViewerName, WRITERS } from './rights-table.ts'

const GONE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const EMPTY_WORK = { title: 'Uji', authorName: 'Uji', content: { type: 'doc', content: [] } }

/** Who may make a call with the tenant's app token: as for pages, but anonymous callers get 401 and other members 403. */
export interface CallRule {
  who: 'public' | 'person' | readonly Role[]
  /** Viewers who get 403 though others are allowed: nothing may be recorded of them, or they may be children. */
  notOf?: readonly ViewerName[]
  /** The path of a request, if it has parameters. */
  at?: string
  /** The query of a request that succeeds at this tenant. */
  query?: string
  body?: object
  /** Sends the anonymous key instead of tokens: the hosted database accepts nothing else. */
  isAnonymous?: true
  /** Sends a token of the chat, which the viewer gets by their session. */
  isChat?: true
  /** The same for a record of another tenant: 404 for everybody who may make the call. */
  foreign?: { at?: string; query?: string; body?: object }
  /** The status for allowed viewers; by default 200. */
  status?: number
}

/** Names and ids for the requests, of records of this tenant and of another. */
export interface Names {
  slug: string
  postId: string
  category: string
  classSlug: string
  classId: string
  careerSlug: string
  careerId: string
  jobId: string
  programSlug: string
  podcastId: string
  /** The tenant's own slug. */
  tenant: string
}

const SERVICES = '/api/services/'

/** Every call of the product, by method and path. A call missing here fails the test. */
export function callRules(mine: Names, theirs: Names): Record<string, CallRule> {
  const ofPost = (names: Names) => `kindSlug=news&slug=${names.slug}`
  const rules: Record<string, CallRule> = {
    'POST v1/authorizer/token/generate': { who: 'public', body: { scopes: [] } },
    'GET v1/authorizer/version': { who: 'public' },
    'GET v1/authorizer/validate': { who: 'public' },
    'DELETE v1/authorizer/session': { who: 'public', status: 403 },
    'POST v1/auth/signup/coder': { who: 'public', body: { name: 'Uji', email: 'uji-hak@contoh.example' }, status: 201 },
    'GET v1/user/me': { who: 'person' },
    'GET v1/notice/unread': { who: 'person' },
    ...learningCalls(mine, theirs),
    ...chatRules(mine, theirs),
    'GET v1/studio/find': { who: 'person', query: 'q=web' },
    'GET v3/post/list': { who: 'public', query: 'kindSlug=news' },
    'GET v1/post/article/list': { who: 'public' },
    'GET v1/post/list': { who: 'public' },
    'GET v1/post/gallery/list': { who: 'public' },
    'GET v3/post/detail': { who: 'public', query: ofPost(mine), foreign: { query: ofPost(theirs) } },
    'GET v1/post/detail': { who: 'public', query: `id=${mine.postId}`, foreign: { query: `id=${theirs.postId}` } },
    'GET v3/post/view': { who: 'public', query: ofPost(mine), foreign: { query: ofPost(theirs) } },
    'GET v3/post/kind/category/list': { who: 'public' },
    'GET v2/post/category': { who: 'public' },
    'GET v3/post/kind/category/detail': {
      who: 'public',
      query: `kindSlug=news&slug=${mine.category}`,
      foreign: { query: `kindSlug=news&slug=${theirs.category}` },
    },
    // Writers get 404 for this name, which is enough to tell them from others.
    'POST v3/post/create': {
      who: WRITERS,
      body: { kindSlug: 'news', title: 'Uji', slug: 'news', authorName: 'Uji', content: { type: 'doc', content: [] } },
      status: 422,
    },
    'POST v3/post/update': {
      who: WRITERS,
      body: { kindSlug: 'news', slug: 'tidak-ada-sama-sekali', title: 'Uji' },
      status: 404,
      foreign: { body: { kindSlug: 'news', slug: theirs.slug, title: 'Uji' } },
    },
    'POST v3/post/delete': {
      who: WRITERS,
      body: { kindSlug: 'news', slug: 'tidak-ada-sama-sekali' },
      status: 404,
      foreign: { body: { kindSlug: 'news', slug: theirs.slug } },
    },
    // A post that is not there: writers get 404, which is enough to tell them from others.
    'POST v1/post/save': {
      who: WRITERS,
      body: { id: GONE, kindSlug: 'news', base: 7, work: EMPTY_WORK },
      status: 404,
      foreign: { body: { id: theirs.postId, kindSlug: 'news', base: 1, work: EMPTY_WORK } },
    },
    'POST v1/post/publish': {
      who: WRITERS,
      body: { id: GONE, version: 1 },
      status: 404,
      foreign: { body: { id: theirs.postId, version: 1 } },
    },
    'POST v1/post/withdraw': { who: WRITERS, body: { id: GONE }, status: 404, foreign: { body: { id: theirs.postId } } },
    'POST v1/post/restore': {
      who: WRITERS,
      body: { id: GONE, version: 1, base: 1 },
      status: 404,
      foreign: { body: { id: theirs.postId, version: 1, base: 1 } },
    },
    'GET v1/bin/list': { who: OPENERS },
    // Nothing of that id is in the bin.
    'POST v1/bin/restore': { who: OPENERS, body: { id: GONE }, status: 404 },
    'POST v1/bin/erase': { who: STAFF, body: { id: GONE }, status: 404 },
    'GET v1/import/list': { who: STAFF },
    // No import, and no file, has that id.
    'GET v1/import/detail': { who: TEACHERS, query: `id=${GONE}`, status: 404 },
    'GET v1/import/record/list': { who: TEACHERS, query: `id=${GONE}`, status: 404 },
    'POST v1/import/start': { who: STAFF, body: { file: GONE, source: 'people' }, status: 404 },
    'POST v1/import/run': { who: TEACHERS, body: { id: GONE }, status: 404 },
    'POST v1/import/undo': { who: TEACHERS, body: { id: GONE }, status: 404 },
    'POST v1/post/preview/create': { who: WRITERS, body: { id: GONE }, status: 404, foreign: { body: { id: theirs.postId } } },
    'POST v1/post/preview/withdraw': { who: WRITERS, body: { id: GONE }, status: 404, foreign: { body: { id: theirs.postId } } },
    // A list without an address is malformed for whoever may ask.
    'POST v1/post/link/check': { who: WRITERS, body: { addresses: [] }, status: 422 },
    'GET v1/post/version/list': { who: WRITERS, query: `id=${mine.postId}`, foreign: { query: `id=${theirs.postId}` } },
    'GET v1/post/version/detail': {
      who: WRITERS,
      query: `id=${mine.postId}&version=1`,
      foreign: { query: `id=${theirs.postId}&version=1` },
    },
    // A name that can't be a slug.
    'POST v3/post/kind/category/create': { who: WRITERS, body: { kindSlug: 'news', name: 'Uji', slug: 'news' }, status: 422 },
    'POST v3/post/kind/category/update': {
      who: WRITERS,
      body: { kindSlug: 'news', slug: 'tidak-ada-sama-sekali', name: 'Uji' },
      status: 404,
      foreign: { body: { kindSlug: 'news', slug: theirs.category, name: 'Uji' } },
    },
    'POST v3/post/kind/category/delete': {
      who: WRITERS,
      body: { kindSlug: 'news', slug: 'tidak-ada-sama-sekali' },
      status: 404,
      foreign: { body: { kindSlug: 'news', slug: theirs.category } },
    },
    'GET v1/class/active': { who: 'public' },
    'GET v1/class/webinar': { who: 'public' },
    'GET v1/class/recent': { who: 'public' },
    'GET v1/class/overview': { who: 'public', query: `slug=${mine.classSlug}`, foreign: { query: `slug=${theirs.classSlug}` } },
    'GET v1/class/syllabus': { who: 'public', query: `classroomId=${mine.classId}`, foreign: { query: `classroomId=${theirs.classId}` } },
    ...payoutRules(),
    // Who joins what is walked by features/enrolments/joining.test.ts.
    'POST v1/class/join': { who: 'person', body: { slug: GONE }, status: 404, foreign: { body: { slug: theirs.classSlug } } },
    // Who buys what is walked by main/checkout-calls.test.ts.
    'POST v1/class/payment/invoice': { who: 'person', body: { slug: GONE }, status: 404, foreign: { body: { slug: theirs.classSlug } } },
    'POST v1/class/payment/detail': { who: 'person', body: { id: GONE }, status: 404 },
    'GET v1/class/repay': { who: 'person', query: `slug=${GONE}`, status: 404, foreign: { query: `slug=${theirs.classSlug}` } },
    // Of no gateway, whoever sends it.
    'POST v1/class/payment/callback': { who: 'public', body: {}, status: 422 },
    // Followed to the page that knows of no payment.
    'GET v1/class/payment/callback': { who: 'public', status: 302 },
    'POST v1/class/leave': { who: 'person', body: { slug: GONE }, status: 404, foreign: { body: { slug: theirs.classSlug } } },
    'GET v1/podcast/list': { who: 'public' },
    'GET v1/podcast/detail': { who: 'public', query: `id=${mine.podcastId}`, foreign: { query: `id=${theirs.podcastId}` } },
    'GET v1/career/list': { who: 'public' },
    'GET v1/career/detail': { who: 'public', query: `slug=${mine.careerSlug}`, foreign: { query: `slug=${theirs.careerSlug}` } },
    'GET v1/career/job/list': { who: 'public' },
    'GET v1/career/job/detail': { who: 'public', query: `id=${mine.jobId}`, foreign: { query: `id=${theirs.jobId}` } },
    ...recordCalls(theirs),
    'GET v1/program/active': { who: 'public' },
    'GET v1/program/active/detail': { who: 'public', query: `slug=${mine.programSlug}`, foreign: { query: `slug=${theirs.programSlug}` } },
    'GET v1/program/aws': { who: 'public' },
    'GET v1/program/schools': { who: 'public', query: 'programId=01a200f0-aa13-7411-a17c-e8caa1dfcfbe', status: 404 },
    'GET v1/program/leaderboards': { who: 'public' },
    'GET v1/school/list': { who: 'public' },
    ...formRules(theirs),
    'GET v1/authorizer/provinces': { who: 'public' },
    'GET v1/authorizer/cities': { who: 'public', query: 'provinceId=32' },
    ...settingsRules(theirs),
    ...tenantPageRules(),
    ...webhookRules(),
    ...mainRules(),
    'GET /api/catalog/batch/active': { who: 'public' },
    'GET /api/catalog/active/mentors': { who: 'public' },
    'GET /api/catalog/programs': { who: 'public' },
    'GET /api/catalog/silabus/{programId}': {
      who: 'public',
      at: `/api/catalog/silabus/${mine.programSlug}`,
      foreign: { at: `/api/catalog/silabus/${theirs.programSlug}` },
    },
    'POST v1/logger/log/click': {
      who: 'public',
      notOf: ['none'],
      body: { from: '/', to: '/Courses', type: 'internal_navigation', timestamp: '2026-08-17T03:00:00.000Z' },
      status: 201,
    },
    ...hostedRules(),
    ...driveRules(),
    ...libraryRules(),
    'GET /api/auth/user/detail': { who: 'person' },
    'POST /api/auth/generate/token': { who: 'person' },
  }
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => {
      const [method = '', path = ''] = key.split(' ')
      return [`${method} ${path.startsWith('/') ? path : SERVICES + path}`, rule]
    }),
  )
}

/** Webhooks: for staff alone. No webhook has this id, and plain HTTP URLs are refused. */
function webhookRules(): Record<string, CallRule> {
  const id = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
  const ofOne: CallRule = { who: STAFF, body: { id }, status: 404 }
  return {
    'GET v1/webhook/list': { who: STAFF },
    'POST v1/webhook/create': { who: STAFF, body: { url: 'http://contoh.id/webhook', events: ['post.published'] }, status: 422 },
    'POST v1/webhook/update': ofOne,
    'POST v1/webhook/delete': ofOne,
    'POST v1/webhook/ping': ofOne,
    'GET v1/webhook/delivery/list': { who: STAFF, query: `webhookId=${id}`, status: 404 },
    'POST v1/webhook/delivery/replay': ofOne,
  }
}

/** Public forms, with a city, school or consent that does not exist, so that nothing is written. */
function formRules(theirs: Names): Record<string, CallRule> {
  const team = { name: 'Tim Uji', npsn: '00000000', members: ['Uji'] }
  const contact = { contactName: 'Uji', contactRole: 'Guru', contactEmail: 'uji-hak@contoh.example', contactPhone: '081200000000' }
  const appointment = { name: 'Uji', email: 'uji-hak@contoh.example', topic: 'Uji', consent: true }
  const demo = 'email=uji-hak@contoh.example'
  return {
    'POST v1/school/register': { who: 'public', body: { name: 'SMK Uji', npsn: '00000000', cityId: '00.00', ...contact }, status: 422 },
    'POST v1/team/register': { who: 'public', body: { ...team, ...contact }, status: 404 },
    // People who are not members yet may be children, who can't register a team.
    'POST v1/auth/team/register': { who: 'person', notOf: ['none'], body: team, status: 404 },
    'POST v1/post/appointment/create': {
      who: 'public',
      body: { ...appointment, wishedDate: '2020-01-01' },
      status: 422,
      foreign: { body: { ...appointment, postId: theirs.postId } },
    },
    'GET v0/cms/app/request-demo': { who: 'public', query: demo },
    'GET {tenant}/cms/app/request-demo': {
      who: 'public',
      at: `${SERVICES}v0/cms/app/request-demo`,
      query: demo,
      foreign: { at: `${SERVICES}${theirs.tenant}/cms/app/request-demo`, query: demo },
    },
  }
}

/** Calls of API clients without a person; this tenant does not accept donations. */
function hostedRules(): Record<string, CallRule> {
  const rest = '/api/rest/v1'
  const anonymous = { who: 'public', isAnonymous: true } as const
  // Without required columns: enough to tell who may insert from who may not.
  const empty = { ...anonymous, body: {}, status: 400 }
  return {
    [`GET ${rest}/book_reviews`]: anonymous,
    [`POST ${rest}/book_reviews`]: empty,
    [`GET ${rest}/aspirations`]: anonymous,
    [`POST ${rest}/aspirations`]: empty,
    [`POST ${rest}/testimonies`]: empty,
    [`POST ${rest}/user_disc`]: empty,
    [`GET ${rest}/donations`]: { ...anonymous, query: 'select=amount' },
    [`POST ${rest}/donations`]: { ...anonymous, body: { amount: 50_000 }, status: 401 },
  }
}

/**
 * Uploads: for everybody who may write something that files belong to. A body that is no form, a missing tus version, and an unknown id tell them from others.
 */
function driveRules(): Record<string, CallRule> {
  const base = '/api/drive/v1'
  const ofOne = (path: string): CallRule => ({
    who: UPLOADERS,
    at: `${base}/${path}/01a200f0-aa13-7411-a17c-e8caa1dfcfbe`,
    status: 404,
  })
  return {
    [`POST ${base}/upload`]: { who: UPLOADERS, status: 415 },
    [`GET ${base}/upload/{id}`]: ofOne('upload'),
    [`DELETE ${base}/upload/{id}`]: ofOne('upload'),
    [`POST ${base}/uploads`]: { who: UPLOADERS, status: 412 },
    [`HEAD ${base}/uploads/{id}`]: ofOne('uploads'),
    [`PATCH ${base}/uploads/{id}`]: ofOne('uploads'),
    [`DELETE ${base}/uploads/{id}`]: ofOne('uploads'),
  }
}

/** The media library: for whoever may upload. An unknown id tells them from others. */
function libraryRules(): Record<string, CallRule> {
  const ofOne = (body: object): CallRule => ({ who: UPLOADERS, body: { id: GONE, ...body }, status: 404 })
  return {
    'GET v1/media/list': { who: UPLOADERS },
    'GET v1/media/quota': { who: UPLOADERS },
    'GET v1/media/detail': { who: UPLOADERS, query: `id=${GONE}`, status: 404 },
    'POST v1/media/update': ofOne({ name: 'Uji' }),
    'POST v1/media/replace': ofOne({ with: GONE }),
    'POST v1/media/delete': ofOne({}),
    'POST v1/media/restore': ofOne({}),
  }
}

/** Pages that a tenant made: for staff. An unknown id tells them from others. */
function tenantPageRules(): Record<string, CallRule> {
  const ofOne = (body: object = {}): CallRule => ({ who: STAFF, body: { id: GONE, ...body }, status: 404 })
  return {
    'GET v1/page/list': { who: STAFF },
    'GET v1/page/detail': { who: STAFF, query: `id=${GONE}`, status: 404 },
    'POST v1/page/save': ofOne({ base: 1, path: '/uji', title: { id: 'Uji' }, langs: ['id'] }),
    'POST v1/page/publish': ofOne(),
    'POST v1/page/withdraw': ofOne(),
    'POST v1/page/delete': ofOne(),
  }
}

/** A site's settings: every API client reads them, staff change them. */
function settingsRules(theirs: Names): Record<string, CallRule> {
  const base = '{tenant}/cms/app'
  const own = `${SERVICES}v0/cms/app`
  const other = `${SERVICES}${theirs.tenant}/cms/app`
  return {
    [`GET ${base}/id`]: { who: 'public', at: `${own}/id`, foreign: { at: `${other}/id` } },
    'GET v0/cms/app/settings': { who: 'public' },
    [`GET ${base}/settings`]: { who: 'public', at: `${own}/settings`, foreign: { at: `${other}/settings` } },
    [`GET ${base}/setting/{key}`]: { who: 'public', at: `${own}/setting/title`, foreign: { at: `${other}/setting/title` } },
    // An unknown setting: enough to tell who may change settings from who may not.
    [`PUT ${base}/settings`]: { who: STAFF, at: `${own}/settings`, body: { bukan: 1 }, status: 422 },
    [`GET ${base}/settings/draft`]: { who: STAFF, at: `${own}/settings/draft`, foreign: { at: `${other}/settings/draft` } },
    [`PUT ${base}/settings/draft`]: { who: STAFF, at: `${own}/settings/draft`, body: { changes: { bukan: 1 } }, status: 422 },
    [`DELETE ${base}/settings/draft`]: { who: STAFF, at: `${own}/settings/draft` },
    [`POST ${base}/settings/draft/publication`]: { who: STAFF, at: `${own}/settings/draft/publication`, body: {}, status: 404 },
    [`GET ${base}/settings/versions`]: { who: STAFF, at: `${own}/settings/versions`, foreign: { at: `${other}/settings/versions` } },
    [`POST ${base}/settings/versions/{version}/restoration`]: {
      who: STAFF,
      at: `${own}/settings/versions/999999/restoration`,
      status: 404,
    },
    [`PUT ${base}/setting/{key}`]: { who: STAFF, at: `${own}/setting/layout`, body: { value: 1 }, status: 422 },
  }
}

/** Mentors' payouts: those of others are walked by features/payouts/payouts.test.ts. */
function payoutRules(): Record<string, CallRule> {
  const readers: readonly Role[] = [...STAFF, 'mentor']
  return {
    'GET v2/payout/list': { who: readers },
    'GET v2/payout/banks': { who: readers },
    'GET v2/payout/balance': { who: readers },
    'GET v2/payout/account/list': { who: readers },
    // An account that nobody has.
    'POST v2/payout/request': { who: ['mentor'], body: { amount: 100_000, bankAccountId: GONE }, status: 404 },
    // Without a second factor of just now nobody approves.
    'POST v2/payout/approve': { who: STAFF, body: { ids: [] }, status: 422 },
    'POST v2/payout/reject': { who: STAFF, body: { id: GONE, reason: 'Uji' }, status: 404 },
  }
}

/** A tenant's counters, and mails to its members. */
function mainRules(): Record<string, CallRule> {
  const main = '/api/main/'
  const read = (path: string, at?: string): [string, CallRule] => [`GET ${main}${path}`, { who: 'public', ...(at && { at: main + at }) }]
  return {
    'GET v1/statistics/counter': { who: 'public' },
    'POST v1/statistics/record': { who: STAFF, body: { counter: 'alumni', amount: 12 }, status: 201 },
    ...Object.fromEntries([
      read('statistics'),
      read('statistic/provincies'),
      read('statistic/provincies/score'),
      read('statistic/landing/counter'),
      read('statistic/counter'),
      read('statistic/chart/{name}', 'statistic/chart/classes-by-level'),
      read('statistic/batchs/active'),
      read('statistic/students/chart'),
      read('statistic/registrar/chart'),
      read('ce/extensions'),
    ]),
    [`GET ${main}statistic/batchs/active/{key}`]: { who: 'public', at: `${main}statistic/batchs/active/tidak-ada`, status: 404 },
    // To an address that is no member's: enough to tell who may write from who may not.
    [`POST ${main}mailer/notify`]: { who: STAFF, body: { to: ['orang@lain.example'], subject: 'Uji', message: 'Uji' }, status: 422 },
  }
}
