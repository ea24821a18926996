import { z } from 'zod'
import { JOB_TYPES } from '#features/careers/career.ts'
import { LEVELS, MODES } from '#features/classes/class.ts'
import { periodField } from './intents/periods.ts'

/** What each skill is asked with; also what models and other assistants are told of it. */

const words = z.string().trim().min(1).max(120)
const city = z.string().trim().min(2).max(60).describe('Name of a city in Indonesia')
const starts = periodField.describe('When it starts: a period from now, or the number of a month')
const topic = words.describe('Words that it should be about')

export const classesInput = z.object({
  topic: topic.optional(),
  level: z.enum(LEVELS).optional().describe('Dasar: basics, Pemula: beginner, Menengah: intermediate, Mahir: advanced'),
  mode: z.enum(MODES).optional(),
  price: z.enum(['free', 'paid']).optional(),
  city: city.optional(),
  starts: starts.optional(),
  sort: z.enum(['best', 'soonest', 'cheapest']).optional(),
})
export type ClassesInput = z.infer<typeof classesInput>

export const classInput = z.object({ name: words.describe('Name, code or slug of the class') })
export type ClassInput = z.infer<typeof classInput>

export const eventsInput = z.object({ topic: topic.optional(), city: city.optional(), starts: starts.optional() })
export type EventsInput = z.infer<typeof eventsInput>

export const joinInput = z.object({
  what: z.enum(['site', 'class', 'program', 'event']),
  name: words.optional().describe('Name of the class, program or event'),
})
export type JoinInput = z.infer<typeof joinInput>

export const programsInput = z.object({ topic: topic.optional() })
export type ProgramsInput = z.infer<typeof programsInput>

export const jobsInput = z.object({ topic: topic.optional(), city: city.optional(), type: z.enum(JOB_TYPES).optional() })
export type JobsInput = z.infer<typeof jobsInput>

export const ownInput = z.object({})
export type OwnInput = z.infer<typeof ownInput>

export const progressInput = z.object({ name: words.optional().describe('Name of the class; without it all of them') })
export type ProgressInput = z.infer<typeof progressInput>
