import { Form } from 'react-router'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ConsentText } from '../consent-text.ts'
import type { OwnConsent } from '../consents.server.ts'
import { privacyTexts } from '../texts.ts'
import { ConsentWords } from './consent-words.tsx'

interface MarketingPartProps {
  consents: readonly OwnConsent[]
  text: ConsentText
  who: 'adult' | 'child' | 'unknown'
  action: string
}

/** Marketing mails: a button to stop or to allow them; not offered to children. */
export function MarketingPart({ consents, text, who, action }: MarketingPartProps) {
  const { marketing: t } = useTexts(privacyTexts).own
  const isOn = consents.some(one => one.purpose === 'marketing' && one.withdrawnAt === null)
  return (
    <section className="card p-5 md:p-6">
      <h2 className="text-xl font-bold">{t.title}</h2>
      {isOn || who === 'adult' ? (
        <Form method="post" action={action} className="mt-3 space-y-4">
          <input type="hidden" name="form" value="marketing" />
          <p>{isOn ? t.on : t.off}</p>
          {!isOn && <ConsentWords words={text.words} />}
          {!isOn && <input type="hidden" name="version" value={text.version} />}
          <button type="submit" name="wanted" value={isOn ? '0' : '1'} className="btn btn-quiet">
            {isOn ? t.stop : t.allow}
          </button>
        </Form>
      ) : (
        <p className="text-ink-soft mt-3">{who === 'child' ? t.child : t.unknown}</p>
      )}
    </section>
  )
}
