import { DEFAULT_LANG, type Lang } from './lang.ts'
import { fillPlaces } from './text.ts'

type Values = Readonly<Record<string, string | number>>

/** Sentences by code. */
type Sentences<Code extends string> = Readonly<Record<Code, string>>

/** The values that a sentence asks for by its `{{places}}`. A text whose type is just `string` does not tell. */
type Places<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{{${infer Name}}}${infer Rest}`
    ? Name | Places<Rest>
    : never

type ValuesOf<Text extends string> = string extends Text
  ? [values?: Values]
  : [Places<Text>] extends [never]
    ? []
    : [values: Readonly<Record<Places<Text>, string | number>>]

/**
 * Why something is refused: a code with values. The sentence stands in text files and is chosen where the refusal is shown, so that commands and schemas
 * need no language. Made by `reasonsOf`.
 */
export interface Reason {
  readonly code: string
  readonly values: Values
  readonly sentencesOf: (lang: Lang) => Sentences<string>
  /** What a form says instead of a call, for some codes: it tells a person what to do on that screen. */
  readonly inFormsOf: ((lang: Lang) => Partial<Sentences<string>>) | undefined
}

export interface Reasons<W extends Sentences<string>> {
  /** Returns the reason with this code. Its `values` fill the places of its sentence; the compiler asks for them where the texts are `as const`. */
  <Code extends keyof W & string>(code: Code, ...values: ValuesOf<W[Code]>): Reason
  /** Returns the reason with a code that came as text, such as the message of a schema; undefined if there is none. */
  find(code: string): Reason | undefined
}

/** Returns the reasons of a group of sentences: `reasonsOf<typeof words.refusals>(lang => postTexts(lang).refusals)`. Source: docs/decisions/027. */
export function reasonsOf<W extends Sentences<string>>(
  sentencesOf: (lang: Lang) => Sentences<keyof W & string>,
  inFormsOf?: (lang: Lang) => Partial<Sentences<keyof W & string>>,
): Reasons<W> {
  const toReason = (code: string, values: Values = {}): Reason => ({ code, values, sentencesOf, inFormsOf })
  return Object.assign(toReason, {
    find: (code: string) => (Object.hasOwn(sentencesOf(DEFAULT_LANG), code) ? toReason(code) : undefined),
  })
}

/** Returns the sentence of a reason, as calls say it. */
export function sayReason({ code, values, sentencesOf }: Reason, lang: Lang): string {
  return fillPlaces(sentencesOf(lang)[code] ?? code, values)
}

/** Returns what a form says instead; undefined if it says the same. */
export function sayInForm({ code, values, inFormsOf }: Reason, lang: Lang): string | undefined {
  const sentence = inFormsOf?.(lang)[code]
  return sentence === undefined ? undefined : fillPlaces(sentence, values)
}
