import { useState } from 'react'
import { MediaField } from '#features/library/ui/media-field.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type Details, toNumber, withValue } from '../details.ts'
import { editorTexts } from '../texts.ts'

interface SoundFieldProps {
  name: string
  label: string
  start: Details
  problem: string | undefined
  minutesProblem: string | undefined
  onChange(change: (details: Details) => Details): void
}

/** An episode's sound and its length, which is read from the file as soon as there is one. */
export function SoundField({ start, minutesProblem, onChange, ...props }: SoundFieldProps) {
  const t = useTexts(editorTexts)
  const [length, setLength] = useState({ minutes: start['minutes'], said: '', round: 0 })
  const { audio } = start
  const take = (address: string) => {
    onChange(details => withValue(details, 'audio', address || undefined))
    if (!/^(\/|https:\/\/)/.test(address)) return
    void readSoundLength(address).then(found => {
      if (found === undefined) return setLength(before => ({ ...before, said: t.upload.noLength }))
      const seconds = Math.round(found)
      const minutes = Math.max(1, Math.round(found / 60))
      onChange(details => withValue(withValue(details, 'seconds', seconds), 'minutes', minutes))
      const said = t.fill('upload.length', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
      setLength(({ round }) => ({ minutes, said, round: round + 1 }))
    })
  }
  return (
    <>
      <MediaField {...props} kind="audio" value={typeof audio === 'string' ? audio : ''} onChange={take} />
      <FormField
        key={length.round}
        name={props.name.replace(/audio$/, 'minutes')}
        label={t.fields.minutes}
        inputMode="numeric"
        hint={<span role="status">{length.said || t.upload.lengthHint}</span>}
        value={typeof length.minutes === 'number' ? String(length.minutes) : ''}
        problem={minutesProblem}
        onChange={event => {
          const minutes = toNumber(event.currentTarget.value)
          onChange(details => withValue(withValue(details, 'seconds', undefined), 'minutes', minutes))
        }}
      />
    </>
  )
}

/** Returns the length of a sound in seconds, read from its beginning by the browser; undefined if it can't be read. Takes at most ten seconds. */
async function readSoundLength(address: string): Promise<number | undefined> {
  return await new Promise(resolve => {
    const sound = new Audio()
    const end = () => {
      const { duration } = sound
      sound.removeAttribute('src')
      resolve(Number.isFinite(duration) && duration > 0 ? duration : undefined)
    }
    sound.preload = 'metadata'
    sound.addEventListener('loadedmetadata', end, { once: true })
    sound.addEventListener('error', end, { once: true })
    setTimeout(end, 10_000)
    sound.src = address
  })
}
