import { LANGS, type Lang } from '#kit/lang.ts'
import type { Settings } from './settings.ts'

/** Returns the languages that a site shows, the tenant's first one first: all of the interface, or that one alone. */
export function langsOfSite({ languages: { first, shown } }: Pick<Settings, 'languages'>): readonly [Lang, ...Lang[]] {
  return shown === 'first' ? [first] : [first, ...LANGS.filter(lang => lang !== first)]
}
