import { useState } from 'react'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { sendChapter } from '../calls.ts'
import { liveTexts } from './texts.ts'

interface Shown {
  code: string
  attended: number
}

/** What who teaches the class shows to the participants: the code of attendance, as letters and as QR. */
export function CodePanel({ chapterId }: { chapterId: string }) {
  const { reader: t, fill } = useTexts(liveTexts)
  const lang = useLang()
  const [shown, setShown] = useState<Shown & { picture: string }>()
  const [problem, setProblem] = useState<string>()
  const show = async (isNew: boolean) => {
    const result = await sendChapter<Shown>('session/code', { chapterId, isNew }, lang)
    if (!result.isDone || !result.sent) return setProblem((!result.isDone && result.message) || t.failed)
    const { renderSVG } = await import('uqr')
    const address = `${location.origin}${location.pathname}?code=${result.sent.code}`
    setProblem(undefined)
    setShown({ ...result.sent, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}` })
  }
  return (
    <section className="card grid justify-items-start gap-3 p-4 md:p-6">
      <h2 className="text-xl font-bold">{t.codeFor}</h2>
      {problem && (
        <p role="alert" className="text-danger-text font-medium">
          {problem}
        </p>
      )}
      {shown && (
        <>
          <p role="status" className="font-mono text-4xl font-bold tracking-widest">
            {shown.code}
          </p>
          <img src={shown.picture} alt={t.qr} width={240} height={240} />
          <p>{fill('reader.count', { count: shown.attended })}</p>
        </>
      )}
      <button type="button" data-act="code" className="btn btn-quiet" onClick={() => void show(shown !== undefined)}>
        {shown ? t.renew : t.show}
      </button>
    </section>
  )
}
