import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { newUuid } from '#kit/new-key.ts'
import { FormText } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { sendChapter } from '../calls.ts'
import { MAX_LETTERS, type Post } from './post.ts'
import { discussionTexts } from './texts.ts'

/** A post as a call sends it. */
export type SentPost = Omit<Post, 'createdAt' | 'editedAt'> & { createdAt: string; editedAt: string | null }

interface PostViewProps {
  post: SentPost
  chapterId: string
  isTeacher: boolean
  lang: Lang
  onChange(): void
  /** Threads can be answered. */
  onAnswer?: () => void
}

/** A post with what the reader may do with it. Its text is plain: nothing in it is markup. */
export function PostView({ post, chapterId, isTeacher, lang, onChange, onAnswer }: PostViewProps) {
  const { reader: t, fill } = useTexts(discussionTexts)
  const [open, setOpen] = useState<'answer' | 'edit'>()
  const [said, setSaid] = useState('')
  const act = async (path: string, body: object, done?: string) => {
    const result = await sendChapter(`discussion/${path}`, { id: post.id, ...body }, lang)
    if (!result.isDone) return setSaid(result.message || t.failed)
    setSaid(done ?? '')
    onChange()
  }
  const close = (then?: () => void) => () => {
    setOpen(undefined)
    then?.()
  }
  return (
    <article data-post={post.isRemoved ? 'removed' : post.isMarked ? 'marked' : 'open'} className="grid gap-1">
      {post.isRemoved ? (
        <p className="text-ink-soft italic">{t.removed}</p>
      ) : post.isHidden && !post.isOwn && !isTeacher ? (
        <p className="text-ink-soft italic">{t.hidden}</p>
      ) : (
        <>
          <p className="text-ink-soft flex flex-wrap gap-x-2">
            <strong className="text-ink">{post.name}</strong>
            {post.isTeacher && <span className="text-primary-text font-medium">{t.teacher}</span>}
            <time dateTime={post.createdAt}>{formatMoment(post.createdAt, undefined, lang)}</time>
            {post.editedAt !== null && <span>({t.edited})</span>}
          </p>
          {post.isHidden && <p className="text-ink-soft italic">{post.isOwn ? t.hiddenOwn : t.hiddenTeacher}</p>}
          {post.isMarked && (
            <p className="text-success-text flex items-center gap-1.5 font-medium">
              <BadgeCheck aria-hidden size={18} />
              {t.marked}
            </p>
          )}
          {open === 'edit' ? (
            <PostForm chapterId={chapterId} id={post.id} text={post.text} label={t.edit} onDone={close(onChange)} onCancel={close()} />
          ) : (
            <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{post.text}</p>
          )}
          <p className="flex flex-wrap gap-x-4">
            {onAnswer && <Act name="answer" words={t.answer} onClick={() => setOpen('answer')} />}
            {post.isOwn && !post.isHidden && <Act name="edit" words={t.edit} onClick={() => setOpen('edit')} />}
            {(post.isOwn || isTeacher) && (
              <Act
                name="remove"
                words={t.remove}
                onClick={() => {
                  if (confirm(t.sureRemove)) void act('remove', {})
                }}
              />
            )}
            {isTeacher && post.parentId !== null && (
              <Act name="mark" words={post.isMarked ? t.unmark : t.mark} onClick={() => void act('mark', { isMarked: !post.isMarked })} />
            )}
            {!post.isOwn && !isTeacher && <Act name="report" words={t.report} onClick={() => void act('report', {}, t.reported)} />}
            {post.reports > 0 && (
              <span className="text-danger-text min-h-11 py-2.5">{fill('reader.reports', { count: post.reports })}</span>
            )}
          </p>
        </>
      )}
      <p role="status" className="empty:hidden">
        {said}
      </p>
      {open === 'answer' && onAnswer && (
        <PostForm chapterId={chapterId} parentId={post.id} label={t.answerTo} onDone={close(onAnswer)} onCancel={close()} />
      )}
    </article>
  )
}

function Act({ name, words, onClick }: { name: string; words: string; onClick(): void }) {
  return (
    <button type="button" data-act={name} className="text-primary-text min-h-11 font-medium underline" onClick={onClick}>
      {words}
    </button>
  )
}

interface PostFormProps {
  chapterId: string
  /** Of the post that is changed. */
  id?: string
  parentId?: string
  text?: string
  label: string
  onDone(): void
  onCancel?: () => void
}

/** Writes a post, an answer, or changes one. What can't be sent stays in the field. */
export function PostForm({ chapterId, id, parentId, text = '', label, onDone, onCancel }: PostFormProps) {
  const { reader: t } = useTexts(discussionTexts)
  const lang = useLang()
  // One id for all tries of a post: it is written once.
  const [postId, setPostId] = useState(id)
  const [sent, setSent] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (words: string) => {
    const own = postId ?? newUuid()
    setPostId(own)
    setSending(true)
    const body = { id: own, chapterId, ...(parentId !== undefined && { parentId }), text: words }
    const result = await sendChapter('discussion/post', body, lang)
    setSending(false)
    if (!result.isDone) return setProblem(result.message || t.failed)
    setProblem(undefined)
    setPostId(id)
    setSent(times => times + 1)
    onDone()
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        const words = new FormData(event.currentTarget).get('text')
        if (typeof words === 'string' && words.trim() !== '' && !isSending) void send(words.trim())
      }}
    >
      <FormText
        key={sent}
        name="text"
        id={`text-${id ?? parentId ?? chapterId}`}
        label={label}
        rows={4}
        maxLength={MAX_LETTERS}
        required
        problem={problem}
        value={text}
      />
      <p className="flex flex-wrap gap-2">
        <button type="submit" data-act="send" className="btn btn-main" disabled={isSending}>
          {id === undefined ? t.send : t.save}
        </button>
        {onCancel && (
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {t.cancel}
          </button>
        )}
      </p>
    </form>
  )
}
