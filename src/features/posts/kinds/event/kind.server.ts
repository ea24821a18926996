import { z } from 'zod'
import { event as eventData, organization } from '#features/sites/json-ld.ts'
import type { FieldCode } from '#kit/common-reasons.ts'
import { described, mayMiss, momentField, textField } from '../fields.ts'
import type { PostKindOnServer } from '../kind.server.ts'
import { toEventTimes } from './event-times.ts'

const fields = z.looseObject({ startsAt: mayMiss(momentField), endsAt: mayMiss(momentField), place: mayMiss(textField(200)) })

export const eventOnServer: PostKindOnServer = {
  details: {
    schema: fields.superRefine(requireOrder),
    described: {
      startsAt: described.moment('event; kept in UTC'),
      endsAt: described.moment('event; needs startsAt, and is not before it'),
      place: described.text(200, 'event'),
    },
  },
  linkedData(post, about, { site, origin }) {
    const { startsAt, endsAt, place } = toEventTimes(post)
    const organizer = organization(site, origin)
    return eventData({ ...about, starts: startsAt.toISOString(), ends: endsAt.toISOString(), place, organizer })
  },
}

/** Reports an issue unless the event ends after it starts. */
function requireOrder({ startsAt, endsAt }: z.output<typeof fields>, context: z.RefinementCtx): void {
  if (endsAt === undefined) return
  if (startsAt === undefined) context.addIssue({ code: 'custom', path: ['startsAt'], message: 'StartNeeded' satisfies FieldCode })
  else if (endsAt < startsAt) context.addIssue({ code: 'custom', path: ['endsAt'], message: 'EndsBeforeStart' satisfies FieldCode })
}
