import { pageHead } from '#features/sites/head.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { InvalidInput, isAppError } from '#kit/errors.ts'
import { reasonsOf } from '#kit/reason.ts'
import type { PageArgs } from '#page/page.server.ts'
import { parseForm } from '#platform/http/form-input.ts'
import { listCitiesOfTeams, listCityChoices, listLeaderboard, listProgramChoices } from './queries.server.ts'
import { leagueForm } from './schema.ts'
import { TEAM_SIZE } from './school.ts'
import { toStandingView } from './standing-view.ts'
import { registerForLeague } from './teams.server.ts'
import { schoolTexts } from './texts.ts'

const formReason = reasonsOf<ReturnType<typeof schoolTexts>['form']['problems']>(lang => schoolTexts(lang).form.problems)

/** Number of teams in the final. */
const FINALISTS = 10

/** Loads the league's page; without teams, only how the league works and how to join. Two statements. */
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

/**
 * Loads the registration page: the choices of its fields, and the tenant's WhatsApp number. One statement, and one more when the cached cities are missing.
 */
export async function loadLeagueRegister(args: PageArgs) {
  const { ctx, site, lang, query, form } = args
  const t = schoolTexts(lang)
  const { whatsapp } = site.settings.contact
  const [provinces, programs] = await Promise.all([listCityChoices(ctx), listProgramChoices(ctx)])
  return {
    head: pageHead(args, {
      title: t.form.title,
      description: t.form.lead,
      trail: [{ label: t.label, href: '/Liga-Smk' }],
      ...(query.has('done') && { path: args.page.path, noindex: true }),
    }),
    site: site.settings.title,
    form,
    isDone: query.get('done') === 'sent',
    provinces,
    programs,
    whatsapp: whatsapp ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(messageOf(args))}` : '',
  }
}

export type LeagueRegisterView = Awaited<ReturnType<typeof loadLeagueRegister>>

/** Handles the registration form. Throws InvalidInput with the problem of each form field. */
export async function takeLeagueForm({ ctx, site, lang, origin, visit }: PageArgs, fields: URLSearchParams): Promise<void> {
  const form = parseForm(leagueForm, fields, { refused: formReason('form'), problems: formReason })
  await visit.consumeSubmissionQuota()
  const consent = schoolTexts(lang).fill('form.consent', { site: site.settings.title })
  try {
    await registerForLeague(ctx, form, { lang, consent }, { site, origin, takeMail: visit.takeFormMail })
  } catch (error) {
    if (!isAppError(error) || error.problems.length === 0) throw error
    throw new InvalidInput(
      formReason('form'),
      error.problems.map(({ path, reason }) => {
        const name = NAMES_IN_FORM[path] ?? path
        return { path: name, reason: error.status === 409 ? formReason('taken') : (formReason.find(name) ?? reason) }
      }),
    )
  }
}

/** Fields whose names differ between commands and form. */
const NAMES_IN_FORM: Record<string, string> = { name: 'teamName', cityId: 'cityCode' }

/** Returns a prefilled message: a greeting, and each field's name to complete. */
function messageOf({ site, lang }: PageArgs): string {
  const t = schoolTexts(lang)
  const { form } = t
  const members = Array.from({ length: TEAM_SIZE }, (_, at) => t.fill('form.team.member', { number: at + 1 }))
  const fields = [form.school.name, form.npsn.label, form.city.label, form.contact.name, form.contact.phone, form.team.name, ...members]
  return [t.fill('form.message', { site: site.settings.title }), '', ...fields.map(field => `${field}: `)].join('\n')
}
