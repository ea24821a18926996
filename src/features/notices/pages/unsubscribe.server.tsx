import { pageHead } from '#features/sites/head.server.ts'
import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { UNSUBSCRIBE_PATH } from '../digest.ts'
import { getLinked, unsubscribe } from '../digests.server.ts'
import { noticeTexts } from '../texts.ts'

/** Where a summary's link leads, without a session: opening it ends nothing (mail programs look at links), the button does. */
export const loader = publicPage(async args => {
  const { ctx, seal, site, lang, query } = args
  const isDone = query.get('done') === 'off'
  const key = query.get('key') ?? ''
  if (!isDone) await getLinked(ctx, seal, key)
  const { title, done } = noticeTexts(lang).digest.unsubscribe
  return {
    // Neither the canonical address nor the card's URL may contain the key.
    head: pageHead(args, { title: isDone ? done : title, noindex: true, path: '/' }),
    body: <Unsubscribe site={site.settings.title} isDone={isDone} keyOfLink={key} />,
  }
})

/** The button, and the one click of a mail program (RFC 8058), whose body names no page: the address has the key. */
export const action = publicAction(async ({ ctx, seal, query }, fields) => {
  await unsubscribe(ctx, seal, fields.get('key') ?? query.get('key') ?? '')
  return redirect(`${UNSUBSCRIBE_PATH}?done=off`, 303)
})

/** As a parent's link: the address has a key. */
export function headers() {
  return { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
}

function Unsubscribe({ site, isDone, keyOfLink }: { site: string; isDone: boolean; keyOfLink: string }) {
  const { digest, settings, fill } = useTexts(noticeTexts)
  const t = digest.unsubscribe
  return (
    <div className="container-page grid max-w-2xl gap-4 py-10 md:py-14">
      <h1 className="text-2xl font-bold">{isDone ? t.done : t.title}</h1>
      <p>{isDone ? t.doneLead : fill('digest.unsubscribe.lead', { site })}</p>
      {isDone && (
        <p>
          <A
            href="/Studio/Notices/Settings"
            className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {settings.title}
          </A>
        </p>
      )}
      {!isDone && (
        <form method="post" action={`${UNSUBSCRIBE_PATH}?key=${encodeURIComponent(keyOfLink)}`}>
          <button type="submit" className="btn btn-main">
            {t.button}
          </button>
        </form>
      )}
    </div>
  )
}
