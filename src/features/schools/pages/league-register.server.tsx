import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type LeagueRegisterView, loadLeagueRegister, takeLeagueForm } from '../league.server.ts'
import { schoolTexts } from '../texts.ts'
import { LeagueForm } from '../ui/league-form.tsx'

/** Registration of a school and its team. */
export const loader = publicPage(async args => {
  const view = await loadLeagueRegister(args)
  return { head: view.head, body: <LeagueRegister view={view} /> }
})

export const action = publicAction(async (args, fields) => {
  await takeLeagueForm(args, fields)
  return redirect('/Liga-Smk/Register?done=sent', 303)
})

function LeagueRegister({ view }: { view: LeagueRegisterView }) {
  const t = useTexts(schoolTexts)
  const { form } = t
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <Breadcrumbs trail={[{ label: t.label, href: '/Liga-Smk' }]} current={form.label} />
      <h1 className="mt-4 text-3xl font-extrabold md:text-5xl">{view.isDone ? form.done.title : form.title}</h1>
      {view.isDone ? <Done /> : <Open view={view} />}
    </div>
  )
}

function Open({ view }: { view: LeagueRegisterView }) {
  const { form } = useTexts(schoolTexts)
  return (
    <>
      <p className="text-ink-soft mt-4 max-w-[60ch] text-lg">{form.lead}</p>
      <LeagueForm view={view} />
      <p className="border-line mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-8">
        {view.whatsapp && (
          <a
            href={view.whatsapp}
            rel="noopener noreferrer"
            className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {form.whatsapp}
          </a>
        )}
        <A href="/Liga-Smk" className="btn btn-quiet">
          {form.back}
        </A>
      </p>
    </>
  )
}

function Done() {
  const { done, back } = useTexts(schoolTexts).form
  return (
    <>
      <div className="mt-6">
        <FormMessage tone="done">{done.text}</FormMessage>
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        <A href="/Liga-Smk" className="btn btn-main">
          {back}
        </A>
        <A href="/Liga-Smk/Register" className="btn btn-quiet">
          {done.again}
        </A>
      </p>
    </>
  )
}
