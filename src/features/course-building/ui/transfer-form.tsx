import { useState } from 'react'
import { sendAct } from '#ui/app/record/record-calls.ts'
import { FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { buildingTexts } from '../texts.ts'

interface TransferFormProps {
  moduleId: string
  /** Other classes that the writer may write. */
  classes: readonly { id: string; name: string }[]
  onDone(isCopy: boolean): void
  onCancel(): void
}

/** Chooses the class that a module is moved or copied to. */
export function TransferForm({ moduleId, classes, onDone, onCancel }: TransferFormProps) {
  const { transfer: t, failed } = useTexts(buildingTexts)
  const lang = useLang()
  const [toClassId, setToClassId] = useState('')
  const [problem, setProblem] = useState('')
  const send = async (isCopy: boolean) => {
    const result = await sendAct('/api/services/v1/class/module/transfer', { moduleId, toClassId, isCopy }, lang)
    if (result.isDone) onDone(isCopy)
    else setProblem(result.message || failed)
  }
  return (
    <section aria-label={t.title} className="bg-tint my-2 space-y-3 rounded-xl p-3">
      <FormSelect
        name="toClassId"
        label={t.class}
        value={toClassId}
        choices={[['', t.choose], ...classes.map(({ id, name }) => [id, name] as const)]}
        onChange={event => setToClassId(event.currentTarget.value)}
      />
      {problem && <FormMessage>{problem}</FormMessage>}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" disabled={!toClassId} onClick={() => void send(true)}>
          {t.copy}
        </button>
        <button type="button" className="btn btn-quiet" disabled={!toClassId} onClick={() => void send(false)}>
          {t.move}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {t.cancel}
        </button>
      </p>
    </section>
  )
}
