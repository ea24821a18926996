import type { HomeNeeds } from './brand.ts'

/** Merges the needs of several sections: the maximum of each. */
export function mergeNeeds(all: HomeNeeds[]): HomeNeeds {
  const merged: HomeNeeds = {}
  for (const needs of all)
    for (const [name, count] of Object.entries(needs) as [keyof HomeNeeds, number][]) merged[name] = Math.max(merged[name] ?? 0, count)
  return merged
}
