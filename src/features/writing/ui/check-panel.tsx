import { useState } from 'react'
import { newKey } from '#kit/new-key.ts'
import { callsOf } from '#platform/http/call-client.ts'
import { useLang, useSiteLangs } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { pictureUrl } from '#ui/picture/picture-url.ts'
import type { editingContract } from '../contract.ts'
import { nameOfLang } from '../languages.ts'
import { type Finding, findMissing, linksOf, picturesOf } from '../publish-checks.ts'
import { editorTexts } from '../texts.ts'
import type { PostEditing } from './use-post-editing.tsx'

const MOST_OWN = 50
/** As many as a call takes. */
const MOST_OUTSIDE = 10
/** A slow phone network ("Slow 4G" of Lighthouse): 1.6 Mbit/s, 150 ms to and fro. */
const KILOBYTES_PER_SECOND = 200
const ROUND_TRIP_SECONDS = 0.15

interface Result {
  findings: Finding[]
  broken: string[]
  /** Addresses that can't be checked, or of which there are too many. */
  unsure: string[]
  kilobytes: number
}

/** What a writer may want to know before publishing. It warns, and holds nothing up. */
export function CheckPanel({ editing }: { editing: PostEditing }) {
  const t = useTexts(editorTexts)
  const lang = useLang()
  const siteLangs = useSiteLangs()
  const [result, setResult] = useState<Result | 'checking'>()
  const check = async () => {
    setResult('checking')
    const { now } = editing
    const { own, outside } = linksOf(now)
    const [ofOwn, ofOutside, sizes] = await Promise.all([
      Promise.all(own.slice(0, MOST_OWN).map(checkOwn)),
      checkOutside(outside.slice(0, MOST_OUTSIDE), lang),
      Promise.all(picturesOf(now).map(sizeOf)),
    ])
    const links = [...ofOwn, ...ofOutside]
    const addressesIn = (state: string) => links.filter(one => one.state === state).map(({ address }) => address)
    setResult({
      findings: findMissing(now, siteLangs),
      broken: addressesIn('broken'),
      unsure: [...addressesIn('unknown'), ...own.slice(MOST_OWN), ...outside.slice(MOST_OUTSIDE)],
      kilobytes: (sizes.reduce((sum, size) => sum + size, 0) + JSON.stringify(now.content).length) / 1000,
    })
  }
  return (
    <section aria-label={t.check.title} className="border-line mt-4 space-y-3 border-t pt-4">
      <button type="button" data-act="check" className="btn btn-quiet w-full" disabled={result === 'checking'} onClick={() => void check()}>
        {t.check.run}
      </button>
      <div role="status" data-check={typeof result === 'object' ? 'done' : result}>
        {result === 'checking' ? t.check.running : result && <Findings result={result} />}
      </div>
    </section>
  )
}

function Findings({ result: { findings, broken, unsure, kilobytes } }: { result: Result }) {
  const t = useTexts(editorTexts)
  const seconds = Math.max(0.1, kilobytes / KILOBYTES_PER_SECOND + 2 * ROUND_TRIP_SECONDS)
  return (
    <>
      {findings.length + broken.length === 0 && <p className="font-medium">{t.check.fine}</p>}
      <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
        {findings.map(({ code, lang = '', count = 0 }) => (
          <li key={code + lang}>{t.fill(`check.missing.${code}`, { language: nameOfLang(lang), count })}</li>
        ))}
        {broken.map(address => (
          <li key={address}>{t.fill('check.broken', { address })}</li>
        ))}
        {unsure.map(address => (
          <li key={address} className="text-ink-soft">
            {t.fill('check.unsure', { address })}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft mt-2">{t.fill('check.weight', { kilobytes: Math.ceil(kilobytes), seconds: seconds.toFixed(1) })}</p>
    </>
  )
}

/** Asks our own site for a page, as a reader would. */
async function checkOwn(address: string): Promise<{ address: string; state: string }> {
  const status = await fetch(address, { method: 'HEAD', credentials: 'omit' }).then(
    response => response.status,
    () => 0,
  )
  return { address, state: status === 0 ? 'unknown' : status < 400 ? 'works' : 'broken' }
}

async function checkOutside(addresses: string[], lang: string): Promise<{ address: string; state: string }[]> {
  if (addresses.length === 0) return []
  const headers = { 'idempotency-key': newKey(), 'accept-language': lang }
  try {
    const response = await callsOf<typeof editingContract>().api.services.v1.post.link.check.$post({ json: { addresses } }, { headers })
    // Named boundary: our own server's envelope.
    const { data } = (await response.json()) as { data: { address: string; state: string }[] | null }
    return data ?? addresses.map(address => ({ address, state: 'unknown' }))
  } catch {
    return addresses.map(address => ({ address, state: 'unknown' }))
  }
}

/** Returns a picture's size in bytes as a phone gets it; 0 if it does not come. */
async function sizeOf(src: string): Promise<number> {
  try {
    return (await (await fetch(pictureUrl(src, { width: 960, format: 'webp' }))).blob()).size
  } catch {
    return 0
  }
}
