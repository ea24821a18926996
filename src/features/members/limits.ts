import type { RoleLimits } from '#platform/context.ts'

export type LimitName = keyof RoleLimits

export interface LimitChoice {
  value: string
  label: string
  /** Cities are grouped by province. */
  group: string
}

/** One of a role's limits with its names; a name is empty if the record is gone. */
export interface NamedLimit {
  limit: LimitName
  names: string[]
}

export function valuesOf(limits: RoleLimits, limit: LimitName): string[] {
  const value = limits[limit]
  return Array.isArray(value) ? value : value ? [value] : []
}
