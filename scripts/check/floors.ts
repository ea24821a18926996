import { importsOf, type SourceFile } from './imports.ts'
import { findMisplacedCode } from './where-it-runs.ts'

/** The floors, top first; features on one line are independent of each other. Imports only go down. Changing the order is a decision. */
export const FLOORS: readonly (readonly string[])[] = [
  ['main', 'routes', 'worker'],
  // A server of its own: nothing of the product but `platform` and `kit`, and only `main` starts it.
  ['simulator'],
  ['features/studio', 'features/search', 'features/discovery', 'features/developers'],
  ['features/site-pages'],
  ['features/site-composing'],
  ['features/site-editing'],
  ['features/organisations'],
  ['features/brands'],
  ['features/mcp', 'features/assistant-review'],
  ['features/assistant'],
  ['features/assistant-client'],
  ['features/tutor'],
  ['features/skills'],
  ['features/language-models'],
  ['features/retrieval'],
  ['features/dictionary'],
  ['features/homes'],
  ['features/reminders'],
  ['features/bookkeeping'],
  ['features/checkout'],
  ['features/learning'],
  ['features/packages'],
  ['features/offline'],
  ['features/leaderboards'],
  ['features/course-files'],
  ['features/course-building'],
  ['features/statistics'],
  ['features/starter-content'],
  ['features/programs'],
  ['features/counters'],
  ['features/post-export', 'features/import-calls', 'features/import-pages'],
  ['features/imports'],
  ['features/writing', 'features/categories', 'features/class-editing', 'features/testimonies'],
  [
    'features/posts',
    'features/classes',
    'features/careers',
    'features/mentors',
    'features/portfolios',
    'features/questions',
    'features/lms-features',
    'features/schools',
    'features/voices',
    'features/appointments',
  ],
  ['features/enrolments', 'features/moderation'],
  ['features/chapters'],
  ['features/rich-editor', 'features/package-runs', 'features/recordings', 'features/xapi', 'features/archives'],
  ['features/library'],
  ['features/post-details'],
  ['features/gifts'],
  ['features/payouts'],
  ['features/payments'],
  ['features/gateways'],
  ['features/ledger'],
  ['features/speakers', 'features/sponsors'],
  ['features/records'],
  ['features/bin', 'features/media', 'features/notifications', 'features/regions', 'features/webhooks', 'features/redirects'],
  ['features/api-clients'],
  ['features/account'],
  ['features/privacy'],
  ['features/retention', 'features/members'],
  ['features/notices'],
  ['features/lists'],
  ['page'],
  ['features/sites'],
  ['features/audit'],
  ['features/permissions', 'features/quotas', 'features/starter'],
  ['features/account-site'],
  ['features/accounts', 'features/artwork'],
  ['platform', 'ui'],
  ['kit'],
]

/** Exceptions: a test file and the room that it may import against the order of floors, each with a reason. */
const BESIDE: Record<string, string> = {
  // The whole table is the input of the test that compares both matchers.
  'platform/http/page-routes.test.ts': 'routes',
  // Tests compare titles, links and static pages with the routes they name.
  'features/sites/titles.test.ts': 'routes',
  'features/brands/static/static-pages.test.ts': 'routes',
  'features/brands/brands.test.ts': 'routes',
  'features/studio/pages.test.ts': 'routes',
  'features/studio/navigation.test.ts': 'routes',
  'features/studio/pages/audit-list.test.ts': 'routes',
  'features/studio/pages/overview.test.ts': 'routes',
  'features/studio/pages/tenant-list.test.ts': 'routes',
  // What an import brings is written out again.
  'features/imports/markdown.test.ts': 'features/post-export',
  // Saved views are tested with people who are signed in.
  'features/lists/lists.test.ts': 'features/members',
  'features/organisations/pages/tenant-show.test.ts': 'routes',
  // What people do in a chapter is tested in a class that they take part in.
  'features/chapters/kinds/practice/answers.test.ts': 'features/classes',
  'features/chapters/kinds/live/sessions.test.ts': 'features/classes',
  'features/chapters/kinds/discussion/posts.test.ts': 'features/classes',
  'features/moderation/moderation.test.ts': 'features/classes',
  'features/account/pages/account.test.ts': 'routes',
  // Every page of the books is refused, and its forms are sent, by its own route.
  'features/bookkeeping/pages/acts.test.ts': 'routes',
  'features/bookkeeping/pages/rights.test.ts': 'routes',
  'features/members/pages/members.test.ts': 'routes',
  'features/members/pages/member-refusals.test.ts': 'routes',
  // Models are asked that are played: what they do wrong is what is tested.
  'features/language-models/testing.ts': 'simulator',
}

/** Parts of a feature that other features may not import: its pages, endpoints and jobs. */
const CLOSED = /^(pages\/|api\.ts$|jobs\.ts$)/

/**
 * Returns the import violations of these files, one line each: upward, sideways, of a feature's closed parts, from `.ts` to `.tsx`, circular, or of code
 * that can't run there.
 */
export function findFaults(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map(file => file.path))
  const edges = new Map(files.map(file => [file.path, importsOf(file).filter(path => known.has(path))]))
  const faults = [...edges].flatMap(([from, targets]) => targets.flatMap(to => faultOf(from, to) ?? []))
  return [...faults, ...findCircles(edges), ...findMisplacedCode(files)]
}

function faultOf(from: string, to: string): string | undefined {
  const [a, b] = [roomOf(from), roomOf(to)]
  if (from.endsWith('.ts') && to.endsWith('.tsx') && !to.endsWith('.server.tsx') && !isTest(from) && a !== 'routes')
    return `${from} imports ${to}: server files import no .tsx`
  if (a === b || BESIDE[from] === b || (a === 'main' && b === 'routes')) return undefined
  const [above, below] = [floorOf(a), floorOf(b)]
  if (above === undefined || below === undefined) return `${from} → ${to}: ${above === undefined ? a : b} stands on no floor`
  if (above > below) return `${from} imports upward: ${to}`
  if (above === below) return `${from} imports from beside: ${to}`
  const inner = /^features\/[^/]+\/(.+)$/.exec(to)?.[1]
  if (inner && CLOSED.test(inner) && a !== 'main' && a !== 'routes') return `${from} imports a closed part: ${to}`
  return undefined
}

function roomOf(path: string): string {
  const feature = /^features\/[^/]+/.exec(path)?.[0]
  if (feature) return feature
  const top = path.split('/')[0] ?? ''
  return path.includes('/') ? top : 'routes'
}

function floorOf(room: string): number | undefined {
  const at = FLOORS.findIndex(floor => floor.includes(room))
  return at < 0 ? undefined : at
}

const isTest = (path: string) => /(\.test\.tsx?|(^|\/)testing[^/]*\.tsx?)$/.test(path)

/** Returns each circle of imports once, as its path. */
function findCircles(edges: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: string[]): void => {
    const at = way.indexOf(file)
    if (at >= 0) {
      circles.push(`circle: ${[...way.slice(at), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const next of edges.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of edges.keys()) walk(file, [])
  return circles
}
