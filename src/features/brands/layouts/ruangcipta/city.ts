import { z } from 'zod'

export type City = 'bandung' | 'jakarta'

/** A room of a city's building; rooms are listed by number. */
export const roomSchema = z.object({
  id: z.string().max(20),
  name: z.string().max(60),
  use: z.string().max(200),
  access: z.string().max(60),
})
export const roomsSchema = z.object({ bandung: z.array(roomSchema).max(6), jakarta: z.array(roomSchema).max(6) })
export type Room = z.output<typeof roomSchema>

export const CITIES: readonly { city: City; name: string; letter: string; href: string }[] = [
  { city: 'bandung', name: 'Bandung', letter: 'B', href: '/Bandung' },
  { city: 'jakarta', name: 'Jakarta', letter: 'J', href: '/Jakarta' },
]

const MARKS: Record<City, RegExp> = {
  bandung: /bandung|cigereleng|ruang benang|ruang gulung|selasar pintal|kebun atap|halaman tungku/i,
  jakarta: /jakarta|gandaria|glodok|ruang plat|ruang timah|lorong tinta/i,
}

/** Returns the cities that a place's text mentions, by name or by one of their rooms. */
export function citiesOf(place: string): City[] {
  return CITIES.filter(({ city }) => MARKS[city].test(place)).map(({ city }) => city)
}

/** Returns the class for the cities' colour; there is one for both, and one for neither. */
export function cityClass(cities: City[]): string {
  return `ruangcipta-${cities.length > 1 ? 'both' : (cities[0] ?? 'none')}`
}
