/** One of those that an event's form offers; `name` tells it from others of the same `shortName`. */
interface Choice {
  id: string
  name: string
  shortName: string
}

/** The speakers and sponsors that an event may name. */
export interface LineUpChoices {
  speakers: Choice[]
  sponsors: Choice[]
}
