import { allForms } from './stems.ts'
import { DEED_WORDS } from './synonyms-deeds.ts'
import { LEARNING_WORDS } from './synonyms-learning.ts'
import { LIFE_WORDS } from './synonyms-life.ts'
import { NUMBER_WORDS } from './synonyms-numbers.ts'
import { TALK_WORDS } from './synonyms-talk.ts'
import { TOPIC_WORDS } from './synonyms-topics.ts'
import { WORLD_WORDS } from './synonyms-world.ts'

/** A group of words: those of about the same meaning, and those that are said where these are meant. */
interface Group {
  same: readonly string[]
  near: readonly string[]
}

const wordsIn = (list: string) =>
  list
    .split(',')
    .map(word => word.trim().replaceAll('-', ' '))
    .filter(Boolean)

const GROUPS: readonly Group[] = [LEARNING_WORDS, TOPIC_WORDS, DEED_WORDS, LIFE_WORDS, NUMBER_WORDS, TALK_WORDS, WORLD_WORDS].flatMap(
  list =>
    list
      .trim()
      .split('\n')
      .map(line => {
        const [same = '', near = ''] = line.split('|')
        return { same: wordsIn(same), near: wordsIn(near) }
      }),
)

/** Groups of words of about the same meaning; an entry of several words is looked for in a row. */
export const SYNONYMS: readonly (readonly string[])[] = GROUPS.map(({ same }) => same)

/** Words by each entry: what means the same, and what is near. */
const entries = new Map<string, { same: Set<string>; near: Set<string> }>()
for (const { same, near } of GROUPS) {
  for (const entry of same) add(entry, same, near)
  for (const entry of near) add(entry, [], same)
}

function add(entry: string, same: readonly string[], near: readonly string[]): void {
  const known = entries.get(entry) ?? { same: new Set(), near: new Set() }
  for (const one of same) if (one !== entry) known.same.add(one)
  for (const one of near) if (one !== entry) known.near.add(one)
  entries.set(entry, known)
}

/** The longest entry, in words. */
export const LONGEST_PHRASE = Math.max(...[...entries.keys()].map(entry => entry.split(' ').length))

/** Returns whether a text of one or several words stands in a group as it is. */
export function isEntry(text: string): boolean {
  return entries.has(text)
}

const NOTHING = { same: new Set<string>(), near: new Set<string>() }

function entryOf(word: string) {
  for (const form of allForms(word)) {
    const entry = entries.get(form)
    if (entry) return entry
  }
  return NOTHING
}

/** Returns the words and phrases that mean about the same as a word, without it, found by the first of its forms that is known; none if none is. */
export function alikeOf(word: string): string[] {
  return [...entryOf(word).same].filter(one => one !== word)
}

/** Returns the words and phrases that are said where this one is meant, without those of the same meaning. */
export function nearOf(word: string): string[] {
  const { same, near } = entryOf(word)
  return [...near].filter(one => one !== word && !same.has(one))
}
