import { sortValues } from '#ui/app/list/list-state.ts'

/** Registrations of schools and teams, as staff decide them and results are written. */

export const REGISTRATION_KINDS = ['school', 'team'] as const
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number]

export const REGISTRATION_STATES = ['waiting', 'confirmed'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** What the list of registrations is filtered and ordered by, which its download takes, too. */
export const REGISTRATION_LIST = {
  search: 'text',
  state: REGISTRATION_STATES,
  kind: REGISTRATION_KINDS,
  sort: sortValues(['name', 'sent']),
  columns: 'text',
} as const

export interface Contact {
  name: string
  role: string
  email: string
  phone: string | null
}

/** A school or a team in the list. */
export interface Registration {
  kind: RegistrationKind
  id: string
  name: string
  /** The team's school; of a school its own name. */
  school: string
  npsn: string | null
  city: string
  /** Programs that it joins, by name. */
  programs: string[]
  /** The adult who registered it last; null after their data were removed. */
  contact: Contact | null
  createdAt: Date
  confirmedAt: Date | null
}

/** A registration with everything that was handed in. */
export interface WholeRegistration extends Registration {
  students: number
  /** The school's registration that a team waits for: it is decided with it. */
  waitsFor: { id: string; name: string } | null
  /** Of a school all its teams, of a team itself. */
  teams: { id: string; name: string; program: string | null; members: string[] }[]
  contacts: (Contact & { team: string | null; consent: string | null; createdAt: string })[]
}
