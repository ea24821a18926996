import { useTexts } from '#ui/lang/use-texts.tsx'
import { type LibraryWords, libraryTexts } from '../texts.ts'
import type { UploadItem } from './upload-queue.ts'
import type { Uploading } from './use-upload.tsx'
import { whyFailed } from './why-failed.ts'

/** The uploads of this page, each with its progress, what went wrong with it, and what can be done. */
export function UploadList({ uploading }: { uploading: Uploading }) {
  const t = useTexts(libraryTexts)
  const done = uploading.items.filter(item => item.state === 'done').length
  const isQuiet = uploading.items.every(item => item.state === 'done' || item.state === 'failed')
  return (
    <div className="empty:hidden">
      <p role="status" className="sr-only">
        {isQuiet && done > 0 && t.fill('upload.allDone', { count: done })}
      </p>
      {uploading.items.length > 0 && (
        <ul aria-label={t.upload.list} className="card divide-line mt-4 divide-y">
          {uploading.items.map(item => (
            <li key={item.key} data-upload-state={item.state} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <UploadLine item={item} uploading={uploading} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function UploadLine({ item, uploading }: { item: UploadItem; uploading: Uploading }) {
  const t = useTexts(libraryTexts)
  const { key, name, state, percent } = item
  const isOver = state === 'done' || state === 'failed'
  return (
    <>
      <div className="min-w-0 grow basis-48">
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        {state !== 'failed' && (
          <progress
            aria-label={t.fill('upload.progress', { name })}
            max={100}
            value={percent}
            className="accent-primary mt-1 block h-2 w-full"
          />
        )}
        <p
          role={state === 'failed' ? 'alert' : undefined}
          className={state === 'failed' ? 'text-danger-text mt-1 font-medium' : 'text-ink-soft mt-1'}
        >
          {wordsOf(item, t)}
        </p>
      </div>
      {(state === 'failed' || state === 'offline') && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t.fill('upload.retryOf', { name })}
          onClick={() => uploading.retry(key)}
        >
          {t.upload.retry}
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={t.fill(isOver ? 'upload.dismissOf' : 'upload.cancelOf', { name })}
        onClick={() => uploading.cancel(key)}
      >
        {isOver ? t.upload.dismiss : t.upload.cancel}
      </button>
    </>
  )
}

function wordsOf(item: UploadItem, t: LibraryWords): string {
  const { state, percent } = item
  if (state === 'failed') return t.fill('upload.failed', { why: whyFailed(item, t) })
  return state === 'sending' ? t.fill('upload.sending', { percent }) : t.upload[state]
}
