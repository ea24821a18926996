import type { SourceFile } from './imports.ts'

/** Words that the product does not say, and what it says instead (docs/decisions/037-one-voice.md); `only` names the files that a word is looked for in. */
const UNSAID: readonly { pattern: RegExp; instead: string; only?: RegExp }[] = [
  { pattern: /\banda\b/gi, instead: 'say kamu or -mu, or leave the pronoun out' },
  { pattern: /\bkursus(?:mu|nya)?\b/gi, instead: 'say kelas' },
  // Addresses (`/Courses`), keys of texts (`courses: …`), a campus's own courses and “of course” are something else.
  {
    pattern: /(?<![/\w]|\b(?:of|university|the (?=course of)) ?)(?<!(?:^|[{,])\s*(?=courses?:))\bcourses?\b/gim,
    instead: 'say class',
    only: /\/en(\.ts$|\/)/,
  },
]

/** What people write is understood in whatever words they use: their words stand in these rooms, besides what the rooms themselves say. */
const HEARD = /^features\/(?:skills|retrieval|dictionary)\/(?!texts)/

/** Finds words that would give the product a second voice, in text files, code and tests, one line each. `files` are relative to src. */
export function findOtherVoices(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    UNSAID.filter(({ only }) => !HEARD.test(path) && (!only || only.test(path))).flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(found => {
        const line = text.slice(0, found.index).split('\n').length
        return `${path}:${line} says “${found[0]}”; ${instead}`
      }),
    ),
  )
}
