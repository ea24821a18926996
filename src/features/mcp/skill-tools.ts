import { runSkill } from '#features/skills/run-skill.server.ts'
import { findSkill } from '#features/skills/skills.ts'
import type { Tool, ToolName } from './tool.ts'

/** The skills that are tools, by the tools' names. */
const SKILLS: readonly [ToolName, string][] = [
  ['list_classes', 'open_classes'],
  ['get_class', 'class_details'],
  ['list_events', 'events'],
  ['list_programs', 'programs'],
  ['list_jobs', 'open_jobs'],
  ['how_to_join', 'how_to_join'],
  ['my_classes', 'my_classes'],
  ['my_progress', 'my_progress'],
  ['what_is_due', 'my_due'],
  ['my_orders', 'my_payments'],
]

/** What the assistant's skills answer, under the names that other people's assistants see. */
export const SKILL_TOOLS: readonly Tool[] = SKILLS.map(([name, of]) => {
  const skill = findSkill(of)
  if (!skill) throw new Error(`there is no skill ${of}`)
  const { description, who, input } = skill
  return { name, description, who, input, run: ({ ctx }, asked) => runSkill(ctx, skill, asked) }
})
