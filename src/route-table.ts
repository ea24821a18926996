import { feedOfPath } from '#features/posts/kinds/kinds.ts'
import { DISC_TYPES } from '#features/voices/voice.ts'
import { isPersonalPath } from '#kit/personal.ts'
import type { PageRoute, QueryRule } from '#platform/http/page-routes.ts'
import type { PageEntry, RouteEntry } from './route-entry.ts'
import { appEntries } from './route-table-app.ts'

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

/** Cache tags of what a page's sections may show. */
const aroundTags: PageEntry['tags'] = ['classes', 'posts', 'mentors', 'programs', 'careers', 'portfolios', 'schools', 'voices', 'counts']

/** Queries of pages with a visitor form (features/voices/page-forms.ts): those with a list of what was sent, and those below `/Features`. */
const voiceQuery: Record<string, QueryRule> = { page: 'page', done: ['sent'] }
const featureQuery: Record<string, QueryRule> = { done: ['kept'], result: DISC_TYPES, pledge: 'slug' }

const entries: readonly RouteEntry[] = [
  {
    path: '/',
    name: 'index',
    file: 'features/brands/pages/home.server.tsx',
    tags: ['classes', 'posts', 'mentors', 'programs', 'careers', 'portfolios', 'schools', 'voices', 'counts'],
  },
  { path: '/About', name: 'About', file: 'features/brands/pages/voice-page.server.tsx', query: { done: ['sent'] }, tags: aroundTags },
  { path: '/Aksara', name: 'Aksara', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  // Not in the specification: the assistant's own page.
  { path: '/Assistant', name: 'Assistant', file: 'features/assistant/pages/assistant.server.tsx', query: { q: 'text' }, tags: [] },
  { path: '/Bandung', name: 'Bandung', file: 'features/brands/pages/city.server.tsx', tags: aroundTags },
  { path: '/BelajarBersama', name: 'BelajarBersama', file: 'features/brands/pages/festival.server.tsx', tags: aroundTags },
  { path: '/Berita', name: 'Berita', file: 'features/posts/pages/post-list.server.tsx', query: postQuery, tags: ['posts'] },
  { path: '/Blog', name: 'Blog', file: 'features/posts/pages/post-list.server.tsx', query: postQuery, tags: ['posts'] },
  { path: '/CallbackAuth', name: 'CallbackAuth', file: 'features/members/pages/callback-auth.server.tsx' },
  { path: '/Campus', name: 'Campus', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  { path: '/Class', name: 'Class', file: 'features/classes/pages/class-list.server.tsx', query: classQuery, tags: ['classes', 'programs'] },
  { path: '/Clients', name: 'Clients', file: 'features/portfolios/pages/client-list.server.tsx', tags: ['portfolios'] },
  {
    path: '/Collaboration',
    name: 'Collaboration',
    file: 'features/brands/pages/voice-page.server.tsx',
    query: voiceQuery,
    tags: aroundTags,
  },
  { path: '/Corporates', name: 'Corporates', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  {
    path: '/Courses',
    name: 'Courses',
    file: 'features/classes/pages/course-list.server.tsx',
    query: classQuery,
    tags: ['classes', 'programs'],
  },
  { path: '/Curriculum', name: 'Curriculum', file: 'features/programs/pages/curriculum-list.server.tsx', tags: ['programs', 'classes'] },
  { path: '/Event', name: 'Event', file: 'features/posts/pages/event-list.server.tsx', query: { page: 'page' }, tags: ['posts'] },
  {
    path: '/Gallery',
    name: 'Gallery',
    file: 'features/posts/pages/gallery.server.tsx',
    query: { page: 'page', album: 'slug' },
    tags: ['posts'],
  },
  { path: '/Government', name: 'Government', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  { path: '/Jakarta', name: 'Jakarta', file: 'features/brands/pages/city.server.tsx', tags: aroundTags },
  {
    path: '/Leaderboards',
    name: 'Leaderboards',
    file: 'features/leaderboards/pages/leaderboards.server.tsx',
    query: { page: 'page', program: 'slug', board: ['teams', 'people', 'schools'], class: 'slug', period: ['all'] },
    tags: ['programs', 'schools', 'classes', 'boards'],
  },
  { path: '/Liga-Smk', name: 'Liga-Smk', file: 'features/schools/pages/league.server.tsx', tags: ['schools', 'programs'] },
  { path: '/Lms', name: 'Lms', file: 'features/brands/pages/static-page.server.tsx', query: { done: ['demo'] }, tags: aroundTags },
  {
    path: '/Login',
    name: 'Login',
    file: 'features/members/pages/login.server.tsx',
    query: { new: ['1'], quiet: ['1'], again: ['1'], factor: ['1', 'fresh'] },
  },
  // Not in the specification: ends a session.
  { path: '/Logout', name: 'Logout', file: 'features/members/pages/logout.server.tsx' },
  {
    path: '/Make-Appointment',
    name: 'Make-Appointment',
    file: 'features/brands/pages/static-page.server.tsx',
    query: { done: ['appointment'], post: 'slug' },
    tags: aroundTags,
  },
  { path: '/Mentor', name: 'Mentor', file: 'features/classes/pages/mentor-list.server.tsx', tags: ['classes', 'mentors'] },
  { path: '/Metamorfosa', name: 'Metamorfosa', file: 'features/brands/pages/voice-page.server.tsx', query: voiceQuery, tags: aroundTags },
  {
    path: '/Network',
    name: 'Network',
    file: 'features/programs/pages/network.server.tsx',
    query: { page: 'page' },
    tags: ['schools', 'classes', 'programs', 'mentors', 'counts'],
  },
  { path: '/News', name: 'News', file: 'features/posts/pages/post-list.server.tsx', query: postQuery, tags: ['posts'] },
  // Not in the specification: site-wide search.
  { path: '/Offline', name: 'Offline', file: 'features/brands/pages/offline.server.tsx' },
  { path: '/Search', name: 'Search', file: 'features/search/pages/search.server.tsx', query: { search: 'text' }, tags: aroundTags },
  {
    path: '/Pesilat',
    name: 'Pesilat',
    file: 'features/classes/pages/pesilat.server.tsx',
    middleware: ['pesilat'],
    tags: ['classes', 'programs'],
  },
  { path: '/Podcasts', name: 'Podcasts', file: 'features/posts/pages/post-list.server.tsx', query: postQuery, tags: ['posts'] },
  { path: '/Pricing', name: 'Pricing', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  { path: '/Privacy-Policy', name: 'Privacy-Policy', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  {
    path: '/Program',
    name: 'Program',
    file: 'features/programs/pages/program-list.server.tsx',
    query: { page: 'page' },
    tags: ['programs', 'classes', 'schools', 'posts'],
  },
  { path: '/Register', name: 'Register', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  {
    path: '/Silabus',
    name: 'Silabus',
    file: 'features/programs/pages/syllabus-list.server.tsx',
    query: { page: 'page', search: 'text' },
    tags: ['programs', 'classes'],
  },
  {
    path: '/Talent-Hiring',
    name: 'Talent-Hiring',
    file: 'features/careers/pages/talent-hiring.server.tsx',
    tags: ['careers', 'classes', 'programs'],
  },
  { path: '/Terms-And-Conditions', name: 'Terms-And-Conditions', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  { path: '/Training-Services', name: 'Training-Services', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  {
    path: '/Tulisan-Temans',
    name: 'Tulisan-Temans',
    file: 'features/posts/pages/post-list.server.tsx',
    query: postQuery,
    tags: ['posts', 'mentors'],
  },
  { path: '/Video', name: 'Video', file: 'features/brands/pages/video.server.tsx', tags: aroundTags },
  { path: '/Welcome', name: 'Welcome', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  {
    path: '/Courses/@Premium',
    name: 'Courses-@Premium',
    file: 'features/classes/pages/premium-list.server.tsx',
    query: classQuery,
    tags: ['classes', 'programs'],
  },
  {
    path: '/Event/Careers',
    name: 'Event-Careers',
    file: 'features/careers/pages/job-list.server.tsx',
    query: { page: 'page', search: 'text', type: ['full-time', 'part-time', 'internship', 'contract'] },
    tags: ['careers'],
  },
  { path: '/Event/Program', name: 'Event-Program', file: 'features/posts/pages/post-list.server.tsx', query: postQuery, tags: ['posts'] },
  {
    path: '/Liga-Smk/Register',
    name: 'Liga-Smk-Register',
    file: 'features/schools/pages/league-register.server.tsx',
    query: { done: ['sent'] },
    tags: ['schools', 'programs'],
  },
  {
    path: '/Training-Services/Syllabus',
    name: 'Training-Services-Syllabus',
    file: 'features/brands/pages/static-page.server.tsx',
    tags: aroundTags,
  },
  { path: '/Aksara/Features/{slug}', name: 'Aksara-Features-slug', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  {
    path: '/Class/Competence/{slug}',
    name: 'Class-Competence-slug',
    file: 'features/classes/pages/competence-show.server.tsx',
    tags: ['classes', 'mentors', 'programs'],
  },
  {
    path: '/Courses/@Premium/{slug}',
    name: 'Courses-@Premium-slug',
    file: 'features/classes/pages/course-show.server.tsx',
    tags: ['classes', 'mentors', 'programs', 'voices'],
  },
  { path: '/Lms/Features/{slug}', name: 'Lms-Features-slug', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  {
    path: '/Pesilat/Class/{code?}',
    name: 'Pesilat-Class-code',
    file: 'features/classes/pages/pesilat-class.server.tsx',
    middleware: ['pesilat'],
    query: classQuery,
    tags: ['classes', 'mentors', 'programs', 'voices'],
  },
  {
    path: '/Courses/@Premium/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}',
    name: 'Courses-@Premium-slug-module-moduleSlug-chapter-chapterSlug',
    file: 'features/learning/pages/chapter-show.tsx',
    query: { search: 'text' },
    tags: ['classes', 'mentors', 'programs'],
  },
  {
    path: '/Berita/Detail/{id?}/{title?}',
    name: 'Berita-Detail-id-title',
    file: 'features/posts/pages/post-show.server.tsx',
    tags: ['posts'],
  },
  {
    path: '/Event/Careers/{id}/{slug?}',
    name: 'Event-Careers-id-slug',
    file: 'features/careers/pages/job-show.server.tsx',
    tags: ['careers'],
  },
  {
    path: '/Event/Program/{id}/{slug?}',
    name: 'Event-Program-id-slug',
    file: 'features/posts/pages/post-show.server.tsx',
    tags: ['posts'],
  },
  { path: '/Articles/{slug}', name: 'Articles-slug', file: 'features/posts/pages/post-list.server.tsx', query: postQuery, tags: ['posts'] },
  { path: '/Berita/{slug}', name: 'Berita-slug', file: 'features/posts/pages/post-show.server.tsx', tags: ['posts'] },
  {
    path: '/Career/{slug?}',
    name: 'Career-slug',
    file: 'features/careers/pages/career.server.tsx',
    query: { page: 'page' },
    tags: ['careers'],
  },
  {
    path: '/Class/{code}',
    name: 'Class-code',
    file: 'features/classes/pages/class-show.server.tsx',
    tags: ['classes', 'mentors', 'programs', 'voices'],
  },
  {
    path: '/Class/{slug}',
    name: 'Class-slug',
    file: 'features/classes/pages/class-show.server.tsx',
    tags: ['classes', 'mentors', 'programs', 'voices'],
  },
  {
    path: '/Courses/{slug}',
    name: 'Courses-slug',
    file: 'features/classes/pages/course-show.server.tsx',
    tags: ['classes', 'mentors', 'programs', 'voices'],
  },
  {
    path: '/Curriculum/{program}',
    name: 'Curriculum-program',
    file: 'features/programs/pages/curriculum-show.server.tsx',
    tags: ['programs', 'classes'],
  },
  { path: '/Event/{slug}', name: 'Event-slug', file: 'features/posts/pages/event-show.server.tsx', tags: ['posts'] },
  {
    path: '/Features/{slug}',
    name: 'Features-slug',
    file: 'features/brands/pages/voice-page.server.tsx',
    query: featureQuery,
    tags: aroundTags,
  },
  { path: '/News/{slug}', name: 'News-slug', file: 'features/posts/pages/post-show.server.tsx', tags: ['posts'] },
  {
    path: '/Overview/{code?}',
    name: 'Overview-code',
    file: 'features/classes/pages/class-overview.server.tsx',
    query: { page: 'page' },
    tags: ['classes', 'mentors', 'programs'],
  },
  { path: '/Podcasts/{slug}', name: 'Podcasts-slug', file: 'features/posts/pages/podcast-show.server.tsx', tags: ['posts'] },
  {
    path: '/Program/{slug}',
    name: 'Program-slug',
    file: 'features/programs/pages/program-show.server.tsx',
    tags: ['programs', 'classes', 'schools', 'posts'],
  },
  { path: '/Services/{slug?}', name: 'Services-slug', file: 'features/brands/pages/static-page.server.tsx', tags: aroundTags },
  {
    path: '/Tulisan-Temans/{slug}',
    name: 'Tulisan-Temans-slug',
    file: 'features/posts/pages/post-show.server.tsx',
    tags: ['posts', 'mentors'],
  },
  {
    path: '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}',
    name: 'Courses-slug-module-moduleSlug-chapter-chapterSlug',
    file: 'features/learning/pages/chapter-show.tsx',
    query: { search: 'text' },
    tags: ['classes', 'mentors', 'programs'],
  },
  {
    path: '/Articles/{slug?}/Detail/{id?}/{title?}',
    name: 'Articles-slug-Detail-id-title',
    file: 'features/posts/pages/article.server.tsx',
    query: postQuery,
    tags: ['posts'],
  },
  { path: '/Blog/{id}/{title?}', name: 'Blog-id-title', file: 'features/posts/pages/post-show.server.tsx', tags: ['posts'] },
  { path: '/News/{id}/{title?}', name: 'News-id-title', file: 'features/posts/pages/post-show.server.tsx', tags: ['posts'] },
  { path: '/Podcasts/{id}/{title?}', name: 'Podcasts-id-title', file: 'features/posts/pages/podcast-show.server.tsx', tags: ['posts'] },
  {
    path: '/Portfolio/{type?}/{title?}',
    name: 'Portfolio-type-title',
    file: 'features/portfolios/pages/portfolio.server.tsx',
    query: { page: 'page' },
    tags: ['portfolios'],
  },
  { path: '/Program/{id}/{slug}', name: 'Program-id-slug', file: 'features/posts/pages/post-show.server.tsx', tags: ['posts'] },
  ...appEntries,
]

/** All pages of the product. Source: spec/routes.json. */
export const pages: readonly PageEntry[] = entries.map(entry => ({
  ...entry,
  isPersonal: isPersonalPath(entry.path),
  feed: feedOfPath(entry.path),
}))

/** The catch-all. It has no module, so the not-found screen shows. */
export const catchAll: PageEntry = { path: '/*', name: 'all' }

/** A page of a tenant's own: where no route matches and the site has one at the address (`main/tenant-page-route.ts`). It may have any section. */
export const tenantPage: PageEntry = {
  path: '/*',
  name: 'tenant-page',
  file: 'features/site-pages/pages/tenant-page.server.tsx',
  tags: aroundTags,
}

/**
 * The half of the page layer that a route belongs to, by its module's name: `*.server.tsx` modules are public documents, rendered by React on the server
 * only; all others are pages of the app, rendered and hydrated by React Router.
 */
export type Half = 'public' | 'app'

const files = new Map([...pages, tenantPage].map(page => [page.name, page.file]))

/** Returns the module of a route, relative to src; undefined if the page is not built. */
export function fileOf(routeName: string): string | undefined {
  return files.get(routeName)
}

export function halfOf({ name }: Pick<PageRoute, 'name'>): Half {
  const file = fileOf(name)
  return file === undefined || file.endsWith('.server.tsx') ? 'public' : 'app'
}
