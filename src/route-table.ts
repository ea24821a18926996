import { feedOfPath } from '#features/posts/kinds/kinds.ts'
import { DISC_TYPES, VOICE_KINDS } from '#features/voices/voice.ts'
import { isPersonalPath } from '#kit/personal.ts'
import { ROLES } from '#kit/roles.ts'
import type { PageRoute, QueryRule } from '#platform/http/page-routes.ts'

/** A page and the route module that shows it. Pages without a module are not built yet and show the not-found screen. */
export interface PageEntry extends PageRoute {
  file?: string
}

const postQuery: Record<string, QueryRule> = { page: 'page', search: 'text', category: 'slug', sort: ['newest', 'oldest', 'popular'] }
const classQuery: Record<string, QueryRule> = {
  page: 'page',
  search: 'text',
  state: ['coming-soon', 'registration', 'started', 'ended', 'soon'],
  level: ['Dasar', 'Pemula', 'Menengah', 'Mahir'],
  mode: ['online', 'offline', 'hybrid'],
  type: ['bootcamp', 'kelas', 'workshop', 'webinar'],
  price: ['free', 'paid'],
  program: 'slug',
  city: 'slug',
  sort: ['newest', 'soonest', 'cheapest', 'name'],
}

const givenRoles = ROLES.filter(role => role !== 'superadmin')

/** What the sections of a page may show. */
const aroundTags: PageEntry['tags'] = ['classes', 'posts', 'mentors', 'programs', 'careers', 'portfolios', 'schools', 'voices']

/** Pages with a form of visitors (features/voices/page-forms.ts): with a list of what they said, and below the features. */
const voiceQuery: Record<string, QueryRule> = { page: 'page', done: ['sent'] }
const featureQuery: Record<string, QueryRule> = { done: ['kept'], result: DISC_TYPES, pledge: 'slug' }

const entries: readonly Omit<PageEntry, 'isPersonal' | 'feed'>[] = [
  {
    path: '/',
    name: 'index',
    file: 'features/brands/pages/home.tsx',
    tags: ['classes', 'posts', 'mentors', 'programs', 'careers', 'portfolios', 'schools', 'voices'],
  },
  { path: '/About', name: 'About', file: 'features/brands/pages/voice-page.tsx', query: { done: ['sent'] }, tags: aroundTags },
  { path: '/Aksara', name: 'Aksara', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  { path: '/Bandung', name: 'Bandung', file: 'features/brands/pages/city.tsx', tags: aroundTags },
  { path: '/BelajarBersama', name: 'BelajarBersama', file: 'features/brands/pages/festival.tsx', tags: aroundTags },
  { path: '/Berita', name: 'Berita', file: 'features/posts/pages/post-list.tsx', query: postQuery, tags: ['posts'] },
  { path: '/Blog', name: 'Blog', file: 'features/posts/pages/post-list.tsx', query: postQuery, tags: ['posts'] },
  { path: '/CallbackAuth', name: 'CallbackAuth', file: 'features/members/pages/callback-auth.tsx' },
  { path: '/CallbackPayment', name: 'CallbackPayment', file: 'features/brands/pages/callback-payment.tsx' },
  { path: '/Campus', name: 'Campus', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  { path: '/Class', name: 'Class', file: 'features/classes/pages/class-list.tsx', query: classQuery, tags: ['classes', 'programs'] },
  { path: '/Clients', name: 'Clients', file: 'features/portfolios/pages/client-list.tsx', tags: ['portfolios'] },
  { path: '/Collaboration', name: 'Collaboration', file: 'features/brands/pages/voice-page.tsx', query: voiceQuery, tags: aroundTags },
  { path: '/Corporates', name: 'Corporates', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  { path: '/Courses', name: 'Courses', file: 'features/classes/pages/course-list.tsx', query: classQuery, tags: ['classes', 'programs'] },
  { path: '/Curriculum', name: 'Curriculum', file: 'features/programs/pages/curriculum-list.tsx', tags: ['programs', 'classes'] },
  { path: '/Event', name: 'Event', file: 'features/posts/pages/event-list.tsx', query: { page: 'page' }, tags: ['posts'] },
  { path: '/Gallery', name: 'Gallery', file: 'features/posts/pages/gallery.tsx', query: { page: 'page', album: 'slug' }, tags: ['posts'] },
  { path: '/Government', name: 'Government', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  { path: '/Jakarta', name: 'Jakarta', file: 'features/brands/pages/city.tsx', tags: aroundTags },
  {
    path: '/Leaderboards',
    name: 'Leaderboards',
    file: 'features/programs/pages/leaderboards.tsx',
    query: { page: 'page', program: 'slug' },
    tags: ['programs', 'schools'],
  },
  { path: '/Liga-Smk', name: 'Liga-Smk', file: 'features/schools/pages/league.tsx', tags: ['schools', 'programs'] },
  { path: '/Lms', name: 'Lms', file: 'features/brands/pages/static-page.tsx', query: { done: ['demo'] }, tags: aroundTags },
  {
    path: '/Login',
    name: 'Login',
    file: 'features/members/pages/login.tsx',
    query: { new: ['1'], quiet: ['1'] },
  },
  // Not among the specification's routes: the ends of a session, and what a member sees.
  { path: '/Logout', name: 'Logout', file: 'features/members/pages/logout.tsx' },
  { path: '/Account', name: 'Account', file: 'features/studio/pages/account.tsx', query: { done: ['saved'] } },
  { path: '/Account/Join', name: 'Account-Join', file: 'features/privacy/pages/account-join.tsx' },
  {
    path: '/Account/Privacy',
    name: 'Account-Privacy',
    file: 'features/studio/pages/own-privacy.tsx',
    query: { done: ['marketing', 'asked', 'cancelled'] },
  },
  { path: '/Account/Data.json', name: 'Account-Data', file: 'features/privacy/pages/account-data.tsx' },
  { path: '/Account/Guardian/{token}', name: 'Account-Guardian-token', file: 'features/privacy/pages/guardian.tsx' },
  {
    path: '/Make-Appointment',
    name: 'Make-Appointment',
    file: 'features/brands/pages/static-page.tsx',
    query: { done: ['appointment'], post: 'slug' },
    tags: aroundTags,
  },
  { path: '/Mentor', name: 'Mentor', file: 'features/classes/pages/mentor-list.tsx', tags: ['classes', 'mentors'] },
  { path: '/Metamorfosa', name: 'Metamorfosa', file: 'features/brands/pages/voice-page.tsx', query: voiceQuery, tags: aroundTags },
  {
    path: '/Network',
    name: 'Network',
    file: 'features/programs/pages/network.tsx',
    query: { page: 'page' },
    tags: ['schools', 'classes', 'programs'],
  },
  { path: '/News', name: 'News', file: 'features/posts/pages/post-list.tsx', query: postQuery, tags: ['posts'] },
  // Not among the specification's routes: the page of the search over the whole site.
  { path: '/Search', name: 'Search', file: 'features/search/pages/search.tsx', query: { search: 'text' }, tags: aroundTags },
  { path: '/Pesilat', name: 'Pesilat', file: 'features/classes/pages/pesilat.tsx', tags: ['classes', 'programs'] },
  { path: '/Podcasts', name: 'Podcasts', file: 'features/posts/pages/post-list.tsx', query: postQuery, tags: ['posts'] },
  { path: '/Pricing', name: 'Pricing', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  { path: '/Privacy-Policy', name: 'Privacy-Policy', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  {
    path: '/Program',
    name: 'Program',
    file: 'features/programs/pages/program-list.tsx',
    query: { page: 'page' },
    tags: ['programs', 'classes', 'schools', 'posts'],
  },
  { path: '/Register', name: 'Register', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  {
    path: '/Silabus',
    name: 'Silabus',
    file: 'features/programs/pages/syllabus-list.tsx',
    query: { page: 'page', search: 'text' },
    tags: ['programs', 'classes'],
  },
  { path: '/Studio', name: 'Studio', file: 'features/studio/pages/overview.tsx' },
  {
    path: '/Studio/Members',
    name: 'Studio-Members',
    file: 'features/studio/pages/member-list.tsx',
    query: { page: 'page', search: 'text', role: [...givenRoles, 'none'], done: ['removed'] },
  },
  {
    path: '/Studio/Members/Invite',
    name: 'Studio-Members-Invite',
    file: 'features/studio/pages/member-invite.tsx',
    query: { role: givenRoles },
  },
  {
    path: '/Studio/Members/Invitations',
    name: 'Studio-Members-Invitations',
    file: 'features/studio/pages/invitation-list.tsx',
    query: { page: 'page', done: ['invited', 'withdrawn'] },
  },
  {
    path: '/Studio/Members/{id}',
    name: 'Studio-Members-id',
    file: 'features/studio/pages/member-show.tsx',
    query: { role: givenRoles, done: ['granted', 'revoked'] },
  },
  {
    path: '/Studio/Registrations',
    name: 'Studio-Registrations',
    file: 'features/studio/pages/registration-list.tsx',
    query: { done: ['confirmed', 'declined', 'forgotten'] },
  },
  {
    path: '/Studio/Requests',
    name: 'Studio-Requests',
    file: 'features/studio/pages/request-list.tsx',
    query: { page: 'page', state: ['done'], done: ['done', 'reopened'] },
  },
  {
    path: '/Studio/Mail',
    name: 'Studio-Mail',
    file: 'features/studio/pages/mail-list.tsx',
    query: { page: 'page', search: 'text', state: ['waiting', 'delivered', 'failed', 'kept'] },
  },
  { path: '/Studio/Mail/{id}', name: 'Studio-Mail-id', file: 'features/studio/pages/mail-show.tsx' },
  {
    path: '/Studio/Voices',
    name: 'Studio-Voices',
    file: 'features/studio/pages/voice-list.tsx',
    query: { page: 'page', state: ['waiting', 'approved', 'rejected'], kind: VOICE_KINDS, done: ['approved', 'rejected'] },
  },
  {
    path: '/Studio/Privacy',
    name: 'Studio-Privacy',
    file: 'features/studio/pages/privacy.tsx',
    query: { done: ['erased', 'given', 'corrected'] },
  },
  {
    path: '/Studio/Integrations',
    name: 'Studio-Integrations',
    file: 'features/studio/pages/integrations.tsx',
    query: { done: ['revoked', 'removed'] },
  },
  {
    path: '/Studio/Integrations/Apps/New',
    name: 'Studio-Integrations-Apps-New',
    file: 'features/studio/pages/app-create.tsx',
  },
  {
    path: '/Studio/Integrations/Apps/{id}',
    name: 'Studio-Integrations-Apps-id',
    file: 'features/studio/pages/app-show.tsx',
    query: { done: ['changed'] },
  },
  {
    path: '/Studio/Integrations/Webhooks/New',
    name: 'Studio-Integrations-Webhooks-New',
    file: 'features/studio/pages/webhook-create.tsx',
  },
  {
    path: '/Studio/Integrations/Webhooks/{id}',
    name: 'Studio-Integrations-Webhooks-id',
    file: 'features/studio/pages/webhook-show.tsx',
    query: { page: 'page', done: ['changed', 'pinged', 'on', 'off', 'replayed'] },
  },
  {
    path: '/Studio/Audit',
    name: 'Studio-Audit',
    file: 'features/studio/pages/audit-list.tsx',
    query: { page: 'page', search: 'text', act: 'text' },
  },
  {
    path: '/Talent-Hiring',
    name: 'Talent-Hiring',
    file: 'features/careers/pages/talent-hiring.tsx',
    tags: ['careers', 'classes', 'programs'],
  },
  { path: '/Terms-And-Conditions', name: 'Terms-And-Conditions', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  { path: '/Training-Services', name: 'Training-Services', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  {
    path: '/Tulisan-Temans',
    name: 'Tulisan-Temans',
    file: 'features/posts/pages/post-list.tsx',
    query: postQuery,
    tags: ['posts', 'mentors'],
  },
  { path: '/Video', name: 'Video', file: 'features/brands/pages/video.tsx', tags: aroundTags },
  { path: '/Welcome', name: 'Welcome', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  {
    path: '/Courses/@Premium',
    name: 'Courses-@Premium',
    file: 'features/classes/pages/premium-list.tsx',
    query: classQuery,
    tags: ['classes', 'programs'],
  },
  {
    path: '/Event/Careers',
    name: 'Event-Careers',
    file: 'features/careers/pages/job-list.tsx',
    query: { page: 'page', search: 'text', type: ['full-time', 'part-time', 'internship', 'contract'] },
    tags: ['careers'],
  },
  { path: '/Event/Program', name: 'Event-Program', file: 'features/posts/pages/post-list.tsx', query: postQuery, tags: ['posts'] },
  {
    path: '/Liga-Smk/Register',
    name: 'Liga-Smk-Register',
    file: 'features/schools/pages/league-register.tsx',
    query: { done: ['sent'] },
    tags: ['schools', 'programs'],
  },
  { path: '/Payment-Status/Error', name: 'Payment-Status-Error', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  { path: '/Payment-Status/Success', name: 'Payment-Status-Success', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  {
    path: '/Training-Services/Syllabus',
    name: 'Training-Services-Syllabus',
    file: 'features/brands/pages/static-page.tsx',
    tags: aroundTags,
  },
  { path: '/Aksara/Features/{slug}', name: 'Aksara-Features-slug', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  {
    path: '/Class/Competence/{slug}',
    name: 'Class-Competence-slug',
    file: 'features/classes/pages/competence-show.tsx',
    tags: ['classes', 'mentors', 'programs'],
  },
  {
    path: '/Courses/@Premium/{slug}',
    name: 'Courses-@Premium-slug',
    file: 'features/classes/pages/course-show.tsx',
    tags: ['classes', 'mentors', 'programs'],
  },
  { path: '/Lms/Features/{slug}', name: 'Lms-Features-slug', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  {
    path: '/Pesilat/Class/{code?}',
    name: 'Pesilat-Class-code',
    file: 'features/classes/pages/pesilat-class.tsx',
    query: classQuery,
    tags: ['classes', 'mentors', 'programs'],
  },
  {
    path: '/Courses/@Premium/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}',
    name: 'Courses-@Premium-slug-module-moduleSlug-chapter-chapterSlug',
    file: 'features/classes/pages/chapter-show.tsx',
    tags: ['classes', 'mentors', 'programs'],
  },
  { path: '/Berita/Detail/{id?}/{title?}', name: 'Berita-Detail-id-title', file: 'features/posts/pages/post-show.tsx', tags: ['posts'] },
  { path: '/Event/Careers/{id}/{slug?}', name: 'Event-Careers-id-slug', file: 'features/careers/pages/job-show.tsx', tags: ['careers'] },
  { path: '/Event/Program/{id}/{slug?}', name: 'Event-Program-id-slug', file: 'features/posts/pages/post-show.tsx', tags: ['posts'] },
  { path: '/Articles/{slug}', name: 'Articles-slug', file: 'features/posts/pages/post-list.tsx', query: postQuery, tags: ['posts'] },
  { path: '/Berita/{slug}', name: 'Berita-slug', file: 'features/posts/pages/post-show.tsx', tags: ['posts'] },
  { path: '/Career/{slug?}', name: 'Career-slug', file: 'features/careers/pages/career.tsx', query: { page: 'page' }, tags: ['careers'] },
  { path: '/Class/{code}', name: 'Class-code', file: 'features/classes/pages/class-show.tsx', tags: ['classes', 'mentors', 'programs'] },
  { path: '/Class/{slug}', name: 'Class-slug', file: 'features/classes/pages/class-show.tsx', tags: ['classes', 'mentors', 'programs'] },
  {
    path: '/Courses/{slug}',
    name: 'Courses-slug',
    file: 'features/classes/pages/course-show.tsx',
    tags: ['classes', 'mentors', 'programs'],
  },
  {
    path: '/Curriculum/{program}',
    name: 'Curriculum-program',
    file: 'features/programs/pages/curriculum-show.tsx',
    tags: ['programs', 'classes'],
  },
  { path: '/Event/{slug}', name: 'Event-slug', file: 'features/posts/pages/event-show.tsx', tags: ['posts'] },
  { path: '/Features/{slug}', name: 'Features-slug', file: 'features/brands/pages/voice-page.tsx', query: featureQuery, tags: aroundTags },
  { path: '/News/{slug}', name: 'News-slug', file: 'features/posts/pages/post-show.tsx', tags: ['posts'] },
  {
    path: '/Overview/{code?}',
    name: 'Overview-code',
    file: 'features/classes/pages/class-overview.tsx',
    query: { page: 'page' },
    tags: ['classes', 'mentors', 'programs'],
  },
  { path: '/Podcasts/{slug}', name: 'Podcasts-slug', file: 'features/posts/pages/podcast-show.tsx', tags: ['posts'] },
  {
    path: '/Program/{slug}',
    name: 'Program-slug',
    file: 'features/programs/pages/program-show.tsx',
    tags: ['programs', 'classes', 'schools', 'posts'],
  },
  { path: '/Services/{slug?}', name: 'Services-slug', file: 'features/brands/pages/static-page.tsx', tags: aroundTags },
  { path: '/Tulisan-Temans/{slug}', name: 'Tulisan-Temans-slug', file: 'features/posts/pages/post-show.tsx', tags: ['posts', 'mentors'] },
  {
    path: '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}',
    name: 'Courses-slug-module-moduleSlug-chapter-chapterSlug',
    file: 'features/classes/pages/chapter-show.tsx',
    tags: ['classes', 'mentors', 'programs'],
  },
  {
    path: '/Articles/{slug?}/Detail/{id?}/{title?}',
    name: 'Articles-slug-Detail-id-title',
    file: 'features/posts/pages/article.tsx',
    query: postQuery,
    tags: ['posts'],
  },
  { path: '/Blog/{id}/{title?}', name: 'Blog-id-title', file: 'features/posts/pages/post-show.tsx', tags: ['posts'] },
  { path: '/News/{id}/{title?}', name: 'News-id-title', file: 'features/posts/pages/post-show.tsx', tags: ['posts'] },
  { path: '/Podcasts/{id}/{title?}', name: 'Podcasts-id-title', file: 'features/posts/pages/podcast-show.tsx', tags: ['posts'] },
  {
    path: '/Portfolio/{type?}/{title?}',
    name: 'Portfolio-type-title',
    file: 'features/portfolios/pages/portfolio.tsx',
    query: { page: 'page' },
    tags: ['portfolios'],
  },
  { path: '/Program/{id}/{slug}', name: 'Program-id-slug', file: 'features/posts/pages/post-show.tsx', tags: ['posts'] },
]

/** Every page of the product, under its route's name. Source: spec/routes.json. */
export const pages: readonly PageEntry[] = entries.map(entry => ({
  ...entry,
  isPersonal: isPersonalPath(entry.path),
  feed: feedOfPath(entry.path),
}))

/** The catch-all: shows the not-found screen. */
export const catchAll: PageEntry = { path: '/*', name: 'all', file: 'features/brands/pages/missing.tsx' }
