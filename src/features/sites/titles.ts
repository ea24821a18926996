import type { Lang } from '#kit/lang.ts'
import type { Variant } from './layouts.ts'
import { siteTexts } from './texts.ts'

/** The routes of each variant whose titles have the site's title as suffix. Source: spec/layouts.json. */
const TITLED: Record<Variant, readonly string[]> = {
  main: [
    'index',
    'BelajarBersama',
    'Courses',
    'Courses-slug',
    'Training-Services',
    'Talent-Hiring',
    'Lms',
    'Lms-Features-slug',
    'Training-Services-Syllabus',
    'News',
    'News-slug',
    'Make-Appointment',
    'Metamorfosa',
  ],
  foundation: [
    'index',
    'Class',
    'Class-Competence-slug',
    'About',
    'Campus',
    'Government',
    'Corporates',
    'Blog',
    'Blog-id-title',
    'Portfolio-type-title',
    'Program-id-slug',
    'Make-Appointment',
    'Metamorfosa',
  ],
  'coding-school': ['index', 'Program', 'Program-slug', 'Berita', 'Gallery', 'Courses-slug'],
  'shared-learning': ['index', 'Class', 'Class-code'],
  innovation: ['index', 'Articles-slug-Detail-id-title', 'Aksara'],
  script: ['index', 'Lms'],
  scholarship: ['index'],
  another: ['index', 'Articles-slug-Detail-id-title'],
  // The specification's News-title has no route of its own: it is the page of a news post by its slug.
  alpha: ['index', 'News', 'News-id-title', 'News-slug'],
  'creative-space': ['index', 'Class', 'Bandung', 'Jakarta', 'Class-code'],
}

/** Returns the title that the variant fixes for a route; undefined if the page's own is used. */
export function fixedTitleOf(variant: Variant, routeName: string, lang: Lang): string | undefined {
  const titles: Partial<Record<Variant, Record<string, string>>> = siteTexts(lang).titles
  return titles[variant]?.[routeName]
}

/** True if the site's title is appended to the page's on this route. */
export function isTitled(variant: Variant, routeName: string): boolean {
  // Pages of a tenant's own are no routes of the specification.
  return routeName === 'tenant-page' || TITLED[variant].includes(routeName)
}
