import { Form, useActionData, useLoaderData } from 'react-router'
import { InvalidInput } from '#kit/errors.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { removeRedirect, saveRedirectFile, saveRedirects } from '../commands.server.ts'
import { listRedirectImports, listRedirects, type RedirectImport } from '../queries.server.ts'
import { redirectReason, redirectTexts } from '../texts.ts'

const HERE = '/Studio/Redirects'
const PER_PAGE = 50

/** Old addresses that lead on: one by one, or from a file. */
export const loader = appLoader(async ({ ctx, site, lang, query }) => {
  const search = query.get('search') ?? ''
  const imports = await listRedirectImports(ctx)
  const of = imports.find(one => one.id === query.get('import'))?.id
  const items = await listRedirects(ctx, { after: query.get('after') ?? undefined, search, of, limit: PER_PAGE })
  return {
    title: redirectTexts(lang).title,
    items: items.map(one => ({ ...one, import: one.import && nameOf(one.import, site.settings.timeZone, lang) })),
    imports: imports.map(one => [one.id, nameOf(one, site.settings.timeZone, lang)] as const),
    of: of ?? '',
    search,
    next: items.length === PER_PAGE ? items.at(-1)?.from : undefined,
    done: query.get('done'),
  }
})

/** Returns an import's file and day. */
const nameOf = ({ fileName, createdAt }: RedirectImport, timeZone: string, lang: Lang) =>
  `${fileName}, ${formatDate(createdAt, timeZone, lang)}`

export const action = appAction({
  save: async ({ ctx }, fields) => {
    try {
      await saveRedirects(ctx, [{ from: fields.get('from') ?? '', to: fields.get('to') ?? '' }])
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      throw new InvalidInput(
        error.reason,
        error.problems.map(({ path, reason }) => ({ path: path.replace(/^0\./, ''), reason })),
      )
    }
    return `${HERE}?done=saved`
  },
  file: async ({ ctx }, _fields, sent) => {
    const file = sent.files.get('file')
    if (!file) throw new InvalidInput(redirectReason('FileMissing'))
    await saveRedirectFile(ctx, await file.text())
    return `${HERE}?done=saved`
  },
  remove: async ({ ctx }, fields) => {
    await removeRedirect(ctx, fields.get('from') ?? '')
    return `${HERE}?done=removed`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function RedirectList() {
  const { title, items, imports, of, search, next, done } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(redirectTexts)
  const field = fieldsOf(form, 'save')
  return (
    <AppPage title={title} lead={t.lead}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {!form && done === 'saved' && <FormMessage tone="done">{t.saved}</FormMessage>}
        {!form && done === 'removed' && <FormMessage tone="done">{t.removed}</FormMessage>}
        <div className="grid gap-6 xl:grid-cols-2">
          <Section title={t.add}>
            <Form method="post" action={HERE} className="space-y-5">
              <input type="hidden" name="form" value="save" />
              <FormField {...field('from')} label={t.from} hint={t.fromHint} maxLength={500} required />
              <FormField {...field('to')} label={t.to} hint={t.toHint} maxLength={500} required />
              <button type="submit" className="btn btn-main">
                {t.save}
              </button>
            </Form>
          </Section>
          <Section title={t.file} lead={t.fileLead}>
            <Form method="post" action={HERE} encType="multipart/form-data" className="space-y-5">
              <input type="hidden" name="form" value="file" />
              <label className="block font-medium">
                {t.choose}
                <input type="file" name="file" accept=".csv,text/csv" required className="mt-2 block min-h-11 max-w-full" />
              </label>
              <button type="submit" className="btn btn-quiet">
                {t.take}
              </button>
            </Form>
            <p className="mt-5">
              <a href={`${HERE}.csv`} download className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
                {t.download}
              </a>
            </p>
          </Section>
        </div>
        <Section title={t.list}>
          <Form role="search" className="flex flex-wrap items-end gap-2">
            <div className="grow basis-60">
              <FormField key={search} name="search" type="search" label={t.search} value={search} maxLength={100} />
            </div>
            {imports.length > 0 && (
              <div className="grow basis-60">
                <SelectField name="import" label={t.ofImport} value={of} choices={[['', t.all], ...imports]} />
              </div>
            )}
            <button type="submit" className="btn btn-quiet h-12">
              {t.find}
            </button>
          </Form>
          {items.length === 0 && <p className="mt-4">{t.none}</p>}
          <ul className="divide-line mt-4 divide-y">
            {items.map(({ from, to, import: came }) => (
              <li key={from} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <p className="min-w-0 grow basis-60 wrap-anywhere">
                  <strong className="block">{from}</strong>→ {to}
                  {came && <span className="text-ink-soft block">{t.fill('cameWith', { name: came })}</span>}
                </p>
                <PostButton form="remove" values={{ from }} action={HERE} className="btn btn-quiet" label={t.fill('removeOf', { from })}>
                  {t.remove}
                </PostButton>
              </li>
            ))}
          </ul>
          {next !== undefined && (
            <A
              href={`${HERE}?${new URLSearchParams({ ...(search && { search }), ...(of && { import: of }), after: next })}`}
              className="btn btn-quiet mt-4"
            >
              {t.more}
            </A>
          )}
        </Section>
      </div>
    </AppPage>
  )
}
