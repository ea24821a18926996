import { formatMoment } from '#kit/format.ts'
import { badgeClass } from '#ui/badge.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { OwnConsent } from '../consents.server.ts'
import { privacyTexts } from '../texts.ts'
import { ConsentWords } from './consent-words.tsx'

/** Each consent with its text, date, giver and state. */
export function ConsentList({ consents }: { consents: readonly OwnConsent[] }) {
  const { own } = useTexts(privacyTexts)
  if (consents.length === 0) return <p className="text-ink-soft mt-3">{own.noConsents}</p>
  return (
    <ul className="divide-line mt-2 divide-y">
      {consents.map(consent => (
        <li key={consent.id} className="py-4 last:pb-0">
          <ConsentEntry consent={consent} />
        </li>
      ))}
    </ul>
  )
}

function ConsentEntry({ consent }: { consent: OwnConsent }) {
  const lang = useLang()
  const texts = useTexts(privacyTexts)
  const { own } = texts
  const moment = (at: Date) => formatMoment(at, undefined, lang)
  const giver = texts.fill(`own.givers.${consent.giver}`, { name: consent.giverName ?? '' })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{own.purposes[consent.purpose]}</h3>
        <span className={badgeClass(consent.withdrawnAt ? 'red' : 'green')}>{consent.withdrawnAt ? own.ended : own.stands}</span>
      </div>
      <p className="text-ink-soft mt-1 wrap-anywhere">{texts.fill('own.givenAt', { at: moment(consent.givenAt), giver })}</p>
      {consent.withdrawnAt && <p className="text-ink-soft">{texts.fill('own.withdrawnAt', { at: moment(consent.withdrawnAt) })}</p>}
      <details className="mt-2">
        <summary className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">{own.words}</summary>
        <ConsentWords words={consent.words} />
        <p className="text-ink-soft mt-2">{texts.fill('own.version', { version: consent.version })}</p>
      </details>
    </>
  )
}
