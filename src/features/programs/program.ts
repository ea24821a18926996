import type { Level } from '#features/classes/class.ts'
import type { Standing } from '#features/schools/school.ts'

/** The program: a group of classes and schools. */
export interface ProgramSummary {
  id: string
  slug: string
  name: string
  summary: string
  /** The language of its texts here. */
  lang: string
  /** The URL of its own logo; null if it has none. */
  logo: string | null
  /** `aws` marks the programs that the AWS endpoints list. */
  sponsor: string | null
  isActive: boolean
  /** What its published classes cost together; null: not sold as one. */
  bundlePriceRupiah: number | null
  /** Number of published classes. */
  classes: number
  /** Number of confirmed schools that take part. */
  schools: number
}

export interface ProgramDetail extends ProgramSummary {
  /** All languages that it is written in. */
  langs: string[]
  /** Rich text as stored. */
  content: unknown
  /** The best teams, at most five. */
  top: Omit<Standing, 'program'>[]
}

/** A class's syllabus in short. */
export interface SyllabusSummary {
  slug: string
  name: string
  lang: string
  level: Level
  isPremium: boolean
  modules: number
  minutes: number
}

/** A class's syllabus with its program. */
export interface SyllabusRow extends SyllabusSummary {
  summary: string
  program: { slug: string; name: string } | null
}

export interface CurriculumSummary extends Pick<ProgramSummary, 'slug' | 'name' | 'summary' | 'lang' | 'isActive'> {
  classes: SyllabusSummary[]
}

export interface CurriculumClass extends Omit<SyllabusSummary, 'modules' | 'minutes'> {
  id: string
  summary: string
  modules: { slug: string; title: string; chapters: { slug: string; title: string; minutes: number }[] }[]
}

export interface Curriculum extends Pick<ProgramSummary, 'id' | 'slug' | 'name' | 'summary' | 'lang' | 'logo' | 'isActive'> {
  classes: CurriculumClass[]
}

/** The cities of the tenant's schools and classes. */
export interface NetworkPlaces {
  /** Number of all cities; `places` holds the first hundred. */
  total: number
  /** Cities by name, those with the most schools and classes first. */
  places: { city: string; schools: number; classes: number }[]
}

/** Returns the URL of a program's own logo, else of its drawing. */
export function pictureOf({ slug, logo }: Pick<ProgramSummary, 'slug' | 'logo'>): string {
  return logo ?? `/art/program/${slug.slice(0, 80)}.svg`
}
