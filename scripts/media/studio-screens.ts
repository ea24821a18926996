import type { Page } from '@playwright/test'

/** A main screen of the studio: its name, its path, or the list whose first record's page it is. */
export interface StudioScreen {
  name: string
  path: string
  /** The screen is the page of the list's first record. */
  isRecord?: boolean
}

/** The tenant of the demo whose studio is shown. */
export const STUDIO_TENANT = 'alkademi'

/** The main screens of the studio, in the order of its side bar. */
export const STUDIO_SCREENS: readonly StudioScreen[] = [
  { name: 'home', path: '/Studio' },
  { name: 'statistics', path: '/Studio/Statistics' },
  { name: 'posts', path: '/Studio/Posts' },
  { name: 'post-new', path: '/Studio/Posts/New?kind=event' },
  { name: 'post', path: '/Studio/Posts', isRecord: true },
  { name: 'classes', path: '/Studio/Classes' },
  { name: 'class', path: '/Studio/Classes', isRecord: true },
  { name: 'programs', path: '/Studio/Programs' },
  { name: 'program', path: '/Studio/Programs', isRecord: true },
  { name: 'questions', path: '/Studio/Questions' },
  { name: 'categories', path: '/Studio/Categories' },
  { name: 'portfolios', path: '/Studio/Portfolios' },
  { name: 'careers', path: '/Studio/Careers' },
  { name: 'career', path: '/Studio/Careers', isRecord: true },
  { name: 'mentors', path: '/Studio/Mentors' },
  { name: 'mentor', path: '/Studio/Mentors', isRecord: true },
  { name: 'schools', path: '/Studio/Schools' },
  { name: 'testimonies', path: '/Studio/Testimonies' },
  { name: 'speakers', path: '/Studio/Speakers' },
  { name: 'sponsors', path: '/Studio/Sponsors' },
  { name: 'lms-features', path: '/Studio/LmsFeatures' },
  { name: 'media', path: '/Studio/Media' },
  { name: 'bin', path: '/Studio/Bin' },
  { name: 'home-page', path: '/Studio/Home' },
  { name: 'pages', path: '/Studio/Pages' },
  { name: 'navigation', path: '/Studio/Navigation' },
  { name: 'settings', path: '/Studio/Settings' },
  { name: 'layout', path: '/Studio/Settings/Layout' },
  { name: 'redirects', path: '/Studio/Redirects' },
  { name: 'members', path: '/Studio/Members' },
  { name: 'registrations', path: '/Studio/Registrations' },
  { name: 'results', path: '/Studio/Results' },
  { name: 'requests', path: '/Studio/Requests' },
  { name: 'mail', path: '/Studio/Mail' },
  { name: 'integrations', path: '/Studio/Integrations' },
  { name: 'import', path: '/Studio/Import' },
  { name: 'audit', path: '/Studio/Audit' },
  { name: 'notices', path: '/Studio/Notices' },
]

/** Returns the path of a screen, for whom `page` is signed in at `origin`. */
export async function pathOfScreen(page: Page, origin: string, { path, isRecord, name }: StudioScreen): Promise<string> {
  if (!isRecord) return path
  await page.goto(`${origin}${path}`)
  const links = await page.locator(`main a[href^="${path}/"]`).evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
  const record = links.find(href => /\/[0-9a-f-]{36}$/.test(href))
  if (!record) throw new Error(`${path} has no record for the screen ${name}`)
  return record
}
