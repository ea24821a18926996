import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { commonFields, describedCommon } from './common.ts'
import { TIME_ZONES, toRows, toShownAddress, toText, toWhole } from './details.ts'
import { addressField, described, mayMiss, momentField, pictureField, rowsField, textField, wholeField } from './fields.ts'

export const MAX_QUOTA = 1_000_000
export const MAX_ROWS = 100

const webAddress = addressField('WebAddress')
const place = textField(200)
const clock = z.string().regex(/^([01]\d|2[0-3])[:.][0-5]\d$/, 'ClockTime' satisfies FieldCode)

const fields = z.looseObject({
  startsAt: mayMiss(momentField),
  endsAt: mayMiss(momentField),
  timeZone: mayMiss(z.enum(TIME_ZONES)),
  place: mayMiss(place),
  onlineUrl: mayMiss(webAddress),
  registrationUrl: mayMiss(webAddress),
  quota: mayMiss(wholeField(MAX_QUOTA)),
  speakers: rowsField(
    MAX_ROWS,
    { name: textField(120).min(1) },
    { speakerId: z.uuid(), role: textField(200), bio: textField(1000), picture: pictureField, isConfirmed: z.boolean() },
    ['role', 'bio'],
  ),
  activities: rowsField(MAX_ROWS, { title: textField(200).min(1) }, { time: clock, text: textField(1000) }, ['title', 'text']),
  sponsors: rowsField(
    MAX_ROWS,
    { name: textField(120).min(1) },
    { sponsorId: z.uuid(), tier: textField(60), logo: pictureField, url: webAddress },
    ['tier'],
  ),
  ...commonFields({ place }),
})

/** Details of events, as they may come in. */
export const eventDetails = fields.superRefine(requireOrder)

export const describedEvent = {
  startsAt: described.moment('event; kept in UTC'),
  endsAt: described.moment('event; needs startsAt, and is not before it'),
  timeZone: described.text(40, `event: in which its times are shown; ${TIME_ZONES.join(', ')}`),
  place: described.text(200, 'event'),
  onlineUrl: described.text(500, 'event: where to take part from afar'),
  registrationUrl: described.text(500, 'event, program: where to register'),
  quota: described.whole(MAX_QUOTA, 'event: how many may take part'),
  speakers: {
    type: 'array' as const,
    maxItems: MAX_ROWS,
    description:
      'event; isConfirmed (boolean) says whether they have agreed; with speakerId, the speaker’s own name, role, bio and picture are shown',
    items: {
      type: 'object' as const,
      required: ['name'],
      properties: {
        speakerId: described.text(36, 'Id of a speaker of `v1/speaker`'),
        name: described.text(120, ''),
        role: described.text(200, 'Profession, organisation'),
        bio: described.text(1000, ''),
        picture: described.text(500, ''),
      },
    },
  },
  activities: {
    type: 'array' as const,
    maxItems: MAX_ROWS,
    description: 'event: its order of the day',
    items: {
      type: 'object' as const,
      required: ['title'],
      properties: { time: described.text(5, 'HH:MM'), title: described.text(200, ''), text: described.text(1000, '') },
    },
  },
  sponsors: {
    type: 'array' as const,
    maxItems: MAX_ROWS,
    description:
      'event; those of one tier stand together, tiers in the order in which they first come; with sponsorId, the sponsor’s own name, logo and url are shown',
    items: {
      type: 'object' as const,
      required: ['name'],
      properties: {
        sponsorId: described.text(36, 'Id of a sponsor of `v1/sponsor`'),
        name: described.text(120, ''),
        tier: described.text(60, ''),
        logo: described.text(500, ''),
        url: described.text(500, ''),
      },
    },
  },
  ...describedCommon,
}

/** What an event's page shows besides its times and place; '' and empty lists for what is missing. */
export function toEventDetails(details: Record<string, unknown>) {
  const sponsors = toRows(details['sponsors']).flatMap(({ name, tier, logo, url, lang }) =>
    toText(name) ? [{ name: toText(name), tier: toText(tier), logo: toShownAddress(logo), url: toShownAddress(url), ...langOf(lang) }] : [],
  )
  return {
    onlineUrl: toShownAddress(details['onlineUrl']),
    registrationUrl: toShownAddress(details['registrationUrl']),
    quota: toWhole(details['quota'], MAX_QUOTA) ?? 0,
    timeZone: TIME_ZONES.find(zone => zone === details['timeZone']),
    speakers: toRows(details['speakers']).flatMap(({ name, role, bio, picture, link, lang, isConfirmed }) =>
      toText(name)
        ? [
            {
              name: toText(name),
              role: toText(role),
              bio: toText(bio),
              picture: toShownAddress(picture),
              // Of a speaker who is named by the id.
              link: toShownAddress(link),
              ...langOf(lang),
              isConfirmed: isConfirmed === true,
            },
          ]
        : [],
    ),
    activities: toRows(details['activities']).flatMap(({ time, title, text }) =>
      toText(title) ? [{ time: toText(time).replace(':', '.'), title: toText(title), text: toText(text) }] : [],
    ),
    tiers: [...Map.groupBy(sponsors, one => one.tier)].map(([name, of]) => ({ name, sponsors: of })),
  }
}

/** The language of the texts of one who is named by an id; the others have the post's. */
const langOf = (lang: unknown) => (toText(lang) ? { lang: toText(lang) } : {})

export type EventDetails = ReturnType<typeof toEventDetails>

/** Reports an issue unless the event ends after it starts. */
function requireOrder({ startsAt, endsAt }: z.output<typeof fields>, context: z.RefinementCtx): void {
  if (endsAt === undefined) return
  if (startsAt === undefined) context.addIssue({ code: 'custom', path: ['startsAt'], message: 'StartNeeded' satisfies FieldCode })
  else if (endsAt < startsAt) context.addIssue({ code: 'custom', path: ['endsAt'], message: 'EndsBeforeStart' satisfies FieldCode })
}
