import { useEffect } from 'react'
import { useActionData, useLoaderData, useRevalidator } from 'react-router'
import { actOnImport, type ImportAct } from '#features/imports/commands.server.ts'
import { isCourse, isOfClass, type Note, RECORD_STATES, toTable, WORKING } from '#features/imports/import.ts'
import { getImport, listLostPictures, listRecords } from '#features/imports/queries.server.ts'
import { sayNote } from '#features/imports/say-note.server.ts'
import { importTexts, refusalWords } from '#features/imports/texts.ts'
import { getMailPlan } from '#features/imports/waiting-mails.server.ts'
import { MAX_REDIRECTS } from '#features/redirects/redirect.ts'
import { NotFound } from '#kit/errors.ts'
import { formatMoment } from '#kit/format.ts'
import { fillPlaces } from '#kit/text.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Finder } from '#ui/app/finder.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { hrefWith } from '#ui/href.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'

const BASE = '/Studio/Import'
const LOOK_MS = 1500

/** One import: its state as it goes on, what comes, what is here already, what is lost and why. */
export const loader = appLoader(async ({ ctx, query, lang, page, site }) => {
  const t = importTexts(lang)
  const id = page.params['id'] ?? ''
  const found = await getImport(ctx, id)
  const state = RECORD_STATES.find(one => one === query.get('state'))
  const { items, next } = await listRecords(ctx, id, { state, after: Number(query.get('after') ?? 0) })
  const lost = await listLostPictures(ctx, id)
  const refusals = refusalWords(lang)
  const say = (note: Note) => sayNote(note, lang)
  const table = toTable(found.source)
  const { counts, refusal } = found
  const mails = await getMailPlan(ctx, id)
  const numbers = { ...counts, all: counts.made + counts.comes, settled: counts.picturesBrought + counts.picturesLost }
  return {
    title: found.fileName,
    lead: t.start.sources[found.source],
    id,
    state: found.state,
    counts,
    about: fillPlaces((isCourse(found.source) ? t.aboutCourses : table ? t.aboutTables : t.about)[found.state], numbers),
    isCourse: isCourse(found.source),
    table,
    start: startOf(found),
    participants: isOfClass(found.source) ? `/Studio/Classes/${found.classId}/Participants` : undefined,
    refusal: refusal && (refusals[refusal.code] === undefined ? say(refusal) : fillPlaces(refusals[refusal.code] ?? '', refusal.values)),
    records: items.map(({ notes: own, newId, ...one }) => ({
      ...one,
      notes: own.map(say),
      href: newId && hrefOf(found, newId, one.place),
    })),
    next,
    mails:
      mails?.lastAt &&
      t.fill(found.state === 'ready' ? 'mailsToCome' : 'mailsWait', {
        atOnce: mails.atOnce,
        waiting: mails.waiting,
        last: formatMoment(mails.lastAt, site.settings.timeZone, lang),
      }),
    query: Object.fromEntries(query),
    lost: lost.map(({ address, why }) => ({ address, why: why ? say(why) : '' })),
  }
})

type Found = Awaited<ReturnType<typeof getImport>>

/** Returns where such an import is begun: of a class from its own pages, which are open to its teachers. */
function startOf({ source, classId }: Pick<Found, 'source' | 'classId'>): string {
  if (isOfClass(source)) return `/Studio/Classes/${classId}/Participants/Import`
  if (isCourse(source)) return classId === null ? '/Studio/Classes' : `/Studio/Classes/${classId}/Files`
  return BASE
}

const FOLDERS = { mentors: '/Studio/Mentors/', schools: '/Studio/Schools/', openings: '/Studio/Careers/Jobs/' } as const

/** Returns where a record that was made is edited; invitations have one page for all, participants that of their class. */
function hrefOf({ source, classId }: Pick<Found, 'source' | 'classId'>, id: string, place: number): string | null {
  const table = toTable(source)
  // The class is the first record of its import; chapters are found by it.
  if (isCourse(source)) return place === 1 ? `/Studio/Classes/${id}` : null
  if (table === 'people') return '/Studio/Members/Invitations'
  if (table === 'class-participants') return `/Studio/Classes/${classId}/Participants`
  if (table === 'participants') return '/Studio/Classes'
  return (table ? FOLDERS[table] : '/Studio/Posts/') + id
}

const act =
  (name: ImportAct) =>
  async ({ ctx, page }: Parameters<Parameters<typeof appAction>[0][string]>[0]) => {
    const id = page.params['id']
    if (!id) throw new NotFound()
    await actOnImport(ctx, id, name)
    return `${BASE}/${id}?done=${name}`
  }

export const action = appAction({ run: act('run'), rest: act('rest'), undo: act('undo'), discard: act('discard'), resume: act('resume') })

export { appMeta as meta } from '#page/app-meta.ts'

export default function ImportShow() {
  const loaded = useLoaderData<typeof loader>()
  const { id, state, counts, about, table, refusal, records, next, mails, query, lost } = loaded
  const form = useActionData<typeof action>()
  const t = useTexts(importTexts)
  useFresh(WORKING.has(state))
  const here = `${BASE}/${id}`
  const { done, after, ...filter } = query
  // What was begun is said until it is over; then the page says what came of it.
  const isDone = (done === 'run' || done === 'rest' || done === 'undo' || done === 'resume') && WORKING.has(state)
  return (
    <AppPage title={loaded.title} lead={loaded.lead}>
      <div className="space-y-6" data-import-state={state}>
        {form && <FormRefusal form={form} />}
        {isDone && <FormMessage tone="done">{t.done[done]}</FormMessage>}
        <Section title={t.states[state]}>
          <p role="status">{about}</p>
          {mails && (
            <p className="mt-3" data-mails>
              {mails}
            </p>
          )}
          {refusal && (
            <div className="mt-4">
              <FormMessage tone="problem">{refusal}</FormMessage>
            </div>
          )}
          <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
            {state === 'ready' && counts.wrong === 0 && <Act name="run" isMain />}
            {state === 'ready' && counts.wrong > 0 && counts.comes > 0 && <Act name="rest" />}
            {state === 'ready' && <Act name="discard" />}
            {state === 'done' && <Act name="undo" />}
            {WORKING.has(state) && <Act name="resume" />}
            {loaded.participants && !WORKING.has(state) && (
              <A href={loaded.participants} className="btn btn-quiet">
                {t.ofClass.back}
              </A>
            )}
            {state === 'refused' && (
              <A href={loaded.start} className="btn btn-main">
                {t.other}
              </A>
            )}
          </div>
          {state === 'ready' && counts.wrong > 0 && <p className="text-ink-soft mt-3">{t.fill('wrongHint', { wrong: counts.wrong })}</p>}
          {state === 'done' && (
            <p className="text-ink-soft mt-3">{loaded.isCourse ? t.undoCourseHint : table ? t.undoTableHint : t.undoHint}</p>
          )}
        </Section>
        {counts.read > 0 && (
          <Section title={t.counts}>
            <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              {RECORD_STATES.filter(one => counts[one] > 0).map(one => (
                <div key={one} data-count={one}>
                  <dt>
                    <A href={hrefWith(here, filter, 'state', one)} className="text-ink-soft inline-block min-h-6 underline">
                      {t.recordStates[one]}
                    </A>
                  </dt>
                  <dd className="text-2xl font-bold">{counts[one]}</dd>
                </div>
              ))}
            </dl>
            {counts.pictures > 0 && (
              <p className="mt-4">
                {t.pictures}:{' '}
                {state === 'ready'
                  ? t.fill('picturesToCome', { all: counts.pictures })
                  : t.fill('picturesBrought', { brought: counts.picturesBrought, all: counts.pictures, lost: counts.picturesLost })}
              </p>
            )}
          </Section>
        )}
        {counts.read > 0 && (
          <Section title={t.records}>
            <Finder
              base={here}
              query={filter}
              filter={{
                name: 'state',
                label: t.filter,
                all: t.all,
                choices: RECORD_STATES.filter(one => counts[one] > 0).map(one => [one, t.recordStates[one]]),
              }}
            />
            {records.length === 0 && <p className="mt-4">{t.noRecords}</p>}
            <ul className="divide-line mt-4 divide-y">
              {records.map(one => (
                <li key={one.place} data-record={one.state} className="py-3">
                  <p className="flex flex-wrap justify-between gap-x-4">
                    {one.href && one.state !== 'undone' ? (
                      <A href={one.href} className="font-semibold wrap-anywhere underline underline-offset-4">
                        {one.title}
                      </A>
                    ) : (
                      <strong className="wrap-anywhere">{one.title}</strong>
                    )}
                    <span className="text-ink-soft">
                      {table && `${t.fill('row', { row: one.place })} · `}
                      {t.recordStates[one.state]}
                    </span>
                  </p>
                  {one.notes.length > 0 && (
                    <ul className="text-ink-soft list-disc ps-5">
                      {one.notes.map(note => (
                        <li key={note} className="wrap-anywhere">
                          {note}
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
            <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
              {after && (
                <A href={hrefWith(here, filter, 'after', undefined)} className="btn btn-quiet">
                  {t.first}
                </A>
              )}
              {next !== null && (
                <A href={hrefWith(here, filter, 'after', String(next))} className="btn btn-quiet">
                  {t.more}
                </A>
              )}
            </p>
          </Section>
        )}
        {counts.addressesLost > 0 && (
          <Section title={t.lostAddresses}>
            <p data-lost-addresses>
              {t.fill(state === 'ready' ? 'lostAddressesPlanned' : 'lostAddressesText', {
                count: counts.addressesLost,
                most: MAX_REDIRECTS,
              })}
            </p>
            <p className="mt-3">
              <a
                href={`${here}/Addresses.csv`}
                download
                className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
              >
                {t.lostAddressesFile}
              </a>
            </p>
          </Section>
        )}
        {lost.length > 0 && (
          <Section title={t.lostPictures}>
            <ul className="divide-line divide-y">
              {lost.map(one => (
                <li key={one.address} className="py-2 wrap-anywhere">
                  {one.address} · {one.why}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </AppPage>
  )

  function Act({ name, isMain = false }: { name: ImportAct; isMain?: boolean }) {
    return (
      <PostButton form={name} action={here} act={name} className={`btn ${isMain ? 'btn-main' : 'btn-quiet'}`}>
        {t.acts[name]}
      </PostButton>
    )
  }
}

/** Reads the page again while a job works on it. */
function useFresh(isWorking: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWorking || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), LOOK_MS)
    return () => clearTimeout(timer)
  }, [isWorking, state, revalidate])
}
