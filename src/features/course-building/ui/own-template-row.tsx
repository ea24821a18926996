import { type FormEvent, useState } from 'react'
import { sendAct } from '#ui/app/record/record-calls.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { OwnTemplate } from '../own-templates.ts'
import { buildingTexts } from '../texts.ts'

const CALLS = '/api/services/v1/class/template'

interface OwnTemplateRowProps {
  one: OwnTemplate
  onUse(): void
  onRenamed(renamed: OwnTemplate): void
  onRemoved(): void
}

/** A template of the tenant's own: what it holds, and, for who may, its name and its removal, which is asked about first. */
export function OwnTemplateRow({ one, onUse, onRenamed, onRemoved }: OwnTemplateRowProps) {
  const t = useTexts(buildingTexts)
  const lang = useLang()
  const [open, setOpen] = useState<'name' | 'removal'>()
  const [problem, setProblem] = useState('')
  const { name, modules } = one
  const send = async (act: string, body: object, onDone: (sent: OwnTemplate | null) => void) => {
    const result = await sendAct<OwnTemplate>(`${CALLS}/${act}`, body, lang)
    setProblem(result.isDone ? '' : [result.message || t.failed, ...result.problems.map(({ message }) => message)].join(' · '))
    if (result.isDone) {
      setOpen(undefined)
      onDone(result.sent)
    }
  }
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    void send('rename', { id: one.id, name: typed }, sent => sent && onRenamed(sent))
  }
  const chapters = modules.reduce((sum, module) => sum + module.chapters.length, 0)
  const holds = [t.fill('templates.holds', { modules: modules.length, chapters }), ...(one.hasTexts ? [t.templates.withTexts] : [])]
  return (
    <li data-own-template={one.id} className="py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <button
          type="button"
          data-act="use-template"
          aria-label={t.fill('templates.use', { name })}
          className="btn btn-quiet max-w-full wrap-anywhere"
          onClick={onUse}
        >
          {name}
        </button>
        <span className="text-ink-soft text-sm">{holds.join(' · ')}</span>
        {one.isManaged && (
          <span className="flex flex-wrap gap-3 sm:ms-auto">
            <button
              type="button"
              data-act="rename-template"
              aria-label={t.fill('templates.renameNamed', { name })}
              aria-expanded={open === 'name'}
              className="btn btn-quiet"
              onClick={() => setOpen(open === 'name' ? undefined : 'name')}
            >
              {t.templates.rename}
            </button>
            <button
              type="button"
              data-act="remove-template"
              aria-label={t.fill('templates.removeNamed', { name })}
              aria-expanded={open === 'removal'}
              className="btn btn-quiet text-danger-text"
              onClick={() => setOpen(open === 'removal' ? undefined : 'removal')}
            >
              {t.templates.remove}
            </button>
          </span>
        )}
      </div>
      {open === 'name' && (
        <form aria-label={t.fill('templates.renameNamed', { name })} className="mt-2 space-y-3" onSubmit={rename}>
          <FormField
            name="name"
            id={`name-${one.id}`}
            label={t.templates.name}
            value={name}
            maxLength={120}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it asks for the name
            autoFocus
            autoComplete="off"
          />
          <p className="flex flex-wrap gap-3">
            <button type="submit" className="btn btn-main">
              {t.templates.save}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => setOpen(undefined)}>
              {t.templates.cancel}
            </button>
          </p>
        </form>
      )}
      {open === 'removal' && (
        <div role="group" aria-label={t.fill('templates.removeNamed', { name })} className="mt-2 space-y-3">
          <p className="wrap-anywhere">{t.fill('templates.sure', { name })}</p>
          <p className="flex flex-wrap gap-3">
            <button
              type="button"
              data-act="confirm-removal"
              className="btn btn-quiet text-danger-text"
              onClick={() => void send('delete', { id: one.id }, onRemoved)}
            >
              {t.templates.remove}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => setOpen(undefined)}>
              {t.templates.cancel}
            </button>
          </p>
        </div>
      )}
      {problem && <FormMessage>{problem}</FormMessage>}
    </li>
  )
}
