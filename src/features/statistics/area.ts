import { type RawBuilder, sql } from 'kysely'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { LANGS, localHref } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { PartName } from './dashboard.ts'

/** Of what a viewer sees the figures: of the whole tenant, or of what is their own. */
export type Area =
  | { kind: 'all' }
  | { kind: 'cities'; codes: readonly string[] }
  | { kind: 'programs'; ids: readonly string[] }
  | { kind: 'classes'; mentorId: string | null }
  | { kind: 'school'; id: string | null }

/** Returns the viewer's area by the reach of their permission. Throws as `requirePermission`. */
export function areaOf({ viewer }: Pick<Ctx, 'viewer'>): Area {
  const reach = requirePermission(viewer, 'programs.dashboard')
  if (reach === 'all') return { kind: 'all' }
  const { limits } = requirePerson(viewer)
  switch (reach) {
    case 'own-region':
      return { kind: 'cities', codes: limits.regionCodes }
    case 'own-programs':
      return { kind: 'programs', ids: limits.programIds }
    case 'own-classes':
      return { kind: 'classes', mentorId: limits.mentorId }
    // A reach that this page does not know sees no more than a school of their own.
    default:
      return { kind: 'school', id: limits.schoolId }
  }
}

/** True if an admin has not said yet which cities, programs, classes or school are the viewer's own. */
export function isUnset(area: Area): boolean {
  switch (area.kind) {
    case 'all':
      return false
    case 'cities':
      return area.codes.length === 0
    case 'programs':
      return area.ids.length === 0
    case 'classes':
      return area.mentorId === null
    case 'school':
      return area.id === null
  }
}

/** The charts of each area, in the page's order. */
export const PARTS_OF: Record<Area['kind'], readonly PartName[]> = {
  all: ['registrations', 'visits', 'provinces', 'schools', 'programs', 'batches', 'pages', 'links', 'roles'],
  cities: ['registrations', 'provinces', 'schools', 'batches'],
  programs: ['registrations', 'visits', 'programs', 'batches', 'pages'],
  classes: ['visits', 'batches', 'pages'],
  school: ['registrations', 'schools'],
}

/** The rows of `daily_figures f` that are a viewer's: their dimension, and a condition on them. */
export interface Source {
  dimension: 'all' | 'city' | 'program' | 'page' | 'school' | 'link'
  where: RawBuilder<unknown>
}

/** Returns the source of figures about people, schools and teams. An area of classes has none. */
export function peopleOf(area: Area): Source | undefined {
  switch (area.kind) {
    case 'all':
      return { dimension: 'all', where: sql`true` }
    case 'cities':
      return { dimension: 'city', where: sql`f.key = any(${area.codes}::text[])` }
    case 'programs':
      return { dimension: 'program', where: sql`f.key = any(${area.ids}::text[])` }
    case 'classes':
      return undefined
    case 'school':
      return { dimension: 'school', where: sql`f.key = ${area.id ?? ''}` }
  }
}

/** Returns the source of page views: all of the tenant's, or those of the pages of the viewer's own classes and programs. Other areas have none. */
export function visitsOf(ctx: Ctx, area: Area): Source | undefined {
  if (area.kind === 'all') return { dimension: 'all', where: sql`true` }
  const own = pagesOf(ctx, area)
  return own && { dimension: 'page', where: own }
}

/** Returns the condition for pages of the viewer's own; undefined if the area has none. */
export function pagesOf(ctx: Ctx, area: Area): RawBuilder<unknown> | undefined {
  if (area.kind === 'all') return sql`true`
  if (area.kind !== 'programs' && area.kind !== 'classes') return undefined
  const classes = sql`select unnest(${classPaths}) from classes c where c.tenant_id = ${ctx.tenantId} and ${ofClasses(area)}`
  if (area.kind === 'classes') return sql`f.key in (${classes})`
  return sql`f.key in (${classes} union all
    select unnest(${programPaths}) from programs p where p.tenant_id = ${ctx.tenantId} and p.id = any(${area.ids}::uuid[]))`
}

/** Returns the condition for the classes `c` of an area. A school has none of its own. */
export function ofClasses(area: Area): RawBuilder<unknown> {
  switch (area.kind) {
    case 'all':
      return sql`true`
    case 'cities':
      return sql`c.held_city_codes && ${area.codes}::text[]`
    case 'programs':
      return sql`c.program_id = any(${area.ids}::uuid[])`
    case 'classes':
      return sql`exists (select from class_mentors m where m.tenant_id = c.tenant_id and m.class_id = c.id and m.mentor_id = ${area.mentorId}::uuid)`
    case 'school':
      return sql`false`
  }
}

const inEachLanguage = (path: string, name: RawBuilder<unknown>) => LANGS.map(lang => sql`${localHref(lang, path)}::text || ${name}`)

/** The paths of the pages of a class `c`. */
export const classPaths: RawBuilder<unknown> = sql`array[${sql.join([
  ...inEachLanguage('/Courses/', sql`c.slug`),
  ...inEachLanguage('/Courses/@Premium/', sql`c.slug`),
  ...inEachLanguage('/Class/', sql`c.code`),
])}]`

const programPaths = sql`array[${sql.join(inEachLanguage('/Program/', sql`p.slug`))}]`
