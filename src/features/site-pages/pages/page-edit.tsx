import { Form, useActionData, useLoaderData, useSubmit } from 'react-router'
import { moveToBin } from '#features/bin/commands.server.ts'
import { brandOf } from '#features/brands/brands.server.tsx'
import { withDone } from '#features/lists/forms.server.ts'
import { pageKindsOf } from '#features/site-composing/section-kinds.server.ts'
import { SectionsEditor } from '#features/site-composing/ui/sections-editor.tsx'
import { loadDraftPage } from '#features/site-editing/draft-page.server.ts'
import { toLayout } from '#features/sites/layouts.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import { localHref } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { PAGE_IN_BIN } from '../bin-entity.ts'
import { publishPage, savePage, withdrawPage } from '../commands.server.ts'
import { readPageForm } from '../page-form.ts'
import { findPage, titleOfPage } from '../queries.server.ts'
import { pageReason, sitePageTexts } from '../texts.ts'
import { PageFields } from '../ui/page-fields.tsx'

const BASE = '/Studio/Pages'

/** A page of the tenant's own: its sections beside the page with the draft, its title and address, and whether visitors see it. */
export const loader = appLoader(async args => {
  const { ctx, page, lang, query } = args
  const found = await findPage(ctx, page.params['id'] ?? '')
  if (!found) throw new NotFound(pageReason('PageMissing'))
  const { sections, publishedAt, ...shown } = found
  const path = `tenantPages.${found.id}` as const
  const { settings, ...editor } = await loadDraftPage(args, { path, settings: { tenantPages: { [found.id]: sections } } })
  const kinds = pageKindsOf(brandOf(toLayout(settings.layout)), lang, { isTopComposed: false })
  return {
    title: titleOfPage(found, lang),
    shown,
    isPublished: publishedAt !== null,
    editor: { ...editor, kinds, path },
    done: query.get('done'),
  }
})

const here = (id: string | undefined, done: string) => `${BASE}/${id}?done=${done}`

export const action = appAction({
  save: async ({ ctx, page: { params } }, fields) => {
    const saved = await savePage(ctx, { id: params['id'] ?? '', base: Number(fields.get('base')), page: readPageForm(fields) })
    if (saved.state === 'conflict') throw new Conflict(pageReason('PageChanged'))
    return here(params['id'], 'saved')
  },
  publish: async ({ ctx, page: { params } }) => {
    await publishPage(ctx, params['id'] ?? '')
    return here(params['id'], 'shown')
  },
  withdraw: async ({ ctx, page: { params } }) => {
    await withdrawPage(ctx, params['id'] ?? '')
    return here(params['id'], 'withdrawn')
  },
  remove: async ({ ctx, page: { params }, query }) => {
    const batch = newId()
    await moveToBin(ctx, PAGE_IN_BIN, params['id'] ?? '', batch)
    return withDone(BASE, query, { done: 'binned', batch, count: '1' })
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function PageEdit() {
  const { title, shown, isPublished, editor, done } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { page: t, fill } = useTexts(sitePageTexts)
  const lang = useLang()
  const submit = useSubmit()
  const field = fieldsOf(form, 'save')
  const said = (['saved', 'shown', 'withdrawn'] as const).find(one => one === done)
  return (
    <AppPage title={title}>
      <div className="space-y-4">
        {form && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{fill(`page.${said}`, { path: shown.path })}</FormMessage>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p data-page-state={isPublished ? 'published' : 'draft'} className="wrap-anywhere">
            {isPublished ? t.isPublished : t.isDraft}{' '}
            {isPublished && (
              <a href={localHref(lang, shown.path)} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {shown.path}
              </a>
            )}
          </p>
          {isPublished && (
            <PostButton form="withdraw" act="withdraw" className="btn btn-quiet">
              {t.withdraw}
            </PostButton>
          )}
          <PostButton form="remove" act="delete" className="btn btn-quiet">
            {t.remove}
          </PostButton>
        </div>
        <details className="card p-5 md:p-6" open={form?.name === 'save'}>
          <summary className="-my-2 cursor-pointer py-2 text-xl font-bold">{t.about}</summary>
          <Form key={`${shown.path} ${shown.version}`} method="post" className="mt-4 max-w-3xl space-y-6">
            <input type="hidden" name="form" value="save" />
            <input type="hidden" name="base" value={shown.version} />
            <PageFields field={field} page={shown} />
            <button type="submit" className="btn btn-main">
              {t.save}
            </button>
          </Form>
        </details>
      </div>
      <SectionsEditor
        {...editor}
        key={shown.id}
        page={shown.path}
        own={[]}
        words={{ isBrands: t.isEmpty, isOwn: t.isComposed, toBrands: '' }}
        hidden={isPublished ? undefined : { show: () => void submit({ form: 'publish' }, { method: 'post' }) }}
      />
    </AppPage>
  )
}
