import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { reviewTexts } from '../texts.ts'
import { tryAnswer } from '../try-answer.server.ts'
import { REVIEW } from '../ui/review-path.ts'
import { Said } from '../ui/said.tsx'

const LOOK_MS = 1500
/** Then the page waits for its button: a new answer is read within seconds. */
const MAX_LOOKS = 12

/** What the assistant answers to a frequent question now. */
export const loader = appLoader(async ({ ctx, page, lang, site }) => {
  const id = page.params['id'] ?? ''
  const tried = await tryAnswer(ctx, site, id)
  const { title, waiting } = reviewTexts(lang).tried
  return { title: tried.isIt ? title : waiting, id, ...tried }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function AnswerShow() {
  const { title, id, question, text, isIt } = useLoaderData<typeof loader>()
  const { tried: t, fill } = useTexts(reviewTexts)
  const isLooking = useLooks(!isIt)
  return (
    <AppPage title={title} lead={fill('tried.lead', { question })}>
      <div className="space-y-6">
        <FormMessage tone={isIt ? 'done' : 'note'}>{isIt ? t.is : isLooking ? t.notYet : t.notIt}</FormMessage>
        <Section title={t.answer}>
          <Said markdown={text} />
        </Section>
        <p className="flex flex-wrap gap-2">
          {!isIt && (
            <A href={`${REVIEW}/Answer/${id}`} className="btn btn-main">
              {t.again}
            </A>
          )}
          <A href={`/Studio/Questions/${id}`} className="btn btn-quiet">
            {t.edit}
          </A>
          <A href={REVIEW} className="btn btn-quiet">
            {t.back}
          </A>
        </p>
      </div>
    </AppPage>
  )
}

/** Looks again for a while, as long as it is wanted. Returns whether it still does. */
function useLooks(isWanted: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!isWanted || looks === MAX_LOOKS) return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void revalidate()
    }, LOOK_MS)
    return () => clearTimeout(timer)
  }, [isWanted, looks, revalidate])
  return isWanted && looks < MAX_LOOKS
}
