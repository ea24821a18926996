import { findOffer } from '#features/enrolments/offer.server.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { loadAround } from '../around.server.ts'
import { toDetailView } from '../detail.server.ts'
import { getClassOrLead } from '../former-names.server.ts'
import { loadClassList } from '../list.server.ts'
import { classTexts } from '../texts.ts'
import { ClassList } from '../ui/class-list.tsx'
import { CohortShow } from '../ui/cohort-show.tsx'
import { ofPesilat } from './pesilat.server.tsx'

/** Classes of the express program, or one of them by its code. */
export const loader = publicPage(async args => {
  const texts = classTexts(args.lang)
  const t = texts.pesilat
  const code = args.page.params['code']
  if (!code) {
    const described = { title: t.classes, description: texts.fill('pesilat.lead', { site: args.site.settings.title }) }
    const list = await loadClassList(args, '/Pesilat/Class', described, ofPesilat(args.site))
    return { head: list.head, body: <ClassList list={list} /> }
  }
  const one = await getClassOrLead(args, code, ({ code: now }) => `/Pesilat/Class/${now}`)
  const trail = { label: t.classes, href: '/Pesilat/Class' }
  const head = pageHead(args, {
    title: `${one.name} (${one.code})`,
    description: one.summary,
    image: one.logo ?? `/art/class/${one.slug}.svg`,
    langs: one.langs,
    path: `/Class/${one.code}`,
    trail: [trail],
  })
  const around = await loadAround(args, one, { base: '/Pesilat/Class', url: head.canonical })
  return { head, body: <CohortShow view={await toDetailView(args, one, await findOffer(args.ctx, one))} around={around} trail={trail} /> }
})
