import type { SourceFile } from './imports.ts'

/** Places of sentences: text files, written content, tests. */
const WRITTEN = /\/(texts|layouts|static)\/|\.test\.tsx?$|(^|\/)testing[^/]*\.tsx?$/
/** Sentences of other protocols and for operators, each with a reason. */
const OTHERS: readonly string[] = [
  // PostgREST's protocol is in English.
  'features/voices/api.ts',
  'features/voices/rest/',
  // Settings of the installation, read by its operator at the start.
  'platform/config/',
  // The gateways' protocols are in English.
  'simulator/',
  // An example in the description of the calls.
  'features/developers/description.ts',
  // NOTE: the account site words these by their code on its pages; calls show the text as it is.
  'features/accounts/',
]

const SCHEMA = /\bimport \{[^}]*\bz\b[^}]*\} from '(zod|@hono\/zod-openapi)'/
const TEXT = /(['"`])(?=(?:(?!\1)[^\\\n])*\s)(?:(?!\1)[^\\\n])+\1/.source
/** A text with a space where a reason, or the code of a schema's message, belongs. */
const RULES: readonly { what: string; pattern: RegExp; only?: RegExp }[] = [
  { what: 'an error', pattern: new RegExp(`\\bnew AppError\\([^,()]+,\\s*[^,()]+,\\s*${TEXT}`, 'g') },
  { what: 'a reason', pattern: new RegExp(`\\btext: ${TEXT}`, 'g'), only: /'Verbatim'/ },
  { what: 'a problem', pattern: new RegExp(`\\b(?:message|error): ${TEXT}`, 'g') },
  {
    what: 'a schema',
    pattern: new RegExp(`\\.(?:refine|regex)\\((?:(?!\\.(?:meta|openapi|replace)\\()[^;]){1,300}?,\\s*${TEXT},?\\s*\\)`, 'g'),
    only: SCHEMA,
  },
  { what: 'a schema', pattern: new RegExp(`\\.(?:min|max|length|startsWith|endsWith)\\(\\s*[\\w.]+,\\s*${TEXT}`, 'g'), only: SCHEMA },
]

/** Finds sentences for users outside text files: in errors, in problems of fields and in schemas, one line each. `files` are relative to src. */
export function findSentences(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !WRITTEN.test(path) && !OTHERS.some(other => path.startsWith(other)))
    .flatMap(({ path, text }) =>
      RULES.filter(({ only }) => !only || only.test(text)).flatMap(({ what, pattern }) =>
        [...text.matchAll(pattern)].map(found => {
          const line = text.slice(0, found.index).split('\n').length
          return `${path}:${line} has a sentence in ${what}; it belongs into a text file, by a code: ${found[0].trim()}`
        }),
      ),
    )
}
