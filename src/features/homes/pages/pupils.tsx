import { Form, useActionData, useLoaderData } from 'react-router'
import { placeOf } from '#features/lists/forms.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { listWaitingPupils } from '#features/privacy/pupils.server.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormText } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { invitePupils, MOST_INVITED } from '../invite-pupils.server.ts'
import { listPupilClasses, listPupils, type PupilClass, requireOwnSchool } from '../pupils.server.ts'
import { homeTexts } from '../texts.ts'
import { BesidePages } from '../ui/beside-pages.tsx'
import { PupilList } from '../ui/pupil-list.tsx'

const BASE = '/Studio/Pupils'

/** The home of a school: its pupils, how they do in each class, who needs a consent; teachers invite them. Five statements. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const t = homeTexts(lang)
  const school = await requireOwnSchool(ctx)
  const classes = await listPupilClasses(ctx, school)
  const mayConsent = can(ctx.viewer, 'children.consent')
  const classId = query.get('class') ?? undefined
  const search = (query.get('search') ?? '').trim()
  return {
    title: t.pupils.title,
    lead: t.fill('pupils.lead', { school: school.name }),
    timeZone: site.settings.timeZone,
    classes,
    of: classes.find(({ id }) => id === classId),
    search,
    pupils: await listPupils(ctx, school, { search: search || undefined, classId }, placeOf(query)),
    mayInvite: mayConsent,
    waiting: mayConsent ? (await listWaitingPupils(ctx)).total : 0,
    // An address never names 1: it is what a count without a number stands for.
    invited: query.get('done') === 'invited' ? Number(query.get('count') ?? 1) : null,
    most: MOST_INVITED,
  }
})

export const action = appAction({
  invite: async (args, fields) => `${BASE}?done=invited&count=${await invitePupils(args, fields.get('addresses') ?? '')}`,
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Pupils() {
  const { title, lead, timeZone, classes, of, search, pupils, mayInvite, waiting, invited } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { pupils: t, fill } = useTexts(homeTexts)
  const query = { ...(of && { class: of.id }), ...(search && { search }) }
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && <FormRefusal form={form} />}
        {!form && invited !== null && <FormMessage tone="done">{fill('pupils.invited', { count: invited })}</FormMessage>}
        {waiting > 0 && (
          <p data-waiting={waiting} className="card flex flex-wrap items-center justify-between gap-3 p-4">
            {fill('pupils.consents', { count: waiting })}
            <A href="/Studio/Privacy" className="btn btn-main">
              {t.toConsents}
            </A>
          </p>
        )}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_26rem]">
        <Section title={of ? fill('pupils.onlyOf', { name: of.name }) : t.list}>
          <Form className="mb-4 flex flex-wrap items-end gap-2" role="search">
            {of && <input type="hidden" name="class" value={of.id} />}
            <label className="grid min-w-0 grow gap-1">
              {t.search}
              <input
                type="search"
                name="search"
                defaultValue={search}
                className="border-line bg-surface min-h-11 w-full rounded-lg border px-3"
              />
            </label>
            <button type="submit" className="btn btn-quiet">
              {t.submit}
            </button>
          </Form>
          {of && (
            <p>
              <A href={BASE} className="text-primary-text inline-flex min-h-11 items-center underline underline-offset-4">
                {t.all}
              </A>
            </p>
          )}
          {pupils.items.length === 0 && <p>{t.none}</p>}
          <PupilList pupils={pupils.items} timeZone={timeZone} />
          <BesidePages base={BASE} before={pupils.before} after={pupils.after} query={query} label={t.list} />
        </Section>
        <div className="grid min-w-0 gap-6">
          <ByClass classes={classes} />
          {mayInvite && <Invite form={form} />}
        </div>
      </div>
    </AppPage>
  )
}

function ByClass({ classes }: { classes: readonly PupilClass[] }) {
  const { pupils: t, teaching, fill } = useTexts(homeTexts)
  return (
    <Section title={t.classes}>
      {classes.length === 0 && <p>{t.classesNone}</p>}
      <ul data-home="classes" className="divide-line divide-y">
        {classes.map(one => (
          <li key={one.id} data-behind={one.behind} className="py-3 first:pt-0">
            <A
              href={`${BASE}?class=${one.id}`}
              className="inline-block min-h-6 font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              <InLang>{one.name}</InLang>
            </A>
            <p className="text-ink-soft tabular-nums">
              {fill('pupils.classLine', { count: one.people, percent: one.average, behind: one.behind })}
            </p>
            <A
              href={`/Studio/Classes/${one.id}/Participants`}
              className="text-primary-text inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {teaching.people}
              <span className="sr-only">: {one.name}</span>
            </A>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Invite({ form }: { form: Parameters<typeof fieldsOf>[0] }) {
  const { most, invited } = useLoaderData<typeof loader>()
  const { pupils: t, fill } = useTexts(homeTexts)
  const field = fieldsOf(form, 'invite')
  return (
    <Section title={t.invite} lead={t.inviteLead}>
      <Form method="post" key={invited ?? ''} className="space-y-4">
        <input type="hidden" name="form" value="invite" />
        <FormText
          {...field('addresses')}
          label={t.addresses}
          hint={fill('pupils.addressesHint', { most })}
          rows={5}
          required
          autoComplete="off"
        />
        <button type="submit" data-act="invite" className="btn btn-main">
          {t.send}
        </button>
      </Form>
    </Section>
  )
}
