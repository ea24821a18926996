import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { serverPage } from '#features/tenants/server-page.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { type LeagueRegisterView, loadLeagueRegister } from '../league.server.ts'
import { toCityLabel } from '../school.ts'
import { schoolTexts } from '../texts.server.ts'
import { TextField } from '../ui/text-field.tsx'

/** The registration of a school and its team: locked fields, and the tenant's WhatsApp, until the calls take the data. */
export const loader = serverPage(async args => {
  const view = await loadLeagueRegister(args)
  return { head: view.head, body: <LeagueRegister view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function LeagueRegister({ view }: { view: LeagueRegisterView }) {
  const t = schoolTexts(useLang())
  const { form } = t
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <Breadcrumbs trail={[{ label: t.label, href: '/Liga-Smk' }]} current={form.label} />
      <h1 className="mt-4 text-3xl font-extrabold md:text-5xl">{form.title}</h1>
      <p className="text-ink-soft mt-4 max-w-[60ch] text-lg">{form.lead}</p>
      <Notice view={view} />
      <form className="mt-10" aria-describedby="belum-dibuka">
        <fieldset disabled className="space-y-10">
          <Group legend={form.school.legend}>
            <TextField name="schoolName" label={form.school.name} hint={form.school.nameHint} autoComplete="organization" maxLength={120} />
            <TextField name="npsn" label={form.npsn.label} hint={form.npsn.hint} inputMode="numeric" pattern="[0-9]{8}" maxLength={8} />
            <CityField view={view} />
          </Group>
          <Group legend={form.contact.legend}>
            <TextField name="contactName" label={form.contact.name} hint={form.contact.nameHint} autoComplete="name" maxLength={120} />
            <TextField
              name="contactPhone"
              label={form.contact.phone}
              hint={form.contact.phoneHint}
              type="tel"
              autoComplete="tel"
              maxLength={20}
            />
          </Group>
          <Group legend={form.team.legend}>
            <TextField name="teamName" label={form.team.name} hint={form.team.nameHint} maxLength={60} />
            {view.members.map((label, at) => (
              <TextField key={label} name={`member${at + 1}`} label={label} hint={form.team.memberHint} maxLength={120} />
            ))}
          </Group>
        </fieldset>
      </form>
      <p className="border-line mt-10 flex flex-wrap gap-3 border-t pt-8">
        {view.whatsapp && (
          <a href={view.whatsapp} rel="noopener noreferrer" className="btn btn-main">
            {form.send}
          </a>
        )}
        <A href="/Liga-Smk" className="btn btn-quiet">
          {form.back}
        </A>
      </p>
    </div>
  )
}

function Notice({ view }: { view: LeagueRegisterView }) {
  const { form } = schoolTexts(useLang())
  return (
    <div id="belum-dibuka" className="card text-ink mt-8 flex gap-4 p-5">
      <Lock aria-hidden size={24} className="text-primary-text mt-1 shrink-0" />
      <div>
        <p className="text-lg font-bold">{form.soon}</p>
        <p className="text-ink-soft mt-1">{view.whatsapp ? form.meanwhile : form.withoutPhone}</p>
        {view.whatsapp && (
          <a
            href={view.whatsapp}
            rel="noopener noreferrer"
            className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {form.send}
          </a>
        )}
      </div>
    </div>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-heading text-2xl font-bold">{legend}</legend>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function CityField({ view }: { view: LeagueRegisterView }) {
  const { city } = schoolTexts(useLang()).form
  return (
    <div>
      <label htmlFor="cityCode" className="block font-medium">
        {city.label}
      </label>
      <select
        id="cityCode"
        name="cityCode"
        aria-describedby="cityCode-hint"
        defaultValue=""
        className="border-line bg-surface mt-1.5 h-12 w-full rounded-xl border px-3 text-base disabled:cursor-not-allowed disabled:bg-tint disabled:opacity-100"
      >
        <option value="">{city.choose}</option>
        {view.provinces.map(({ province, cities }) => (
          <optgroup key={province} label={province}>
            {cities.map(one => (
              <option key={one.code} value={one.code}>
                {toCityLabel(one.name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p id="cityCode-hint" className="text-ink-soft mt-1.5">
        {city.hint}
      </p>
    </div>
  )
}
