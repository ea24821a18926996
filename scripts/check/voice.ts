import type { SourceFile } from './imports.ts'

/** Indonesian words that the product does not say, and what it says instead (docs/decisions/037-one-voice.md). */
const UNSAID: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\banda\b/gi, instead: 'say kamu or -mu, or leave the pronoun out' },
  { pattern: /\bkursus(?:mu|nya)?\b/gi, instead: 'say kelas' },
]

/** Finds words that would give the product a second voice, in text files, code and tests, one line each. `files` are relative to src. */
export function findOtherVoices(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    UNSAID.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(found => {
        const line = text.slice(0, found.index).split('\n').length
        return `${path}:${line} says “${found[0]}”; ${instead}`
      }),
    ),
  )
}
