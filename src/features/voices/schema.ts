import type { Topic } from './voice.ts'

/** What the pages' forms give; programs come by the hosted database, where the tables' own checks say the same. `consent`: the words agreed to. */
export interface ReviewInput {
  name: string
  message: string
  rating: number | null
  consent: string
}

export interface AspirationInput {
  name: string
  city: string | null
  topics: Topic[]
  message: string
  consent: string
}

export interface TestimonyInput {
  name: string
  role: string
  message: string
  consent: string
}

export interface DonationInput {
  /** null: does not want to be named. */
  name: string | null
  /** Whole rupiah. */
  amount: number
  message: string | null
  consent: string | null
}
