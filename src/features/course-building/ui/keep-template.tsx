import { type FormEvent, useState } from 'react'
import { sendAct } from '#ui/app/record/record-calls.ts'
import { FormCheck, FormField } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { OwnTemplate } from '../own-templates.ts'
import { buildingTexts } from '../texts.ts'

interface KeepTemplateProps {
  classId: string
  /** Without it the whole outline is kept. */
  module?: { id: string; name: string }
  onDone(template: OwnTemplate): void
  onCancel(): void
}

/** Keeps a module or the whole outline, as it is saved, as a template with a name. */
export function KeepTemplate({ classId, module, onDone, onCancel }: KeepTemplateProps) {
  const t = useTexts(buildingTexts)
  const lang = useLang()
  const [problem, setProblem] = useState('')
  const title = module ? t.fill('templates.keepTitle', { name: module.name }) : t.templates.keepWhole
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const body = { classId, ...(module && { moduleId: module.id }), name: fields.get('template'), withTexts: fields.has('texts') }
    const result = await sendAct<OwnTemplate>('/api/services/v1/class/template/save', body, lang)
    if (result.isDone && result.sent) onDone(result.sent)
    else setProblem(result.isDone ? t.failed : [result.message || t.failed, ...result.problems.map(one => one.message)].join(' · '))
  }
  return (
    <form
      aria-label={title}
      data-keep={module?.id ?? 'all'}
      className="bg-tint my-2 space-y-3 rounded-xl p-3"
      onSubmit={event => void send(event)}
    >
      <FormField
        name="template"
        label={t.templates.name}
        hint={t.templates.keepHint}
        value={module?.name ?? ''}
        maxLength={120}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it asks for the name
        autoFocus
        autoComplete="off"
      />
      <FormCheck name="texts" label={t.templates.texts} />
      {problem && <FormMessage>{problem}</FormMessage>}
      <p className="flex flex-wrap gap-3">
        <button type="submit" data-act="save-template" className="btn btn-main">
          {t.templates.save}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {t.templates.cancel}
        </button>
      </p>
    </form>
  )
}
