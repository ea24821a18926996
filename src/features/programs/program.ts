import type { Level } from '#features/classes/class.ts'
import type { Standing } from '#features/schools/school.ts'

/** The program: classes and schools under one name. */
export interface ProgramSummary {
  id: string
  slug: string
  name: string
  summary: string
  /** `aws` marks the programs that the AWS calls list. */
  sponsor: string | null
  isActive: boolean
  /** Published classes. */
  classes: number
  /** Confirmed schools that take part. */
  schools: number
}

export interface ProgramDetail extends ProgramSummary {
  /** Rich text as it is stored. */
  content: unknown
  /** The best teams, at most five. */
  top: Omit<Standing, 'program'>[]
}

/** The outline of a class in short. */
export interface SyllabusSummary {
  slug: string
  name: string
  level: Level
  isPremium: boolean
  modules: number
  minutes: number
}

/** The outline of a class among those of all programs. */
export interface SyllabusRow extends SyllabusSummary {
  summary: string
  program: { slug: string; name: string } | null
}

export interface CurriculumSummary extends Pick<ProgramSummary, 'slug' | 'name' | 'summary' | 'isActive'> {
  classes: SyllabusSummary[]
}

export interface CurriculumClass extends Omit<SyllabusSummary, 'modules' | 'minutes'> {
  summary: string
  modules: { slug: string; title: string; chapters: { slug: string; title: string; minutes: number }[] }[]
}

export interface Curriculum extends Pick<ProgramSummary, 'id' | 'slug' | 'name' | 'summary' | 'isActive'> {
  classes: CurriculumClass[]
}

/** Where the tenant works. */
export interface NetworkCounts {
  schools: number
  students: number
  classes: number
  programs: number
  /** All of them; `places` holds the first hundred. */
  cities: number
  /** City names as the regions have them, those with the most first. */
  places: { city: string; schools: number; classes: number }[]
}

/** The picture of a program, drawn from its slug. */
export function pictureOf(slug: string): string {
  return `/art/program/${slug.slice(0, 80)}.svg`
}
