import Download from 'lucide-react/icons/download'
import { type ReactNode, useState } from 'react'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { refuseSize } from '../budget.ts'
import type { OfflineClass } from '../offline-class.ts'
import { missingBytes, phoneOf } from '../phone.ts'
import { bytesOf, type TakenChapter } from '../taken.ts'
import { offlineTexts } from '../texts.ts'
import { Running } from './running.tsx'
import { useMb } from './use-mb.tsx'
import { usePhone } from './use-phone.ts'

interface TakeAlongProps {
  memberId: string
  /** Of the class. */
  slug: string
  name: string
  /** One module alone. */
  module?: { slug: string; title: string }
}

type Asked = OfflineClass | 'asking' | 'unasked' | undefined

/** Takes a class or one of its modules along on this device: how much it is, before anything is loaded; how far it is; and takes it off again. */
export function TakeAlong({ memberId, slug, name, module }: TakeAlongProps) {
  const t = useTexts(offlineTexts)
  const mb = useMb()
  const lang = useLang()
  const phone = usePhone(memberId)
  const [asked, setAsked] = useState<Asked>()
  const isMine = (one: { moduleSlug: string }) => module === undefined || one.moduleSlug === module.slug
  const here = phone.taken.filter(one => one.slug === slug && isMine(one))
  const kept = here.filter(({ state }) => state === 'kept')
  const title = module?.title ?? name
  const look = async () => {
    if (asked !== undefined && asked !== 'unasked') return setAsked(undefined)
    setAsked('asking')
    setAsked((await phoneOf(memberId).ask(slug, lang)) ?? 'unasked')
  }
  return (
    <div data-take={module?.slug ?? ''} className="mt-2">
      <button
        type="button"
        data-act="take-along"
        aria-expanded={asked !== undefined}
        aria-label={t.fill(module ? 'take.ofModule' : 'take.ofClass', { name: title })}
        onClick={() => void look()}
        className="btn btn-quiet gap-2"
      >
        <Download aria-hidden size={18} />
        {module ? t.take.module : t.take.class}
      </button>
      {kept.length > 0 && (
        <p data-here={kept.length} className="text-ink-soft mt-1">
          {t.fill('take.here', { count: kept.length, mb: mb(bytesOf(kept)) })}
        </p>
      )}
      {asked !== undefined && (
        <div
          className="bg-tint mt-2 grid gap-2 rounded-lg p-3"
          role="group"
          aria-label={t.fill(module ? 'take.ofModule' : 'take.ofClass', { name: title })}
        >
          {asked === 'asking' && <p role="status">{t.take.asking}</p>}
          {asked === 'unasked' && <p role="status">{t.take.unasked}</p>}
          {typeof asked === 'object' && <Offer memberId={memberId} of={asked} isMine={isMine} here={here} />}
          {here.length > 0 && !phone.running && (
            <button
              type="button"
              data-act="remove-taken"
              aria-label={t.fill('take.removeOf', { name: title })}
              onClick={() => void phoneOf(memberId).remove(here.map(({ chapterId }) => chapterId))}
              className="btn btn-quiet justify-self-start"
            >
              {t.take.remove}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

interface OfferProps {
  memberId: string
  of: OfflineClass
  isMine(one: { moduleSlug: string }): boolean
  here: readonly TakenChapter[]
}

function Offer({ memberId, of, isMine, here }: OfferProps) {
  const t = useTexts(offlineTexts)
  const mb = useMb()
  const lang = useLang()
  const phone = usePhone(memberId)
  const mine = of.chapters.filter(isMine)
  const open = mine.filter(({ state }) => state === 'open')
  const [locked, online] = [mine.filter(({ state }) => state === 'locked').length, mine.filter(({ state }) => state === 'online').length]
  const missing = missingBytes(open, phone.taken)
  const refused = missing > 0 ? refuseSize(missing, phone.space) : undefined
  const failed = here.filter(({ state }) => state === 'failed')
  const isChanged = here.some(
    one => one.state === 'kept' && open.some(each => each.chapterId === one.chapterId && each.version !== one.version),
  )
  const isPaused = here.some(({ state }) => state === 'waiting')
  const take = () => void phoneOf(memberId).take(of, open, lang)
  return (
    <>
      <p data-size={open.reduce((sum, one) => sum + one.sizeBytes, 0)}>
        {open.length === 0
          ? t.take.nothing
          : t.fill('take.size', { count: open.length, mb: mb(open.reduce((sum, one) => sum + one.sizeBytes, 0)) })}
      </p>
      {locked > 0 && <p className="text-ink-soft">{t.fill('take.locked', { count: locked })}</p>}
      {online > 0 && <p className="text-ink-soft">{t.fill('take.online', { count: online })}</p>}
      <p className="text-ink-soft">
        {t.fill('space.used', { used: mb(phone.space.usedBytes), budget: mb(phone.space.budgetBytes) })}
        {phone.space.freeBytes !== undefined && <> · {t.fill('space.free', { mb: mb(phone.space.freeBytes) })}</>}
      </p>
      {failed.map(one => (
        <p key={one.chapterId} data-fault={one.fault} className="text-danger-text wrap-anywhere">
          <InLang lang={one.lang}>{one.title}</InLang>: {t.fill(`faults.${one.fault ?? 'network'}`, { address: one.address ?? '' })}
        </p>
      ))}
      {refused && (
        <Refused of={of} taken={phone.taken}>
          {t.fill(`refuse.${refused.reason}`, { mb: mb(refused.overBytes) })}
        </Refused>
      )}
      {phone.running ? (
        <Running memberId={memberId} />
      ) : open.length > 0 && missing === 0 ? (
        <p role="status">{t.take.all}</p>
      ) : (
        open.length > 0 && (
          <button type="button" data-act="take" disabled={refused !== undefined} onClick={take} className="btn btn-main justify-self-start">
            {failed.length > 0
              ? t.take.retry
              : isPaused
                ? t.take.resume
                : isChanged
                  ? t.take.renew
                  : t.fill('take.start', { mb: mb(missing) })}
          </button>
        )
      )}
    </>
  )
}

/** Why it does not fit, and what could go for it. */
function Refused({ of, taken, children }: { of: OfflineClass; taken: readonly TakenChapter[]; children: ReactNode }) {
  const t = useTexts(offlineTexts)
  const mb = useMb()
  const others = [...Map.groupBy(taken, one => one.className)].filter(([className]) => className !== of.name)
  return (
    <div role="alert" data-refused>
      <p className="text-danger-text font-semibold">{children}</p>
      {others.length > 0 && (
        <p>
          {t.refuse.couldGo} {others.map(([className, chapters]) => `${className} (${mb(bytesOf(chapters))} MB)`).join(', ')}
        </p>
      )}
      <A href="/Learn/Offline" className="text-primary-text inline-block min-h-6 font-semibold underline">
        {t.refuse.settings}
      </A>
    </div>
  )
}
