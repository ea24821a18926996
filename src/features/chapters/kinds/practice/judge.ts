import type { PracticeContent, PracticeQuestion } from './kind.ts'

/**
 * True if the answer is right. `given` are the ids of the chosen options (in the chosen order where the question asks for one), or the words of each gap. Words
 * are compared without regard to letter case, spaces around them and how many are between.
 */
export function isRight(question: PracticeQuestion, given: readonly string[]): boolean {
  switch (question.type) {
    case 'single':
      return question.right !== null && given.length === 1 && given[0] === question.right
    case 'multiple': {
      const chosen = new Set(given)
      return chosen.size === given.length && chosen.size === question.right.length && question.right.every(id => chosen.has(id))
    }
    case 'order':
      return given.length === question.options.length && question.options.every(({ id }, at) => given[at] === id)
    case 'fill':
      return (
        given.length === question.gaps.length &&
        question.gaps.every(({ answers }, at) => answers.some(answer => toPlain(answer) === toPlain(given[at] ?? '')))
      )
  }
}

/** True if there is enough of an answer to judge it: something chosen, all gaps filled. */
export function isGiven(question: PracticeQuestion, given: readonly string[]): boolean {
  if (question.type === 'fill') return given.length === question.gaps.length && given.every(word => word.trim() !== '')
  return given.length > 0
}

/**
 * Returns the result of a round in percent, rounded down; undefined while a question of the practice has no answer. `answers` are those of one round, by
 * question; of several for a question the first counts, and those of questions that are gone do not.
 */
export function resultOf(
  { questions }: Pick<PracticeContent, 'questions'>,
  answers: readonly { questionId: string; given: readonly string[] }[],
): number | undefined {
  if (questions.length === 0) return undefined
  let right = 0
  for (const question of questions) {
    const answer = answers.find(({ questionId }) => questionId === question.id)
    if (!answer) return undefined
    if (isRight(question, answer.given)) right++
  }
  return Math.floor((right / questions.length) * 100)
}

function toPlain(word: string): string {
  return word.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
