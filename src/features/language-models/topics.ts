import { contentWords, hasWord, indexWords } from './words.ts'

/** Returns the tenant's topic that a text touches: one whose every word it has, in whatever form; undefined if none. */
export function touchesTopic(text: string, topics: readonly string[]): string | undefined {
  if (topics.length === 0) return undefined
  const index = indexWords(text)
  return topics.find(topic => {
    const words = contentWords(topic)
    return words.length > 0 && words.every(word => hasWord(index, word))
  })
}
