import { useActionData, useLoaderData } from 'react-router'
import { moveToBin } from '#features/bin/commands.server.ts'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { fillSite } from '#features/brands/static/static-page.ts'
import { sitePageAt } from '#features/brands/static/static-pages.server.ts'
import { withDone } from '#features/lists/forms.server.ts'
import { COMPOSED_PAGES, INTRODUCED_PAGES, type SitePageAddress } from '#features/sites/pages.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { PAGE_IN_BIN } from '../bin-entity.ts'
import { listPages, titleOfPage } from '../queries.server.ts'
import { sitePageTexts } from '../texts.ts'
import { PageRow } from '../ui/page-row.tsx'

const BASE = '/Studio/Pages'

/** The tenant's own pages with their states, and the platform's that it may compose. */
export const loader = appLoader(async ({ ctx, site: { settings }, lang, query }) => {
  const pages = await listPages(ctx)
  const shown = (addresses: readonly SitePageAddress[]) =>
    addresses.map(address => ({
      address,
      title: fillSite(sitePageAt(address, lang).title, settings.title),
      isOwn: settings.sitePages[address].length > 0,
    }))
  return {
    title: sitePageTexts(lang).list.title,
    own: pages.map(page => ({ id: page.id, path: page.path, title: titleOfPage(page, lang), isPublished: page.publishedAt !== null })),
    composed: shown(COMPOSED_PAGES),
    introduced: shown(INTRODUCED_PAGES),
    query: Object.fromEntries(query),
  }
})

export const action = appAction({
  undo: undoForm([PAGE_IN_BIN], BASE),
  remove: async ({ ctx, query }, fields) => {
    const batch = newId()
    await moveToBin(ctx, PAGE_IN_BIN, fields.get('id') ?? '', batch)
    return withDone(BASE, query, { done: 'binned', batch, count: '1' })
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function PageList() {
  const { title, own, composed, introduced, query } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const texts = useTexts(sitePageTexts)
  const t = texts.list
  const groups = [
    { pages: composed, heading: t.site, lead: t.siteLead },
    { pages: introduced, heading: t.introduced, lead: t.introducedLead },
  ]
  return (
    <AppPage title={title} lead={t.lead} action={{ label: t.new, href: `${BASE}/New` }}>
      <div className="space-y-6">
        {form ? <FormRefusal form={form} /> : <UndoNote query={query} />}
        <Section title={t.own} lead={t.ownLead}>
          {own.length === 0 && <p>{t.none}</p>}
          <ul className="divide-line divide-y">
            {own.map(page => (
              <PageRow
                key={page.id}
                href={`${BASE}/${page.id}`}
                title={page.title}
                address={page.path}
                state={page.isPublished ? texts.states.published : texts.states.draft}
              >
                <PostButton
                  form="remove"
                  values={{ id: page.id }}
                  className="btn btn-quiet"
                  label={texts.fill('list.removeOf', { title: page.title })}
                >
                  {t.remove}
                </PostButton>
              </PageRow>
            ))}
          </ul>
          <A href="/Studio/Navigation" className="btn btn-quiet mt-4">
            {texts.page.navigation}
          </A>
        </Section>
        {groups.map(({ pages, heading, lead }) => (
          <Section key={heading} title={heading} lead={lead}>
            <ul className="grid gap-x-8 lg:grid-cols-2">
              {pages.map(({ address, title: name, isOwn }) => (
                <PageRow
                  key={address}
                  href={`${BASE}/Site?${new URLSearchParams({ address })}`}
                  title={name}
                  address={address}
                  state={isOwn ? t.isOwn : t.isPlatforms}
                />
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </AppPage>
  )
}
