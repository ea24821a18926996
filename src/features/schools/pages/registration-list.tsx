import { useActionData, useLoaderData } from 'react-router'
import { forgetAddress } from '#features/privacy/forget-address.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { schoolTexts } from '../texts.ts'
import { Registrations } from '../ui/registrations.tsx'
import { confirmSchool, confirmTeam, declineSchool, declineTeam, listWaitingSchools, listWaitingTeams } from '../waiting.server.ts'

const BASE = '/Studio/Registrations'

/** Schools and teams whose registration waits for staff. */
export const loader = appLoader(async ({ ctx, lang, query }) => {
  const { title, lead } = schoolTexts(lang).studio
  const schools = await listWaitingSchools(ctx)
  const teams = await listWaitingTeams(ctx)
  return { title, lead, schools, teams, done: query.get('done') ?? undefined, now: ctx.now }
})

export const action = appAction({
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

export { appMeta as meta } from '#page/app-meta.ts'

export default function RegistrationList() {
  const { title, lead, ...lists } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  return (
    <AppPage title={title} lead={lead}>
      <Registrations {...lists} form={form} action={BASE} />
    </AppPage>
  )
}
