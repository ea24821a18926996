import Check from 'lucide-react/icons/check'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { PhoneSign } from '#features/offline/ui/phone-sign.tsx'
import { TakeAlong } from '#features/offline/ui/take-along.tsx'
import { useOutbox } from '#features/offline/ui/use-outbox.ts'
import { usePhone } from '#features/offline/ui/use-phone.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { PlayerData } from '../player.server.ts'
import { learningTexts } from '../texts.ts'
import { doneHere } from './use-progress.ts'

/** The chapters of the class with what the person has done, and why some are not open. */
export function Outline({ data: { outline, at, course, memberId } }: { data: PlayerData }) {
  const t = useTexts(learningTexts)
  const phone = usePhone(memberId)
  const finished = doneHere(useOutbox(memberId))
  return (
    <nav aria-label={t.player.outline}>
      <h2 className="text-lg font-bold">{t.player.outline}</h2>
      {course.isMember && (
        <>
          <p className="text-ink-soft mt-1">{t.fill('player.percent', { percent: course.percent })}</p>
          <div aria-hidden className="bg-line mt-2 h-2 overflow-hidden rounded-full">
            <div className="bg-primary h-full rounded-full" style={{ width: `${course.percent}%` }} />
          </div>
        </>
      )}
      {memberId !== null && <TakeAlong memberId={memberId} slug={course.slug} name={course.name} />}
      <ol className="mt-3">
        {outline.map((one, index) => {
          const isCurrent = index === at
          const isDone = one.isDone || finished.has(one.id)
          const state = isCurrent ? 'current' : one.lock ? 'locked' : isDone ? 'done' : 'open'
          const isNewModule = one.moduleTitle !== outline[index - 1]?.moduleTitle
          return (
            <li key={one.id} data-chapter-state={state}>
              {isNewModule && (
                <div className="px-2 pt-3 pb-1">
                  <p className="text-ink-soft font-semibold">
                    <InLang>{one.moduleTitle}</InLang>
                  </p>
                  {memberId !== null && (
                    <TakeAlong
                      memberId={memberId}
                      slug={course.slug}
                      name={course.name}
                      module={{ slug: one.moduleSlug, title: one.moduleTitle }}
                    />
                  )}
                </div>
              )}
              <A
                href={one.href}
                aria-current={isCurrent ? 'page' : undefined}
                className="hover:bg-primary/8 aria-[current]:bg-tint flex min-h-11 items-start gap-3 rounded-lg px-2 py-2 aria-[current]:font-bold"
              >
                <span className="text-ink-soft mt-0.5 grid size-5 shrink-0 place-items-center">
                  {one.lock ? (
                    <Lock aria-hidden size={16} />
                  ) : isDone ? (
                    <Check aria-hidden size={18} className="text-success-text" />
                  ) : (
                    <span aria-hidden className="tabular-nums">
                      {index + 1}
                    </span>
                  )}
                </span>
                <span className="min-w-0 grow wrap-break-word">
                  <InLang>{one.title}</InLang>
                  <span className="sr-only"> · {t.states[state]}</span>
                  {isCurrent && isDone && <span className="sr-only"> · {t.states.done}</span>}
                  <PhoneSign phone={phone} chapterId={one.id} />
                  {one.lock && <span className="text-ink-soft block leading-snug">{one.lock}</span>}
                  {one.isPreview && !course.isMember && <span className="text-primary-text block leading-snug">{t.player.preview}</span>}
                </span>
              </A>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The outline on phones: a dialog of the browser's own, which closes with Esc, a tap beside it and each navigation. */
export function OutlineDrawer({ data }: { data: PlayerData }) {
  const t = useTexts(learningTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  // Its rows stand there while it is open: a long class has a hundred, and each next chapter would make them anew.
  const [isOpen, setOpen] = useState(false)
  const { id } = data.chapter
  useEffect(() => {
    if (id) dialog.current?.close()
  }, [id])
  return (
    <div className="shrink-0 lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        data-act="outline"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
        className="btn btn-quiet gap-2"
      >
        <List aria-hidden size={20} />
        <span className="sr-only">{t.player.openOutline}</span>
        {data.course.isMember && <span className="tabular-nums">{data.course.percent}%</span>}
      </button>
      <dialog
        ref={dialog}
        data-drawer
        aria-label={t.player.outline}
        closedby="any"
        onClose={() => setOpen(false)}
        className="bg-surface text-ink border-line border-r p-4"
      >
        <button
          type="button"
          aria-label={t.player.close}
          onClick={() => dialog.current?.close()}
          className="hover:bg-primary/8 ml-auto grid size-11 place-items-center rounded-lg"
        >
          <X aria-hidden size={22} />
        </button>
        {isOpen && <Outline data={data} />}
      </dialog>
    </div>
  )
}
