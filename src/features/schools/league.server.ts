import { pageHead } from '#features/tenants/head.server.ts'
import type { PageArgs } from '#features/tenants/page.server.ts'
import { listCitiesOfTeams, listCityChoices, listLeaderboard } from './queries.server.ts'
import { toCityLabel } from './school.ts'
import { toStandingView } from './standing-view.ts'
import { schoolTexts } from './texts.server.ts'

/** The final takes so many teams. */
const FINALISTS = 10
const TEAM_SIZE = 3

/** What the league's page shows; without teams only how it goes and how to join. Two statements. */
export async function loadLeague(args: PageArgs) {
  const { ctx, site, lang } = args
  const t = schoolTexts(lang)
  const [standings, cities] = await Promise.all([listLeaderboard(ctx, { page: 1, perPage: FINALISTS }), listCitiesOfTeams(ctx)])
  const schools = cities.flatMap(city => city.schools)
  return {
    head: pageHead(args, { title: t.title, description: t.fill('description', { site: site.settings.title }) }),
    site: site.settings.title,
    cover: `/art/event/liga-smk-${site.slug}.svg`,
    members: TEAM_SIZE,
    finalists: FINALISTS,
    standings: standings.items.map(one => toStandingView(one, lang)),
    cities: cities.map(({ city, schools }) => ({ city: toCityLabel(city), schools })),
    schools: schools.length,
    teams: schools.reduce((sum, school) => sum + school.teams, 0),
  }
}

export type LeagueView = Awaited<ReturnType<typeof loadLeague>>

/** What the registration's page shows: the fields' choices, and the message that takes their place for now. One statement, kept. */
export async function loadLeagueRegister(args: PageArgs) {
  const { ctx, site, lang } = args
  const t = schoolTexts(lang)
  const { whatsapp } = site.settings.contact
  return {
    head: pageHead(args, { title: t.form.title, description: t.form.lead, trail: [{ label: t.label, href: '/Liga-Smk' }] }),
    provinces: await listCityChoices(ctx),
    members: Array.from({ length: TEAM_SIZE }, (_, at) => t.fill('form.team.member', { number: at + 1 })),
    whatsapp: whatsapp ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(messageOf(args))}` : '',
  }
}

export type LeagueRegisterView = Awaited<ReturnType<typeof loadLeagueRegister>>

/** The greeting, and each field's name with room behind it. */
function messageOf({ site, lang }: PageArgs): string {
  const t = schoolTexts(lang)
  const { form } = t
  const members = Array.from({ length: TEAM_SIZE }, (_, at) => t.fill('form.team.member', { number: at + 1 }))
  const fields = [form.school.name, form.npsn.label, form.city.label, form.contact.name, form.contact.phone, form.team.name, ...members]
  return [t.fill('form.message', { site: site.settings.title }), '', ...fields.map(field => `${field}: `)].join('\n')
}
