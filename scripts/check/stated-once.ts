import type { SourceFile } from './imports.ts'

/** Rules that SQL states in one place: the file that states it and the pattern of a copy, in SQL or in Kysely's builder. */
const RULES: readonly { column: string; by: string; file: string }[] = [
  { column: 'published_at', by: 'isPublished', file: 'platform/db/published.ts' },
  { column: 'confirmed_at', by: 'isConfirmed', file: 'platform/db/confirmed.ts' },
  { column: 'approved_at', by: 'isApproved', file: 'platform/db/approved.ts' },
]

/** Finds copies of such a rule elsewhere in `src`, one line each. Tests may query the database directly. */
export function findCopies(files: readonly SourceFile[]): string[] {
  return RULES.flatMap(({ column, by, file }) => {
    const copy = new RegExp(`\\b${column}\\b(\\s*<=|\\s+is\\s+not\\s+null|['"],\\s*['"](<=|is not)['"])`, 'gi')
    return files
      .filter(({ path }) => path !== file && !/\.test\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(copy)].map(found => {
          const line = text.slice(0, found.index).split('\n').length
          return `${path}:${line} states by hand what ${by} of ${file} says: ${found[0]}`
        }),
      )
  })
}
