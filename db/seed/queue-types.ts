import type { WishedTime } from '#features/appointments/appointment.ts'
import type { Topic } from '#features/voices/voice.ts'

/** What waits for the staff of a demo site. People and addresses are invented; nobody receives mail at `.example`. */
export interface SeedQueues {
  aspirations: { name: string; city: string; topics: Topic[]; message: string }[]
  reviews: { name: string; rating: number | null; message: string }[]
  testimonies: { name: string; role: string; message: string }[]
  /** Pledged, not yet received. `name` null: does not want to be named. Whole rupiah. */
  donations: { name: string | null; rupiah: number; message: string | null }[]
  appointments: {
    name: string
    organisation: string
    email: string
    topic: string
    message: string
    daysAgo: number
    /** Days from the demo's day to the wished day. */
    inDays: number
    time: WishedTime
  }[]
  /** Addresses that asked to be shown the learning space. */
  demoRequests: string[]
  /** Schools that registered for a league and wait for a confirmation, each with a team. */
  schools: { name: string; npsn: string; city: string; students: number; program: string; contact: SeedContact; team: SeedWaitingTeam }[]
  /** Further teams of schools that take part already. */
  teams: (SeedWaitingTeam & { school: string; program: string; contact: SeedContact })[]
  /** A child of the demo teacher's school who asked the school for its consent. */
  pupil: { name: string; email: string; age: number }
  /** A member who asked to be erased. */
  leaving: { name: string; email: string; reason: string }
}

export interface SeedContact {
  name: string
  role: string
  email: string
  phone: string
}

export interface SeedWaitingTeam {
  name: string
  members: string[]
}
