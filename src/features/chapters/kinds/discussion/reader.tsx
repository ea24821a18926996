import { useEffect, useState } from 'react'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { askChapter } from '../calls.ts'
import type { ReaderProps } from '../ui.ts'
import type { DiscussionContent } from './kind.ts'
import { PostForm, PostView, type SentPost } from './post-view.tsx'
import { discussionTexts } from './texts.ts'
import { useLinkedThread } from './use-linked-thread.ts'

interface Page {
  threads: (SentPost & { answers: SentPost[] })[]
  next: string | null
  isTeacher: boolean
  isWaiting: boolean
}

/** A discussion: what it is about, one's own words, and the threads of all. */
export default function Reader({ chapter, html, onProgress }: ReaderProps<DiscussionContent>) {
  const { reader: t } = useTexts(discussionTexts)
  const lang = useLang()
  const [page, setPage] = useState<Page>()
  const [isFailed, setFailed] = useState(false)
  const [asked, setAsked] = useState(0)
  const { id, isPreview } = chapter
  useEffect(() => {
    if (isPreview) return
    let isGone = false
    const ask = async () => {
      const found = await askChapter<Page>('discussion', { chapterId: id })
      if (isGone) return
      if (found) setPage(found)
      setFailed(!found)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [id, isPreview, asked])
  const again = () => setAsked(times => times + 1)
  const older = async (before: string) => {
    const found = await askChapter<Page>('discussion', { chapterId: id, before })
    setFailed(!found)
    if (found) setPage(shown => (shown ? { ...found, threads: [...shown.threads, ...found.threads] } : found))
  }
  useLinkedThread(page, older)
  const wrote = () => {
    onProgress({ state: 'done' })
    again()
  }
  return (
    <div className="grid gap-5" data-discussion={page ? 'open' : isFailed ? 'failed' : 'loading'}>
      {html['question'] && <RichText html={html['question']} lang={chapter.lang} />}
      {isPreview ? (
        <p className="card p-4">{t.preview}</p>
      ) : (
        <>
          {isFailed && (
            <p role="alert" className="card p-4">
              {t.offline}
            </p>
          )}
          {page && <PostForm chapterId={id} label={t.write} onDone={wrote} />}
          {page?.isWaiting && <p className="text-ink-soft">{t.writesFirst}</p>}
          {page && !page.isWaiting && page.threads.length === 0 && <p className="text-ink-soft">{t.none}</p>}
          {page && page.threads.length > 0 && (
            <section aria-label={t.threads}>
              <ol className="grid gap-4">
                {page.threads.map(({ answers, ...thread }) => (
                  <li key={thread.id} id={`post-${thread.id}`} className="card grid scroll-mt-20 gap-3 p-4">
                    <PostView post={thread} chapterId={id} isTeacher={page.isTeacher} lang={lang} onChange={again} onAnswer={wrote} />
                    {answers.length > 0 && (
                      <ol className="border-line grid gap-3 border-s-2 ps-3 md:ps-5">
                        {answers.map(answer => (
                          <li key={answer.id}>
                            <PostView post={answer} chapterId={id} isTeacher={page.isTeacher} lang={lang} onChange={again} />
                          </li>
                        ))}
                      </ol>
                    )}
                  </li>
                ))}
              </ol>
              {page.next !== null && (
                <button type="button" data-act="older" className="btn btn-quiet mt-4" onClick={() => void older(page.next ?? '')}>
                  {t.older}
                </button>
              )}
            </section>
          )}
        </>
      )}
    </div>
  )
}
