import { z } from 'zod'
import type { CourseRule, FileNote } from './course.ts'

const rule = z.union([
  z.literal(['free', 'sequence']).transform((type): CourseRule => ({ type })),
  z.strictObject({ date: z.iso.datetime() }).transform(({ date }): CourseRule => ({ type: 'date', at: date })),
  z
    .strictObject({ chapter: z.string().min(1).max(300), atLeast: z.int().min(0).max(100) })
    .transform(({ chapter, atLeast }): CourseRule => ({ type: 'result', chapter, atLeast })),
])

/** Returns the rule that front matter says; null where it says none, or something else, which is noted. */
export function readRule(value: unknown, path: string, notes: FileNote[]): CourseRule | null {
  if (value === undefined || value === null) return null
  const read = rule.safeParse(value)
  if (!read.success) notes.push({ path, code: 'FieldWrong', values: { name: 'rule' } })
  return read.data ?? null
}

/** Returns whole minutes from 1 to 600. */
export function readMinutes(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 600 ? value : undefined
}
