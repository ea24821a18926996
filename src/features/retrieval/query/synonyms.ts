import { englishForms, formsOf } from './stems.ts'
import { LEARNING_WORDS } from './synonyms-learning.ts'
import { TOPIC_WORDS } from './synonyms-topics.ts'

/** Groups of words of about the same meaning; an entry of several words is looked for in a row. */
export const SYNONYMS: readonly (readonly string[])[] = [LEARNING_WORDS, TOPIC_WORDS].flatMap(list =>
  list
    .trim()
    .split('\n')
    .map(line => line.split(',').map(word => word.trim().replaceAll('-', ' '))),
)

/** The longest entry, in words. */
export const LONGEST_PHRASE = Math.max(...SYNONYMS.flat().map(entry => entry.split(' ').length))

const groupsByEntry = new Map<string, (readonly string[])[]>()
for (const group of SYNONYMS)
  for (const entry of new Set(group)) {
    const known = groupsByEntry.get(entry)
    if (known) known.push(group)
    else groupsByEntry.set(entry, [group])
  }

/** Returns whether a text of one or several words stands in a group as it is. */
export function isEntry(text: string): boolean {
  return groupsByEntry.has(text)
}

/** Returns the words and phrases that mean about the same as a word, without it, found by the first of its forms that is known; none if none is. */
export function alikeOf(word: string): string[] {
  for (const form of word.includes(' ') ? [word] : [...formsOf(word), ...englishForms(word)]) {
    const groups = groupsByEntry.get(form)
    if (groups) return [...new Set(groups.flat())].filter(one => one !== word)
  }
  return []
}
