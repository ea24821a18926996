import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftToLine from 'lucide-react/icons/arrow-left-to-line'
import ArrowRightToLine from 'lucide-react/icons/arrow-right-to-line'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import PanelTop from 'lucide-react/icons/panel-top'
import { useId, useState } from 'react'
import { CALLOUT_KINDS } from '#platform/rich-text/blocks.ts'
import { CODE_LANGUAGES } from '#platform/rich-text/code-languages.ts'
import { CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { richTexts } from '../texts.ts'
import { FIELDS, Field, type FieldName, Formula } from './block-form.tsx'
import { isPicked } from './block-list.ts'
import { addPartAfter, isPart, PART_FIELDS, removePart } from './course-nodes.ts'
import { ReplaceFile } from './pick-files.tsx'

/** The block that is selected, or the innermost one around the cursor that has something to set. */
interface Around {
  name: string
  /** Its position in the text. */
  at: number
  attributes: Record<string, string>
}

const WITH_SETTINGS: ReadonlySet<string> = new Set([...Object.keys(PART_FIELDS), 'callout', 'blockquote', 'codeBlock', 'table'])
const isSelectable = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name) && name !== 'gallery'

const toTexts = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** Returns the block whose settings are shown. */
export function findAround({ state }: Editor): Around | null {
  const { selection } = state
  if (selection instanceof NodeSelection && isSelectable(selection.node.type.name))
    return { name: selection.node.type.name, at: selection.from, attributes: toTexts(selection.node.attrs) }
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth)
    if (WITH_SETTINGS.has(type.name)) return { name: type.name, at: $from.before(depth), attributes: toTexts(attrs) }
  }
  return null
}

const BUTTON = 'hover:bg-primary/10 grid size-11 shrink-0 place-items-center rounded-lg'

/** What can be set of the block at the cursor: written into the text as it is typed. */
export function ContextBar({ editor }: { editor: Editor }) {
  const t = useTexts(richTexts)
  const around = useEditorState({ editor, selector: ({ editor: now }) => findAround(now) })
  const [isPicking, setPicking] = useState(false)
  // Another file was chosen: the fields begin anew.
  const [round, setRound] = useState(0)
  if (!around) return null
  const { name, at, attributes } = around
  const set = (field: string, value: string | null) => {
    const { tr } = editor.state
    editor.view.dispatch(tr.setNodeAttribute(at, field, value))
  }
  const remove = () => editor.chain().focus().setNodeSelection(at).deleteSelection().run()
  const removeButton = (
    <button type="button" className="btn btn-quiet justify-self-start" onClick={remove}>
      {t.form.remove}
    </button>
  )
  const field = (one: FieldName | 'source') =>
    one === 'source' ? (
      <TextField key={`${at}-source`} label={t.form.source} value={attributes['source'] ?? ''} onInput={value => set('source', value)} />
    ) : (
      <Field key={`${at}-${round}-${one}`} name={one} value={attributes[one] ?? ''} onInput={value => set(one, value)} />
    )
  return (
    <div data-context={name} className="border-line max-h-[40vh] overflow-y-auto border-t">
      {name === 'table' && <TableActs editor={editor} />}
      {isSelectable(name) && (
        <div role="group" aria-label={t[name]} className="grid gap-2 p-3">
          {FIELDS[name].map(field)}
          {'latex' in attributes && <Formula latex={attributes['latex'] ?? ''} isBlock={name === 'blockMath'} />}
          <p className="flex flex-wrap gap-2">
            {isPicked(name) && (
              <button type="button" data-act="replace-file" className="btn btn-quiet" onClick={() => setPicking(true)}>
                {t.form.replace}
              </button>
            )}
            {removeButton}
          </p>
        </div>
      )}
      {isPicking && isSelectable(name) && isPicked(name) && (
        <ReplaceFile
          editor={editor}
          name={name}
          at={at}
          onDone={() => {
            setPicking(false)
            setRound(round + 1)
          }}
        />
      )}
      {name === 'blockquote' && <div className="p-3">{field('source')}</div>}
      {name === 'callout' && (
        <div role="group" aria-label={t.callout} className="grid gap-2 p-3 sm:grid-cols-[10rem_1fr_auto] sm:items-end">
          <Choice
            label={t.form.kind}
            value={attributes['kind'] ?? ''}
            choices={CALLOUT_KINDS.map(kind => [kind, t.calloutTitles[kind]])}
            onChange={kind => set('kind', kind)}
          />
          {field('title')}
          {removeButton}
        </div>
      )}
      {isPart(name) && (
        <div role="group" aria-label={t[name]} className="grid gap-2 p-3 sm:grid-cols-2 sm:items-end">
          {PART_FIELDS[name].map(one => (
            <TextField key={`${at}-${one}`} label={t.form[one]} value={attributes[one] ?? ''} onInput={value => set(one, value)} />
          ))}
          <p className="flex flex-wrap gap-2">
            {name !== 'reveal' && (
              <button type="button" data-act="add-part" className="btn btn-quiet" onClick={() => addPartAfter(editor, at, name)}>
                {t.form.add}
              </button>
            )}
            <button type="button" data-act="remove-part" className="btn btn-quiet" onClick={() => removePart(editor, at)}>
              {t.form.remove}
            </button>
          </p>
        </div>
      )}
      {name === 'codeBlock' && (
        <div className="p-3 sm:max-w-xs">
          <Choice
            label={t.form.language}
            value={attributes['language'] ?? ''}
            choices={[['', t.form.noLanguage], ...Object.entries(CODE_LANGUAGES)]}
            onChange={language => set('language', language || null)}
          />
        </div>
      )}
    </div>
  )
}

function TextField({ label, value, onInput }: { label: string; value: string; onInput(value: string): void }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        defaultValue={value}
        maxLength={400}
        autoComplete="off"
        className={`${CONTROL_LOOK} h-11 px-3`}
        onInput={event => onInput(event.currentTarget.value)}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: readonly (readonly [value: string, words: string])[]
  onChange(value: string): void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select id={id} value={value} className={`${CONTROL_LOOK} h-11 px-3`} onChange={event => onChange(event.currentTarget.value)}>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

const ACTS = [
  { name: 'addRowBefore', Icon: ArrowUpToLine },
  { name: 'addRowAfter', Icon: ArrowDownToLine },
  { name: 'addColumnBefore', Icon: ArrowLeftToLine },
  { name: 'addColumnAfter', Icon: ArrowRightToLine },
  { name: 'toggleHeaderRow', Icon: PanelTop },
] as const
const REMOVALS = ['deleteRow', 'deleteColumn', 'deleteTable'] as const

function TableActs({ editor }: { editor: Editor }) {
  const t = useTexts(richTexts).tableActs
  const run = (name: (typeof ACTS)[number]['name'] | (typeof REMOVALS)[number]) => editor.chain().focus()[name]().run()
  return (
    <div role="group" aria-label={t.label} className="flex items-center overflow-x-auto p-1.5">
      {ACTS.map(({ name, Icon }) => (
        <button
          key={name}
          type="button"
          aria-label={t[name]}
          title={t[name]}
          data-table-act={name}
          className={BUTTON}
          onClick={() => run(name)}
        >
          <Icon aria-hidden size={20} />
        </button>
      ))}
      {REMOVALS.map(name => (
        <button
          key={name}
          type="button"
          data-table-act={name}
          className="hover:bg-primary/10 h-11 shrink-0 rounded-lg px-3 text-sm font-medium"
          onClick={() => run(name)}
        >
          {t[name]}
        </button>
      ))}
    </div>
  )
}
