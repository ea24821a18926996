import { ARTS_AND_MEDIA } from './arts-and-media.ts'
import { BODY_AND_HEALTH } from './body-and-health.ts'
import { DEEDS_1 } from './deeds-1.ts'
import { DEEDS_2 } from './deeds-2.ts'
import { DEVICES_AND_CODE } from './devices-and-code.ts'
import { HOME_AND_FOOD } from './home-and-food.ts'
import { LEARNING } from './learning.ts'
import { MONEY_AND_RULES } from './money-and-rules.ts'
import { NATURE_AND_FARMING } from './nature-and-farming.ts'
import { PEOPLE_AND_WORK_1 } from './people-and-work-1.ts'
import { PEOPLE_AND_WORK_2 } from './people-and-work-2.ts'
import { PLACES_AND_TRAVEL } from './places-and-travel.ts'
import { TALK_AND_FEELING_1 } from './talk-and-feeling-1.ts'
import { TALK_AND_FEELING_2 } from './talk-and-feeling-2.ts'
import { TIME_AND_AMOUNT } from './time-and-amount.ts'

const LISTS: readonly string[] = [
  ARTS_AND_MEDIA,
  BODY_AND_HEALTH,
  DEEDS_1,
  DEEDS_2,
  DEVICES_AND_CODE,
  HOME_AND_FOOD,
  LEARNING,
  MONEY_AND_RULES,
  NATURE_AND_FARMING,
  PEOPLE_AND_WORK_1,
  PEOPLE_AND_WORK_2,
  PLACES_AND_TRAVEL,
  TALK_AND_FEELING_1,
  TALK_AND_FEELING_2,
  TIME_AND_AMOUNT,
]

/** The groups, each of about the same meaning, in everyday, formal and chat Indonesian and in English. */
export const GROUPS: readonly (readonly string[])[] = LISTS.flatMap(list =>
  list
    .trim()
    .split('\n')
    .map(line => line.split(', ')),
)

/** So many words stand for one at most. */
const MOST = 30

/** Which groups an entry stands in. */
const places = new Map<string, number[]>()
for (const [at, group] of GROUPS.entries())
  for (const entry of group) {
    const own = places.get(entry)
    if (own) own.push(at)
    else places.set(entry, [at])
  }

/** Returns the words and phrases, at most thirty, that mean about the same as the first of these forms of a word that is known, without it; none if none is. */
export function sameAs(forms: readonly string[]): string[] {
  const known = forms.find(form => places.has(form))
  if (known === undefined) return []
  const same = new Set((places.get(known) ?? []).flatMap(at => GROUPS[at] ?? []))
  same.delete(known)
  return [...same].slice(0, MOST)
}
