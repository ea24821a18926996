import type { Lang } from '#kit/lang.ts'
import { readQuestion } from './intents/read-question.ts'
import { intentOf } from './intents/rules.ts'
import type { Skill } from './skill.ts'
import { findSkill } from './skills.ts'

/** A skill, and what it is to be asked with. */
export interface Chosen {
  skill: Skill
  input: unknown
}

/**
 * Returns the skill that answers a question, by rules; undefined where none surely does, as for whatever is told in texts. The language is that of the page:
 * questions are read in all of them.
 */
export function chooseSkill(query: string, lang: Lang): Chosen | undefined {
  const question = readQuestion(query, lang)
  const intent = question && intentOf(question)
  const skill = intent && findSkill(intent.name)
  return skill && { skill, input: intent.input }
}
