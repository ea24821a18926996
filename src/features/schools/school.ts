/** The school: takes part in programs and sends teams to a league. */

/** Maximum number of pupils in a team. */
export const TEAM_SIZE = 3

/** Kinds of schools, by their Indonesian names' letters. The database constraint lists the same. */
export const SCHOOL_TYPES = ['sma', 'smk', 'ma', 'smp', 'mts', 'slb'] as const

export interface School {
  id: string
  slug: string
  name: string
  /** Eight digits; null if unknown. */
  npsn: string | null
  /** Name in the region data, e.g. `Kota Bandung`. */
  city: string
  /** The city's code: 32.73 */
  cityId: string
  students: number
}

/** A team with its result. */
export interface Standing {
  teamId: string
  /** From 1; equal teams share a rank. */
  rank: number
  team: string
  school: string
  /** Name in the region data. */
  city: string
  /** The city's code: 32.73 */
  cityId: string
  program: { slug: string; name: string } | null
  /** 0 to 1000. */
  score: number
  minutes: number | null
}

/** The schools of a city that have teams. */
export interface CityOfSchools {
  city: string
  schools: { name: string; teams: number }[]
}

/** A province with its cities and regencies, by name. */
export interface ProvinceChoices {
  province: string
  cities: { code: string; name: string }[]
}
