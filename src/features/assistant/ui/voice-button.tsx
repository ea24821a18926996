import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import { useEffect, useRef, useState } from 'react'
import { languageOf } from '#kit/lang.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { iconButton } from './icon-button.ts'
import { usePanelTexts } from './use-panel-texts.tsx'
import { listen } from './voice.ts'

type State = 'off' | 'asked' | 'on' | 'denied' | 'failed'

/**
 * Asks by voice, where the browser has it. Who asks says first that they are of age and have read where their voice goes: a device doesn't know who holds it.
 */
export function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const { voice: t } = usePanelTexts()
  const locale = languageOf(useLang()).locale
  const [state, setState] = useState<State>('off')
  const hasAgreed = useRef(false)
  const end = useRef<() => void>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => () => end.current?.(), [])
  const start = () => {
    hasAgreed.current = true
    // What was pressed goes.
    button.current?.focus()
    setState('on')
    end.current = listen(locale, onText, how => setState(how === 'done' ? 'off' : how))
  }
  const press = () => {
    if (state === 'on') end.current?.()
    else if (hasAgreed.current) start()
    else setState(state === 'asked' ? 'off' : 'asked')
  }
  const cancel = () => {
    button.current?.focus()
    setState('off')
  }
  const words = { off: '', asked: '', on: t.listening, denied: t.denied, failed: t.failed }[state]
  return (
    <>
      <button
        ref={button}
        type="button"
        data-voice={state}
        aria-label={state === 'on' ? t.stop : t.start}
        title={state === 'on' ? t.stop : t.start}
        aria-expanded={state === 'asked'}
        onClick={press}
        className={`${iconButton} ${state === 'on' ? 'bg-tint text-primary-text' : ''}`}
      >
        {state === 'denied' ? <MicOff aria-hidden size={20} /> : <Mic aria-hidden size={20} />}
      </button>
      <div role="status" className="order-last basis-full empty:hidden">
        {state === 'asked' && (
          <div className="bg-tint rounded-[1.4rem] p-4">
            <p className="leading-snug">{t.consent}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <button type="button" onClick={start} className="btn btn-main min-h-11! px-4!">
                {t.agree}
              </button>
              <button type="button" onClick={cancel} className="btn btn-quiet min-h-11! px-4!">
                {t.cancel}
              </button>
            </div>
          </div>
        )}
        {words && <p className="text-ink-soft px-2.5 pb-2">{words}</p>}
      </div>
    </>
  )
}
