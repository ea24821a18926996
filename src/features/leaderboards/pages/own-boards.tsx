import { useActionData, useLoaderData } from 'react-router'
import { requireReader } from '#features/enrolments/policy.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { ConsentWords } from '#features/privacy/ui/consent-words.tsx'
import { isAppError, NotFound } from '#kit/errors.ts'
import { formatCount } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { CHIP_ROW, chipClass } from '#ui/chip.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { findOwnPlaces, listClassBoard, type Period } from '../boards.server.ts'
import { listOwnClasses, type OwnClass } from '../own-classes.server.ts'
import { findShowing, hide, show, showText } from '../shown.server.ts'
import { leaderboardTexts } from '../texts.ts'
import { BoardTable } from '../ui/board-table.tsx'

const BASE = '/Learn/Leaderboards'

/** The viewer's own places, the boards of their classes, and whether others see them. At most five statements. */
export const loader = appLoader(async args => {
  const { ctx, lang, query, site } = args
  const { memberId } = requirePerson(ctx.viewer)
  const t = leaderboardTexts(lang)
  const classes = await listOwnClasses(ctx)
  const one = await findAsked(args, classes)
  const period: Period = query.get('period') === 'all' ? 'all' : 'week'
  return {
    title: t.own.title,
    isDone: query.get('done') === 'saved',
    showing: await findShowing(ctx),
    text: showText(lang, site.settings.title),
    places: await findOwnPlaces(ctx, memberId),
    classes,
    board: one && {
      name: one.name,
      slug: one.slug,
      period,
      rows: (await listClassBoard(ctx, memberId, one.id, period)).map(row => ({
        key: row.memberId,
        rank: row.rank,
        name: row.name,
        points: formatCount(row.points),
        isOwn: row.memberId === memberId,
      })),
    },
  }
})

export const action = appAction({
  async show({ ctx, site, lang }, fields) {
    await show(ctx, fields.get('version') ?? '', { site: site.settings.title, lang })
    return `${BASE}?done=saved`
  },
  async hide({ ctx }) {
    await hide(ctx)
    return `${BASE}?done=saved`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function OwnBoards() {
  const { title, isDone, places, classes, board } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(leaderboardTexts)
  return (
    <AppPage title={title} lead={t.own.lead}>
      <div className="grid max-w-4xl gap-6">
        {form && 'problems' in form && <FormRefusal form={form} />}
        {isDone && !form && <FormMessage tone="done">{t.own.done}</FormMessage>}
        {board && <ClassBoard />}
        <Section title={t.own.place}>
          {places.all.rank === undefined ? (
            <p>{t.own.none}</p>
          ) : (
            <dl className="grid gap-3 sm:grid-cols-2">
              {(['week', 'all'] as const).map(period => (
                <div key={period} data-place={period}>
                  <dt className="text-ink-soft">{t.own[period]}</dt>
                  <dd className="font-bold">
                    {places[period].rank === undefined
                      ? t.own.none
                      : t.fill('own.rank', { rank: places[period].rank, points: formatCount(places[period].points) })}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p className="mt-3">
            <A
              href="/Leaderboards?board=people"
              className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t.own.publicBoard}
            </A>
          </p>
        </Section>
        <Section title={t.own.classes}>
          {classes.length === 0 && <p>{t.own.noClasses}</p>}
          <ul className="divide-line divide-y">
            {classes.map(one => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="min-w-0 font-semibold wrap-break-word">
                  <InLang lang={one.lang}>{one.name}</InLang>
                </span>
                <A href={`${BASE}?class=${one.slug}`} className="btn btn-quiet">
                  {t.own.toBoard}
                  <span className="sr-only">: {one.name}</span>
                </A>
              </li>
            ))}
          </ul>
        </Section>
        <Showing />
      </div>
    </AppPage>
  )
}

function ClassBoard() {
  const { board } = useLoaderData<typeof loader>()
  const t = useTexts(leaderboardTexts)
  if (!board) return null
  const href = `${BASE}?class=${board.slug}`
  return (
    <Section title={t.fill('own.board', { name: board.name })} lead={t.own.boardLead}>
      <nav aria-label={t.periods.label} className={`mb-3 ${CHIP_ROW}`}>
        {(['week', 'all'] as const).map(one => (
          <A
            key={one}
            href={one === 'all' ? `${href}&period=all` : href}
            aria-current={one === board.period ? 'true' : undefined}
            className={chipClass(one === board.period)}
          >
            {t.periods[one]}
          </A>
        ))}
      </nav>
      {board.rows.length === 0 ? (
        <p>{t.own.nobody}</p>
      ) : (
        <BoardTable caption={t.fill('own.board', { name: board.name })} column={t.columns.name} rows={board.rows} />
      )}
    </Section>
  )
}

/** The switch of being shown, with the words of the consent. */
function Showing() {
  const { showing, text } = useLoaderData<typeof loader>()
  const t = useTexts(leaderboardTexts)
  return (
    <Section title={t.own.showing}>
      <p data-showing={showing}>{t.own.states[showing]}</p>
      {showing === 'hidden' && (
        <>
          <div className="mt-3">
            <ConsentWords words={text.words} />
          </div>
          <PostButton form="show" values={{ version: text.version }} act="show" className="btn btn-main mt-4">
            {t.own.show}
          </PostButton>
        </>
      )}
      {(showing === 'shown' || showing === 'waits') && (
        <PostButton form="hide" act="hide" className="btn btn-quiet mt-4">
          {t.own.hide}
        </PostButton>
      )}
    </Section>
  )
}

/** Returns the class whose board is asked for: one of one's own, or one whose participants the viewer may read. Throws NotFound for all others. */
async function findAsked(
  { ctx, query }: PageArgs,
  own: readonly OwnClass[],
): Promise<{ id: string; slug: string; name: string } | undefined> {
  const slug = query.get('class')
  if (!slug) return undefined
  const mine = own.find(one => one.slug === slug)
  if (mine) return mine
  const found = await ctx.db
    .selectFrom('classes')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!found) throw new NotFound()
  try {
    return (await requireReader(ctx, found.id)).one
  } catch (error) {
    // Whose board somebody may not read looks like one that is not there.
    if (isAppError(error) && error.status === 403) throw new NotFound()
    throw error
  }
}
