import { careerRecords } from '#features/careers/records.server.ts'
import { categoryRecords } from '#features/categories/records.server.ts'
import { mentorRecords } from '#features/mentors/records.server.ts'
import { portfolioRecords } from '#features/portfolios/records.server.ts'
import { programRecords } from '#features/programs/records.server.ts'
import { questionRecords } from '#features/questions/records.server.ts'
import { canMake, type RecordKind } from '#features/records/record-kind.ts'
import { schoolRecords } from '#features/schools/records.server.ts'
import type { Viewer } from '#platform/context.ts'
import type { EntryName } from './navigation.ts'

/** The side bar's entries that are lists of records; each has a form for a new one below its address. */
export const RECORD_ENTRIES = {
  programs: programRecords,
  questions: questionRecords,
  categories: categoryRecords,
  portfolios: portfolioRecords,
  careers: careerRecords,
  mentors: mentorRecords,
  schools: schoolRecords,
} as const satisfies Partial<Record<EntryName, RecordKind>>

/** True if the viewer may make what an entry lists: records by their kind's rule, classes with the entry itself. */
export function mayMakeOf(viewer: Viewer, name: EntryName): boolean {
  if (name === 'studioClasses') return true
  const kind = Object.entries(RECORD_ENTRIES).find(([entry]) => entry === name)?.[1]
  return kind !== undefined && canMake(viewer, kind)
}
