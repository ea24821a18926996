import { classDetails } from './answers/class-details.server.ts'
import { events } from './answers/events.server.ts'
import { howToJoin } from './answers/how-to-join.server.ts'
import { myDue } from './answers/my-due.server.ts'
import { myPayments } from './answers/my-payments.server.ts'
import { openClasses } from './answers/open-classes.server.ts'
import { openJobs } from './answers/open-jobs.server.ts'
import { myClasses, myProgress } from './answers/own.server.ts'
import { programs } from './answers/programs.server.ts'
import type { Skill } from './skill.ts'

/** All skills, what everybody may ask for first. Models and other assistants have them as tools, by these names. */
export const SKILLS: readonly Skill[] = [
  openClasses,
  classDetails,
  events,
  howToJoin,
  programs,
  openJobs,
  myClasses,
  myProgress,
  myDue,
  myPayments,
]

const BY_NAME: ReadonlyMap<string, Skill> = new Map(SKILLS.map(skill => [skill.name, skill]))

/** Returns the skill of a name; undefined if there is none. */
export function findSkill(name: string): Skill | undefined {
  return BY_NAME.get(name)
}
