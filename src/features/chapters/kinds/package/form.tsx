import { useRef, useState } from 'react'
import { lookThrough } from '#features/package-runs/calls.ts'
import { packageTexts } from '#features/package-runs/texts.ts'
import { FileField } from '#features/recordings/file-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { FormProps } from '../ui.ts'
import type { PackageContent } from './kind.ts'

/** Writes a package's chapter: its ZIP, which the server looks through as soon as it is chosen, and says why where it can't be run. */
export default function Form({ content, onChange, problems, lang }: FormProps<PackageContent>) {
  const { form: t, fill } = useTexts(packageTexts)
  const [isLooking, setLooking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const newest = useRef(content.address)
  const choose = async (address: string) => {
    newest.current = address
    const chosen = { ...content, address, parts: 0, title: '' }
    onChange(chosen)
    setRefusal(undefined)
    if (!address) return
    setLooking(true)
    const found = await lookThrough(address, lang)
    if (newest.current !== address) return
    setLooking(false)
    if ('refusal' in found) setRefusal(found.refusal ?? t.failed)
    else onChange({ ...chosen, ...found })
  }
  const { parts, title, standard } = content
  return (
    <div className="grid gap-4">
      <FileField
        name="address"
        kind="archive"
        label={t.file}
        hint={t.fileHint}
        problem={refusal ?? (problems.includes('address') && !isLooking ? t.fileMissing : undefined)}
        value={content.address}
        onChange={address => void choose(address)}
      />
      <p role="status" data-package={isLooking ? 'looking' : parts > 0 ? 'found' : 'none'} className="text-ink-soft empty:hidden">
        {isLooking ? t.looking : parts > 0 ? fill('form.found', { standard: t[standard], title, count: parts }) : ''}
      </p>
    </div>
  )
}
