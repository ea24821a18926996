import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormMessage } from '../../form/form-message.tsx'
import { A } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { SaveLine } from '../saving/save-line.tsx'
import { FoundNotice } from '../saving/saving-notices.tsx'
import { StarterNote } from '../starter/starter-mark.tsx'
import { ConflictSides } from './conflict-sides.tsx'
import type { EditedRecord, RecordField, Work } from './edited-record.ts'
import { RecordFields, type RichControl } from './field-control.tsx'
import { RecordHistory } from './record-history.tsx'
import { recordFormTexts } from './texts.ts'
import { type RecordEditing, useRecordEditing } from './use-record-editing.tsx'

interface RecordFormProps {
  record: EditedRecord
  /** The address that its calls begin with: `/api/services/v1/career`. */
  calls: string
  fields: readonly RecordField[]
  /** The field that names a record. */
  title: string
  /** The list that it belongs to. */
  listHref: string
  /** Returns where readers find it, by its slug; undefined where they do not. */
  publicHref?: ((slug: string) => string) | undefined
  rich?: RichControl
  /** Returns what is wrong with what is typed by now, as far as the browser can say. */
  check?: ((typed: Work) => readonly { path: string; message: string }[]) | undefined
  /** Returns what stands below the acts, for what is typed by now. */
  aside?: ((typed: Work) => ReactNode) | undefined
}

/** The form of one record: its fields, what the server has of it, and the acts on it. Give another record another `key`. */
export function RecordForm({ record, calls, fields, title, listHref, publicHref, rich, check, aside }: RecordFormProps) {
  const editing = useRecordEditing(record, calls, title)
  const { view, start } = editing
  const isHydrated = useHydrated()
  return (
    <form
      noValidate
      data-save-state={view.state}
      data-record-id={record.id}
      className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start"
      onSubmit={event => {
        event.preventDefault()
        void editing.save()
      }}
    >
      <fieldset disabled={record.isLocked || !isHydrated} className="min-w-0 space-y-5">
        <Notices editing={editing} fields={fields} record={record} />
        <RecordFields
          key={start.round}
          record={record}
          fields={fields.filter(({ name }) => !record.closed.includes(name))}
          work={start.work}
          typed={editing.typed}
          problems={[...(check?.(editing.typed) ?? []), ...view.problems]}
          rich={rich}
          change={editing.change}
        />
      </fieldset>
      <div className="space-y-6 xl:sticky xl:top-20">
        <Side {...{ record, editing, listHref, publicHref, isReady: isHydrated }} />
        {aside?.(editing.typed)}
        {record.hasHistory && <RecordHistory record={record} editing={editing} calls={calls} fields={fields} />}
      </div>
    </form>
  )
}

function Notices({ editing, fields, record }: { editing: RecordEditing; fields: readonly RecordField[]; record: EditedRecord }) {
  const t = useTexts(recordFormTexts)
  const { sides } = editing
  return (
    <>
      {record.isStarter && editing.view.version === record.version && <StarterNote />}
      {record.isLocked && <FormMessage tone="note">{t.locked}</FormMessage>}
      {sides && <ConflictSides {...sides} fields={fields} keepMine={editing.keepMine} takeTheirs={editing.takeTheirs} />}
      <FoundNotice editing={editing} words={t} />
    </>
  )
}

interface SideProps {
  record: EditedRecord
  editing: RecordEditing
  listHref: string
  publicHref: ((slug: string) => string) | undefined
  isReady: boolean
}

function Side({ record, editing, listHref, publicHref, isReady }: SideProps) {
  const t = useTexts(recordFormTexts)
  const navigate = useNavigate()
  const [said, setSaid] = useState<{ tone: 'done' | 'problem'; text: string }>()
  const { view } = editing
  const isNew = view.version === 0
  const run = async (what: 'publish' | 'withdraw' | 'ask') => {
    const result = await editing.act(what)
    setSaid(result.isDone ? { tone: 'done', text: t.done[what] } : { tone: 'problem', text: result.message || t.failed })
  }
  const remove = async () => {
    const result = await editing.remove()
    if (result.isDone) await navigate(`${listHref}?done=binned&batch=${result.sent?.batchId ?? ''}`)
    else setSaid({ tone: 'problem', text: result.message || t.failed })
  }
  const isShown = view.status === 'published'
  const act = (what: 'publish' | 'withdraw' | 'ask', look: string) => (
    <button type="button" data-act={what} className={`btn ${look}`} onClick={() => void run(what)}>
      {t.acts[what]}
    </button>
  )
  return (
    <fieldset disabled={!isReady} className="card space-y-4 p-5">
      {isNew && view.state === 'saved' ? (
        <p className="font-medium">{t.new}</p>
      ) : (
        <SaveLine view={view} retry={() => void editing.save()} words={t} />
      )}
      {!isNew && (record.mayPublish || record.mayAsk) && <p className="text-ink-soft">{t.states[view.status as EditedRecord['status']]}</p>}
      {said && <FormMessage tone={said.tone}>{said.text}</FormMessage>}
      {!record.isLocked && (
        <p className="flex flex-wrap gap-3">
          <button type="submit" data-act="save" className="btn btn-main">
            {t.acts.save}
          </button>
          {record.mayPublish && !isShown && act('publish', 'btn-main')}
          {record.mayPublish && isShown && act('withdraw', 'btn-quiet')}
          {record.mayAsk && view.status === 'draft' && act('ask', 'btn-main')}
          {!isNew && record.mayRemove && (
            <button type="button" data-act="delete" className="btn btn-quiet text-danger-text" onClick={() => void remove()}>
              {t.acts.delete}
            </button>
          )}
        </p>
      )}
      {publicHref && isShown && !isNew && (
        <A href={publicHref(view.slug)} className="btn btn-quiet">
          {t.acts.open}
        </A>
      )}
    </fieldset>
  )
}
