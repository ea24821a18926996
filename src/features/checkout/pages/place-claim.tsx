import { useActionData, useLoaderData } from 'react-router'
import { pathOfCourse } from '#features/classes/outline.ts'
import { claimPlace, getPlace } from '#features/enrolments/places.server.ts'
import { enrolmentReason } from '#features/enrolments/texts.ts'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { Conflict } from '#kit/errors.ts'
import { appAction, appLoader, leadTo } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { givenPart } from '../given.ts'
import { findStandings, isIn } from '../sold.server.ts'
import { checkoutReason, checkoutTexts } from '../texts.ts'

/** A place in a class that a school or company bought, for who holds its link. */
export const loader = appLoader(async ({ ctx, page, lang }) => {
  const { memberId } = requirePerson(ctx.viewer)
  const place = await getPlace(ctx, givenPart(page, 3))
  const isOwn = place.claimedBy === memberId
  if (place.claimedBy !== null && !isOwn) throw new Conflict(enrolmentReason('PlaceTaken'))
  if (place.isEnded) throw new Conflict(enrolmentReason('PlaceEnded'))
  if (!can(ctx.viewer, 'learn')) throw leadTo(`/Account/Join?to=${encodeURIComponent(page.givenPath)}`)
  const { fill } = checkoutTexts(lang)
  const standing = (await findStandings(ctx, memberId, [place.classId])).get(place.classId)
  return {
    title: fill('places.claim.title', { name: place.className }),
    organisation: place.organisation,
    classPath: pathOfCourse(place),
    standing: isOwn ? (isIn(standing) ? ('own' as const) : ('waiting' as const)) : isIn(standing) ? ('in' as const) : ('free' as const),
  }
})

export const action = appAction({
  claim: async ({ ctx, page }) => {
    const code = givenPart(page, 3)
    const outcome = await claimPlace(ctx, code)
    const path = `/Account/Places/${code}`
    if (!('refused' in outcome) || outcome.refused === 'in') return path
    if (outcome.refused === 'consent') return `/Account/Join?to=${encodeURIComponent(path)}`
    throw new Conflict(checkoutReason('Full'))
  },
})

/** The address is the code. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
}

export { appMeta as meta } from '#page/app-meta.ts'

export default function PlaceClaim() {
  const { title, organisation, classPath, standing } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { places, fill } = useTexts(checkoutTexts)
  const t = places.claim
  return (
    <AppPage title={title} lead={organisation ? fill('places.claim.lead', { organisation }) : t.leadNobody}>
      <div className="max-w-2xl space-y-4">
        {form && <FormRefusal form={form} />}
        {standing === 'free' ? (
          <PostButton form="claim" className="btn btn-main" act="claim">
            {t.take}
          </PostButton>
        ) : (
          <>
            <FormMessage tone={standing === 'own' ? 'done' : 'note'}>
              {standing === 'own' ? t.yours : standing === 'waiting' ? t.waiting : t.in}
            </FormMessage>
            <A href={classPath} className="btn btn-main">
              {t.open}
            </A>
          </>
        )}
      </div>
    </AppPage>
  )
}
