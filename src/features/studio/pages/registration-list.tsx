import {
  confirmSchool,
  confirmTeam,
  declineSchool,
  declineTeam,
  listWaitingSchools,
  listWaitingTeams,
} from '#features/schools/waiting.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { forgetAddress } from '../contacts.server.ts'
import { studioAction } from '../forms.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { Registrations } from '../ui/registrations.tsx'

const BASE = '/Studio/Registrations'

/** The schools and teams that registered and wait for staff. */
export const loader = serverPage(async args => {
  const { ctx, lang, form, query } = args
  const t = studioTexts(lang).registrations
  const schools = await listWaitingSchools(ctx)
  const teams = await listWaitingTeams(ctx)
  return studioPage(args, { title: t.title, lead: t.lead, body: <Registrations {...{ schools, teams, form, done: query.get('done') }} /> })
})

export const action = studioAction({
  'confirm-school': async ({ ctx, site, origin }, fields) => {
    await confirmSchool(ctx, fields.get('id') ?? '', { site, origin })
    return `${BASE}?done=confirmed`
  },
  'decline-school': async ({ ctx, site, origin }, fields) => {
    await declineSchool(ctx, fields.get('id') ?? '', { site, origin })
    return `${BASE}?done=declined`
  },
  'confirm-team': async ({ ctx, site, origin }, fields) => {
    await confirmTeam(ctx, fields.get('id') ?? '', { site, origin })
    return `${BASE}?done=confirmed`
  },
  'decline-team': async ({ ctx, site, origin }, fields) => {
    await declineTeam(ctx, fields.get('id') ?? '', { site, origin })
    return `${BASE}?done=declined`
  },
  forget: async ({ ctx }, fields) => {
    await forgetAddress(ctx, fields.get('email') ?? '')
    return `${BASE}?done=forgotten`
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
