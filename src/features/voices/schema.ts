import type { Topic } from './voice.ts'

/** Input of the pages' forms. API clients use the hosted database, whose check constraints set the same bounds. `consent` is the text agreed to. */
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
