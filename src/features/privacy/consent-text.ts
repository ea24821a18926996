import type { Giver } from '#features/members/consent.ts'
import type { Lang } from '#kit/lang.ts'
import { privacyTexts } from './texts.ts'

/** The exact words of a consent; the consent's record stores both fields. */
export interface ConsentText {
  /** For example `membership-self-1-id`. */
  version: string
  /** Paragraphs separated by an empty line. */
  words: string
}

/**
 * The version of each text; the words are in `texts/<lang>/consents.ts`. Increase it with every change of the words, in every language at once; a test
 * checks that they match.
 */
const VERSIONS = {
  'membership-self': 1,
  'membership-parent': 1,
  'membership-school': 1,
  'marketing-self': 1,
  'leaderboard-self': 1,
  'leaderboard-parent': 1,
  'records-parent': 2,
} satisfies Record<`membership-${Giver}` | 'marketing-self' | 'leaderboard-self' | 'leaderboard-parent' | 'records-parent', number>

type Asked =
  | { purpose: 'membership'; giver: Giver }
  | { purpose: 'marketing' }
  | { purpose: 'leaderboard'; giver: 'self' | 'parent' }
  | { purpose: 'records' }

/** What a consent can be asked for, and who can give it. Only the member themself can consent to marketing, and a parent alone to records of a child. */
export const CONSENTS: readonly Asked[] = [
  { purpose: 'membership', giver: 'self' },
  { purpose: 'membership', giver: 'parent' },
  { purpose: 'membership', giver: 'school' },
  { purpose: 'marketing' },
  { purpose: 'leaderboard', giver: 'self' },
  { purpose: 'leaderboard', giver: 'parent' },
  { purpose: 'records' },
]

/** Returns the text of a consent. */
export function consentText(asked: Asked, lang: Lang, names: { site: string; child?: string }): ConsentText {
  const key = keyOf(asked)
  // Names are inserted last, so that braces in them stay as they are.
  const words = privacyTexts(lang)
    .consents[key].join('\n\n')
    .replace(/\{\{(site|child)\}\}/g, (_, name: 'site' | 'child') => names[name] ?? '')
  return { version: `${key}-${VERSIONS[key]}-${lang}`, words }
}

function keyOf(asked: Asked): keyof typeof VERSIONS {
  if (asked.purpose === 'marketing') return 'marketing-self'
  if (asked.purpose === 'records') return 'records-parent'
  return asked.purpose === 'leaderboard' ? `leaderboard-${asked.giver}` : `membership-${asked.giver}`
}
