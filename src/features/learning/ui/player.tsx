import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { createElement, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readerOf } from '#features/chapters/kinds/readers.tsx'
import type { ReaderProps } from '#features/chapters/kinds/ui.ts'
import { OutboxLines } from '#features/offline/ui/outbox-lines.tsx'
import { formatMinutes } from '#kit/format.ts'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useMedia } from '#ui/shell/use-media.ts'
import { useAfterPaint } from '#ui/use-hydrated.ts'
import type { PlayerData } from '../player.server.ts'
import { learningTexts } from '../texts.ts'
import { Notes, type NotesHandle } from './notes.tsx'
import { Outline, OutlineDrawer } from './outline.tsx'
import { ReadAhead } from './read-ahead.tsx'
import { ReadingTools } from './reading-tools.tsx'
import { SaveChapter } from './save-chapter.tsx'
import { SearchClass } from './search-class.tsx'
import { useKeys } from './use-keys.ts'
import { doneHere, useProgress } from './use-progress.ts'
import { WeekLine } from './week-line.tsx'
import { WithoutNetwork } from './without-network.tsx'

/** As `lg` of the style sheets. */
const WIDE = '(width >= 64rem)'

/** The player of a class: one chapter, the outline beside it, and what leads on below the thumb. */
export function Player({ data }: { data: PlayerData }) {
  const { course, outline, at, chapter } = data
  const t = useTexts(learningTexts)
  const lang = useLang()
  const isWide = useMedia(WIDE, true)
  return (
    <div className="mx-auto grid max-w-7xl gap-x-10 px-4 pt-4 pb-28 lg:grid-cols-[1fr_20rem] lg:px-8" data-progress={course.percent}>
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-3">
          <A
            href={course.href}
            className="text-primary-text min-h-11 content-center truncate font-semibold underline-offset-4 hover:underline"
          >
            <InLang lang={course.lang}>{course.name}</InLang>
          </A>
          <OutlineDrawer data={data} />
        </div>
        <p className="text-ink-soft mt-4">
          <InLang>{chapter.moduleTitle}</InLang> · {t.fill('player.of', { at: at + 1, count: outline.length })} ·{' '}
          {t.fill('player.length', { length: formatMinutes(chapter.minutes, lang) })}
        </p>
        {/* The keyed part is made anew for each chapter. */}
        <Chapter key={chapter.id} data={data} />
      </div>
      <div className="max-lg:hidden">
        {/* Phones have the drawer: there each next chapter would make hidden rows anew. */}
        {isWide && (
          <div className="sticky top-20 max-h-[calc(100dvh-10rem)] overflow-y-auto pb-4">
            <Outline data={data} />
          </div>
        )}
      </div>
    </div>
  )
}

function Chapter({ data }: { data: PlayerData }) {
  const { course, outline, at, chapter, read, progress, memberId, notes, isSaved } = data
  const t = useTexts(learningTexts)
  const navigate = useNavigate()
  const text = useRef<HTMLDivElement>(null)
  const saving = useRef<HTMLFormElement>(null)
  const noting = useRef<NotesHandle>(null)
  const { report, outbox } = useProgress(
    memberId,
    { id: chapter.id, title: chapter.title, version: read?.version, isDone: progress.state === 'done' },
    course,
  )
  const [isDoneHere, setDoneHere] = useState(false)
  // The next chapter's text is there sooner without what is below it.
  const isRestShown = useAfterPaint()
  const isDone = progress.state === 'done' || isDoneHere || doneHere(outbox).has(chapter.id)
  const byReader = read !== undefined && course.isMember && chapter.doneBy === 'reader'
  const [before, after] = [outline[at - 1], outline[at + 1]]
  const opened = useRef({ isReadable: read !== undefined, position: progress.position })
  const finish = () => {
    if (!byReader || isDone) return
    setDoneHere(true)
    report({ state: 'done' })
  }
  // Where somebody was last is known on every device.
  useEffect(() => {
    if (opened.current.isReadable) report({ state: 'open', position: opened.current.position })
  }, [report])
  const go = (href: string | undefined) => href && void navigate(href)
  const help = useKeys({
    next: () => go(after?.href),
    previous: () => go(before?.href),
    done: finish,
    save: () => saving.current?.requestSubmit(),
    note: () => noting.current?.begin(),
  })
  return (
    <article aria-labelledby="chapter-title">
      <h1 id="chapter-title" className="mt-1 text-2xl leading-tight font-bold wrap-break-word md:text-3xl">
        <InLang lang={read?.lang}>{chapter.title}</InLang>
      </h1>
      {read && <LanguageNote of="text" langs={[read.lang]} />}
      {read ? (
        <>
          {chapter.isPreview && (
            <p className="bg-tint mt-4 rounded-lg px-4 py-3">
              <strong>{t.player.preview}</strong> · {t.player.previewNote}{' '}
              <A href={course.href} className="text-primary-text inline-block min-h-6 font-semibold underline">
                {t.player.join}
              </A>
            </p>
          )}
          {chapter.isNewer && <Note words={t.player.newer} name="newer" />}
          {!course.isShown && <Note words={course.isMember ? t.player.withdrawn : t.player.withdrawnTaught} name="withdrawn" />}
          {chapter.isRemoved && <Note words={t.player.removed} name="removed" />}
          <div className="flex flex-wrap items-end justify-between gap-x-2">
            <ReadingTools text={text} lang={read.lang} help={help} />
            {memberId !== null && <SaveChapter isSaved={isSaved} form={saving} />}
          </div>
          <div ref={text} data-chapter-kind={chapter.kind} className="mt-6">
            {read.isEmpty ? <p className="text-ink-soft">{t.player.empty}</p> : <Reading data={data} report={report} />}
          </div>
          {isRestShown && memberId !== null && <Notes ref={noting} notes={notes} text={text} memberId={memberId} chapter={chapter} />}
        </>
      ) : (
        <section className="bg-tint mt-6 rounded-xl p-6">
          <Lock aria-hidden className="text-primary-text" />
          <h2 className="mt-3 text-xl font-bold">{t.lockTitle}</h2>
          <p className="mt-2 max-w-[60ch]">{outline[at]?.lock}</p>
          <p className="mt-5">
            <A href={course.href} className="btn btn-main">
              {course.isMember ? t.player.toClass : t.player.join}
            </A>
          </p>
        </section>
      )}
      {isRestShown && (
        <>
          {data.week && <WeekLine week={data.week} href={`/Learn/Leaderboards?class=${data.course.slug}`} />}
          <SearchClass data={data} />
          {memberId !== null && <OutboxLines memberId={memberId} path={outline[at]?.href ?? course.href} />}
          {memberId !== null && after && <WithoutNetwork memberId={memberId} after={after} isDone={isDone} />}
        </>
      )}
      <nav aria-label={t.player.beside} className="border-line bg-surface fixed inset-x-0 bottom-0 z-20 border-t">
        <div className="mx-auto flex max-w-7xl items-center justify-between gap-2 px-3 py-2 lg:px-8">
          {before ? (
            <A rel="prev" href={before.href} className="btn btn-quiet shrink-0" aria-label={`${t.player.previous}: ${before.title}`}>
              <ArrowLeft aria-hidden size={20} />
              <span className="max-sm:sr-only">{t.player.previous}</span>
            </A>
          ) : (
            <span />
          )}
          {byReader && (
            <button
              type="button"
              data-act="done"
              aria-pressed={isDone}
              onClick={finish}
              className={`btn ${isDone ? 'btn-quiet' : 'btn-main'} gap-2`}
            >
              <Check aria-hidden size={20} />
              {isDone ? t.player.isDone : t.player.done}
            </button>
          )}
          {after ? (
            <A
              rel="next"
              href={after.href}
              className={`btn shrink-0 ${byReader && !isDone ? 'btn-quiet' : 'btn-main'}`}
              aria-label={`${t.player.next}: ${after.title}`}
            >
              <span className="max-sm:sr-only">{t.player.next}</span>
              <ArrowRight aria-hidden size={20} />
            </A>
          ) : (
            <A href={course.isMember ? '/Learn' : course.href} className="btn btn-quiet shrink-0">
              {course.isMember ? t.player.home : t.player.toClass}
            </A>
          )}
        </div>
      </nav>
      <ReadAhead href={after && !after.lock ? after.href : isDone ? after?.href : undefined} />
    </article>
  )
}

function Reading({ data: { read, progress }, report }: { data: PlayerData; report: ReaderProps<unknown>['onProgress'] }) {
  const t = useTexts(learningTexts)
  if (!read) return null
  const Reader = readerOf(read.kind)
  if (!Reader) return <p className="text-ink-soft">{t.player.unread}</p>
  return createElement(Reader, { chapter: read, content: read.content, html: read.html, progress, onProgress: report })
}

function Note({ words, name }: { words: string; name: string }) {
  return (
    <p data-note={name} className="bg-tint mt-4 rounded-lg px-4 py-3">
      {words}
    </p>
  )
}
