import type { HomeNeeds } from './brand.ts'

/** What several sections need together: the most that any of them asks for. */
export function mergeNeeds(all: HomeNeeds[]): HomeNeeds {
  const merged: HomeNeeds = {}
  for (const needs of all)
    for (const [name, count] of Object.entries(needs) as [keyof HomeNeeds, number][]) merged[name] = Math.max(merged[name] ?? 0, count)
  return merged
}
