import { useState } from 'react'
import { nameOfLang } from '#features/writing/languages.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ChapterFinding } from '../chapter-work.ts'
import type { CheckedChapter } from '../check.server.ts'
import { buildingTexts } from '../texts.ts'
import { nameOfField } from './name-of-field.ts'
import { readData } from './read-work.ts'

const MOST_OWN = 50

interface Result {
  findings: ChapterFinding[]
  broken: string[]
  unsure: string[]
}

/** What a writer may want to know before publishing: what is missing, pictures and recordings without words, links that are broken. */
export function ChapterCheck({ id, saveNow }: { id: string; saveNow(): Promise<boolean> }) {
  const t = useTexts(buildingTexts)
  const [result, setResult] = useState<Result | 'checking' | 'failed'>()
  const check = async () => {
    setResult('checking')
    const found = (await saveNow()) ? await readData<CheckedChapter>(`/api/services/v1/class/chapter/check?id=${id}`) : undefined
    if (!found) return setResult('failed')
    const own = await Promise.all(found.own.slice(0, MOST_OWN).map(isBroken))
    setResult({
      findings: found.findings,
      broken: [...own.flat(), ...found.links.filter(({ state }) => state === 'broken').map(({ address }) => address)],
      unsure: [...found.links.filter(({ state }) => state === 'unknown').map(({ address }) => address), ...found.own.slice(MOST_OWN)],
    })
  }
  const say = ({ code, field = '', lang, count = 0 }: ChapterFinding) => {
    const language = nameOfLang(lang)
    if (code === 'missing') return t.fill('check.missing', { field: nameOfField(t, field) })
    if (code === 'picture-alt') return t.fill('check.picture', { count, language })
    if (code === 'title') return t.fill('check.noTitle', { language })
    return code === 'language' ? t.fill('check.noLanguage', { language }) : t.fill(`check.${code}`, { language })
  }
  return (
    <section aria-label={t.check.title} className="border-line mt-4 space-y-3 border-t pt-4">
      <button type="button" data-act="check" className="btn btn-quiet w-full" disabled={result === 'checking'} onClick={() => void check()}>
        {t.check.run}
      </button>
      <div role="status" data-check={typeof result === 'object' ? 'done' : result}>
        {result === 'checking' && t.check.running}
        {result === 'failed' && t.failed}
        {typeof result === 'object' && (
          <>
            {result.findings.length + result.broken.length === 0 && <p className="font-medium">{t.check.fine}</p>}
            <ul className="list-disc space-y-1 ps-5 wrap-anywhere">
              {result.findings.map(one => (
                <li key={`${one.code} ${one.field} ${one.lang}`}>{say(one)}</li>
              ))}
              {result.broken.map(address => (
                <li key={address}>{t.fill('check.broken', { address })}</li>
              ))}
              {result.unsure.map(address => (
                <li key={address} className="text-ink-soft">
                  {t.fill('check.unsure', { address })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

/** Asks our own site for a page, as a reader would; one that can't be asked now is not called broken. */
async function isBroken(address: string): Promise<string[]> {
  const status = await fetch(address, { method: 'HEAD', credentials: 'omit' }).then(
    response => response.status,
    () => 0,
  )
  return status >= 400 ? [address] : []
}
