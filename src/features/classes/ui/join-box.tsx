import type { JoinOffer } from '#features/enrolments/enrolment.ts'
import { enrolmentTexts } from '#features/enrolments/texts.ts'
import { localHref } from '#kit/lang.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { DetailView, JoinView } from '../detail.server.ts'
import { classTexts } from '../texts.ts'
import { Price, StateBadge } from './class-card.tsx'
import { Fact } from './class-parts.tsx'

/** What decides whether to join: price, state, start, places, and one action. */
export function JoinBox({ view }: { view: JoinView }) {
  const t = useTexts(classTexts)
  return (
    <aside
      aria-label={t.join.label}
      className="border-line rounded-(--radius-card) border bg-surface p-5 shadow-sm md:p-6 lg:sticky lg:top-24"
    >
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Price price={view.price} oldPrice={view.oldPrice} className="font-heading text-2xl font-extrabold md:text-3xl" />
        <StateBadge state={view.state} />
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        <Fact label={t.join.starts} value={view.starts} />
        {view.quota && <Fact label={t.join.quota} value={t.fill('join.places', { count: view.quota })} />}
      </dl>
      <JoinAction view={view} className="w-full" isWhole />
    </aside>
  )
}

interface JoinActionProps {
  view: Pick<DetailView, 'join' | 'joinPath' | 'learnPath' | 'payPath' | 'waits' | 'whatsapp' | 'state' | 'batches'>
  className: string
  /** With a sentence above the button and a way to ask below it, as in the box. */
  isWhole?: boolean
}

/**
 * The one action towards a class (`data-join`). A document is the same for everybody: what it offers to the person is put in its place from their own page of
 * joining once it is there (`join-state.ts`); without script the form leads there.
 */
export function JoinAction({ view, className, isWhole = false }: JoinActionProps) {
  const t = useTexts(classTexts)
  const { join: words, fill } = useTexts(enrolmentTexts)
  const { join, waits } = view
  const isIn = join === 'joined' || join === 'completed'
  return (
    <div data-join={join} data-join-state={view.joinPath} className={isWhole ? 'mt-3 space-y-3' : 'contents'}>
      {isWhole && <p className="text-ink-soft">{waits ? sayWait(waits) : saySoon(join)}</p>}
      {!waits && <MainAction view={view} className={className} />}
      {isWhole && (isIn || waits) && (
        <details>
          <summary className="text-ink-soft min-h-11 content-center underline underline-offset-4">
            {waits ? words.leaveWaiting : words.leave}
          </summary>
          <p>{words.leaveSure}</p>
          <PostForm
            path={view.joinPath}
            form="leave"
            label={waits ? words.leaveWaiting : words.leave}
            className="btn btn-quiet mt-2 w-full"
          />
        </details>
      )}
      {isWhole && !isIn && !waits && (join === 'open' || join === 'approval' || join === 'waiting-list' || join === 'payment') && (
        <Ask whatsapp={view.whatsapp} className="btn btn-quiet w-full" />
      )}
    </div>
  )

  function sayWait(of: NonNullable<DetailView['waits']>): string {
    return of === 'approval' ? words.said.waitingApproval : fill('join.said.waitingList', { place: of.place })
  }

  function saySoon(offer: JoinOffer): string {
    if (offer === 'payment') return t.join.pay
    return offer === 'closed' ? t.join.next[view.state] : words.said[offer]
  }
}

function MainAction({
  view: { join, joinPath, learnPath, payPath, whatsapp, batches },
  className,
}: Pick<JoinActionProps, 'view' | 'className'>) {
  const t = useTexts(classTexts)
  const { join: words } = useTexts(enrolmentTexts)
  const look = `btn btn-main ${className}`
  if (join === 'joined' || join === 'completed')
    return (
      <A href={learnPath} className={look}>
        {words[join]}
      </A>
    )
  if (join === 'consent')
    return (
      <A href={`/Account/Join?to=${encodeURIComponent(joinPath)}`} className={look}>
        {words.consent}
      </A>
    )
  if (join === 'payment')
    return (
      // The checkout belongs to the other half of the pages: the browser loads it whole.
      <A href={payPath} data-turbo="false" className={look}>
        {t.join.buy}
      </A>
    )
  if (join === 'closed') return <Ask whatsapp={whatsapp} className={look} />
  return <PostForm path={joinPath} form="join" label={words[join]} className={look} batches={batches} />
}

interface PostFormProps {
  path: string
  form: 'join' | 'leave'
  label: string
  className: string
  batches?: JoinView['batches']
}

function PostForm({ path, form, label, className, batches = [] }: PostFormProps) {
  const lang = useLang()
  return (
    // It may lead to the account site, where a script can't follow.
    <form method="post" action={localHref(lang, path)} data-turbo="false">
      <button type="submit" name="form" value={form} className={className}>
        {label}
      </button>
      {/* After the button, which is in a phone's first view: the batch that one gets without choosing is chosen. */}
      {batches.length > 0 && <BatchChoice batches={batches} />}
    </form>
  )
}

function BatchChoice({ batches }: Pick<JoinView, 'batches'>) {
  const { join: words } = useTexts(enrolmentTexts)
  return (
    <fieldset className="mt-3">
      <legend className="font-medium">{words.batch.choose}</legend>
      {batches.map(({ id, name, dates, places, isChosen, isFull }) => (
        <label
          key={id}
          className={`flex min-h-11 items-start gap-3 py-2 ${isFull ? 'text-ink-soft cursor-not-allowed' : 'cursor-pointer'}`}
        >
          <input
            type="radio"
            name="batchId"
            value={id}
            defaultChecked={isChosen}
            disabled={isFull}
            className="accent-primary mt-1 size-5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere">
            {name}
            <span className="text-ink-soft block text-sm">
              {dates} · {places}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Asks the tenant, by WhatsApp or for an appointment. */
function Ask({ whatsapp, className }: { whatsapp: string | null; className: string }) {
  const t = useTexts(classTexts)
  return whatsapp ? (
    <a href={whatsapp} rel="noopener noreferrer" className={className}>
      {t.join.ask}
    </a>
  ) : (
    <A href="/Make-Appointment" className={className}>
      {t.join.appointment}
    </A>
  )
}
