import { findOffer } from '#features/enrolments/offer.server.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { loadAround } from '../around.server.ts'
import { toDetailView } from '../detail.server.ts'
import { getClassOrLead } from '../former-names.server.ts'
import { classTexts } from '../texts.ts'
import { CohortShow } from '../ui/cohort-show.tsx'

export const loader = publicPage(async args => {
  const one = await getClassOrLead(args, args.page.params['code'] ?? args.page.params['slug'] ?? '', ({ code }) => `/Class/${code}`)
  const trail = { label: classTexts(args.lang).timetable.label, href: '/Class' }
  const head = pageHead(args, {
    title: `${one.name} (${one.code})`,
    description: one.summary,
    image: one.logo ?? `/art/class/${one.slug}.svg`,
    langs: one.langs,
    params: { code: one.code, slug: one.code },
    trail: [trail],
  })
  const around = await loadAround(args, one, { base: '/Class', url: head.canonical })
  return { head, body: <CohortShow view={await toDetailView(args, one, await findOffer(args.ctx, one))} around={around} trail={trail} /> }
})
