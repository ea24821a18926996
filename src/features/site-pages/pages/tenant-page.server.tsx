import { composeSections } from '#features/brands/compose.server.tsx'
import { linkedFaq } from '#features/brands/linked-faq.server.tsx'
import { inLang } from '#features/brands/section-words.ts'
import { withTop } from '#features/brands/static/static-page.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { langOfPage } from '#features/sites/pages.ts'
import { NotFound } from '#kit/errors.ts'
import { publicPage } from '#page/public-page.server.ts'
import { findShownPage, titleOfPage } from '../queries.server.ts'

/** A page of the tenant's own: its title and description, and its sections below. Staff who try a draft see one that is not published, too. */
export const loader = publicPage(async args => {
  const { ctx, page, site, lang } = args
  const found = await findShownPage(ctx, page.path, { isTrial: args.trial !== undefined })
  if (!found) throw new NotFound()
  const words = langOfPage(found, lang)
  const title = titleOfPage(found, words)
  const lead = found.description[words] ?? ''
  const sections = inLang(site.settings.tenantPages[found.id] ?? found.sections, words)
  const body = await composeSections(args, withTop({ title, lead, sections }), { title, summary: lead })
  return {
    head: pageHead(args, {
      title,
      description: lead,
      path: found.path,
      langs: found.langs,
      trail: [],
      linkedData: linkedFaq(sections, site, words),
    }),
    body: words === lang ? body : <div lang={words}>{body}</div>,
  }
})
