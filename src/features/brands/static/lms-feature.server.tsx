import type { LmsFeature } from '#features/lms-features/queries.server.ts'
import { lmsFeatureTexts } from '#features/lms-features/texts.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { DEFAULT_LANG, findLang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { LanguageNote, langMark } from '#ui/lang/in-lang.tsx'
import type { HomeSection } from '../brand.ts'
import { composeSections } from '../compose.server.tsx'

/** Returns the head and body of a tenant's own text of an LMS feature, in place of the platform's page. */
export async function showLmsFeature(args: PageArgs, feature: LmsFeature, trail: { label: string; href: string }[]) {
  const { title, summary, image, langs } = feature
  const { end } = lmsFeatureTexts(args.lang)
  const compose = async (sections: HomeSection[]) => await composeSections(args, sections, { title, summary })
  return {
    head: pageHead(args, { title, description: summary, trail, langs, ...(image && { image }) }),
    body: (
      <>
        <div lang={langMark(args.lang, feature.lang)}>{await compose(sectionsOf(feature))}</div>
        <div className="container-page">
          <LanguageNote of="text" langs={[feature.lang]} className="mb-6" />
        </div>
        {await compose([{ kind: 'call-to-action', title: end.title, action: { label: end.action, href: '/Make-Appointment' } }])}
      </>
    ),
  }
}

/** All of them in the language of the text. */
function sectionsOf({ title, summary, image, abilities, benefits, lang }: LmsFeature): HomeSection[] {
  const t = lmsFeatureTexts(findLang(lang) ?? DEFAULT_LANG)
  return [
    { kind: 'page-top', title, lead: summary, ...(image && { picture: image }) },
    ...pointsOf(t.abilities, abilities),
    ...pointsOf(t.benefits, benefits, 'tint'),
  ]
}

/** A single point is no list. */
function pointsOf(title: string, points: LmsFeature['abilities'], tone: 'plain' | 'tint' = 'plain'): HomeSection[] {
  const [first, ...others] = points
  if (!first) return []
  if (others.length === 0) return [{ kind: 'statement', text: [first.title, first.text].filter(Boolean).join(': '), tone }]
  return [{ kind: 'features', title, columns: 3, items: points, tone }]
}
