import Trash2 from 'lucide-react/icons/trash-2'
import { InLang } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { phoneOf } from '../phone.ts'
import { bytesOf, type TakenChapter } from '../taken.ts'
import { offlineTexts } from '../texts.ts'
import { PhoneSign } from './phone-sign.tsx'
import { useMb } from './use-mb.tsx'
import { usePhone } from './use-phone.ts'

/** What a member has on this device, by class and module; each can go. */
export function TakenList({ memberId }: { memberId: string }) {
  const t = useTexts(offlineTexts)
  const phone = usePhone(memberId)
  const remove = (chapters: readonly TakenChapter[]) => void phoneOf(memberId).remove(chapters.map(({ chapterId }) => chapterId))
  return (
    <>
      {[...Map.groupBy(phone.taken, one => one.slug)].map(([slug, ofClass]) => (
        <section key={slug} data-taken-class={slug} className="border-line not-first:border-t not-first:pt-3">
          <Head title={ofClass[0]?.className ?? ''} level={3} bytes={bytesOf(ofClass)} onRemove={() => remove(ofClass)} />
          {[...Map.groupBy(ofClass, one => one.moduleSlug)].map(([module, chapters]) => (
            <div key={module} className="pt-2 pl-3">
              <Head title={chapters[0]?.moduleTitle ?? ''} level={4} bytes={bytesOf(chapters)} onRemove={() => remove(chapters)} />
              <ul>
                {chapters.map(one => (
                  <li key={one.chapterId} className="py-1 wrap-break-word">
                    {/* A document of its own: what is kept of the chapter is shown whole. */}
                    <a href={one.href} className="inline-block min-h-6 underline underline-offset-4">
                      <InLang lang={one.lang}>{one.title}</InLang>
                    </a>
                    {/* That it is here is what the list says. */}
                    {(one.state !== 'kept' || phone.changed.includes(one.chapterId)) && (
                      <PhoneSign phone={phone} chapterId={one.chapterId} />
                    )}
                    {one.fault && (
                      <p className="text-danger-text wrap-anywhere">{t.fill(`faults.${one.fault}`, { address: one.address ?? '' })}</p>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {phone.taken.length > 0 && (
        <button type="button" data-act="remove-all" onClick={() => remove(phone.taken)} className="btn btn-quiet justify-self-start">
          {t.page.removeAll}
        </button>
      )}
    </>
  )
}

function Head({ title, level, bytes, onRemove }: { title: string; level: 3 | 4; bytes: number; onRemove(): void }) {
  const t = useTexts(offlineTexts)
  const mb = useMb()
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <div className="flex items-center justify-between gap-3">
      <Heading className="min-w-0 font-bold wrap-break-word">
        <InLang>{title}</InLang> <span className="text-ink-soft font-normal">· {mb(bytes)} MB</span>
      </Heading>
      <button
        type="button"
        aria-label={t.fill('take.removeOf', { name: title })}
        onClick={onRemove}
        className="hover:bg-primary/8 grid size-11 shrink-0 place-items-center rounded-lg"
      >
        <Trash2 aria-hidden size={18} />
      </button>
    </div>
  )
}
