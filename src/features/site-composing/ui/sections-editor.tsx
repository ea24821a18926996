import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import type { HomeSection } from '#features/brands/brand.ts'
import { inLang } from '#features/brands/section-words.ts'
import type { ComposedPath, TypedValues } from '#features/site-editing/setting-fields.ts'
import { DraftFrame } from '#features/site-editing/ui/draft-frame.tsx'
import type { ShownDraft } from '#features/site-editing/ui/draft-saver.ts'
import { useSettingsDraft } from '#features/site-editing/ui/use-settings-draft.tsx'
import { MAX_SECTIONS } from '#features/sites/pages.ts'
import { newKey } from '#kit/new-key.ts'
import { OrderedList } from '#ui/app/record/ordered-list.tsx'
import { removeRow } from '#ui/app/record/remove-row.ts'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { SectionKind } from '../section-kinds.server.ts'
import { composingTexts } from '../texts.ts'
import { KindChoice } from './kind-choice.tsx'
import { ValueFields } from './value-fields.tsx'

interface SectionsEditorProps {
  initial: TypedValues
  published: TypedValues
  draft: ShownDraft | undefined
  memberId: string
  /** The setting that the sections are. */
  path: ComposedPath
  /** Address of the page that has them. */
  page: string
  kinds: readonly SectionKind[]
  /** The platform's own sections, which stand where the tenant has none; none for a page of the tenant's own. */
  own: readonly HomeSection[]
  /** What is said of them, and of the way back to them. */
  words: { isBrands: string; isOwn: string; toBrands: string }
  hidden?: { show(): void } | undefined
}

const ICON = 'text-ink-soft grid size-11 shrink-0 place-items-center disabled:opacity-40'

/** A page's sections beside the page: added, duplicated, removed, moved by drag and by keys, each with a form made from its schema. */
export function SectionsEditor({ initial, published, draft, memberId, path, page, kinds, own, words, hidden }: SectionsEditorProps) {
  const t = useTexts(composingTexts)
  const lang = useLang()
  const [shown, saver] = useSettingsDraft(initial, published, draft, memberId)
  const [open, setOpen] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const [said, setSaid] = useState('')
  const adder = useRef<HTMLButtonElement>(null)
  const { editing, problems } = shown
  // Named boundary: `setting-fields.ts` writes the setting as JSON.
  const stored = JSON.parse(editing.values[path] || '[]') as HomeSection[]
  const isBrands = stored.length === 0
  const sections = isBrands ? own : stored
  const kindOf = (section: HomeSection) => kinds.find(({ kind }) => kind === section.kind)
  const nameOf = (section: HomeSection) => {
    const title = inLang<unknown>(section['title'], lang)
    const kind = kindOf(section)?.name ?? section.kind
    return typeof title === 'string' && title !== '' && !kind.endsWith(title) ? `${kind}: ${title}` : kind
  }
  const step = (next: readonly HomeSection[], saying: string) => {
    saver.put(path, JSON.stringify(next))
    setSaid(saying)
  }
  const add = (kind: SectionKind) => {
    const key = newKey()
    setIsAdding(false)
    setOpen(key)
    step([...sections, { ...kind.starter, key }], t.fill('home.added', { name: kind.name, at: sections.length + 1 }))
    // The choice has gone; the section that came has the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-section-key="${key}"] [data-act="edit"]`)?.focus())
  }
  const copy = (section: HomeSection, at: number) =>
    step(sections.toSpliced(at + 1, 0, { ...section, key: newKey() }), t.fill('home.duplicated', { name: nameOf(section) }))
  const remove = (section: HomeSection, at: number) => step(sections.toSpliced(at, 1), t.fill('home.removed', { name: nameOf(section) }))
  const hasFaults = Object.keys(problems).some(one => one.startsWith(`${path}.`))
  return (
    <DraftFrame shown={shown} saver={saver} page={page} hidden={hidden}>
      <h2 className="text-xl font-bold">{t.home.sections}</h2>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <p className="text-ink-soft">{isBrands ? words.isBrands : words.isOwn}</p>
        {!isBrands && own.length > 0 && (
          <button
            type="button"
            data-act="to-brands"
            className="min-h-11 font-medium underline underline-offset-4"
            onClick={() => step([], words.isBrands)}
          >
            {words.toBrands}
          </button>
        )}
      </div>
      {hasFaults && <FormMessage>{t.home.faults}</FormMessage>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <OrderedList
        items={[...sections]}
        keyOf={section => keyOf(section, sections.indexOf(section))}
        nameOf={nameOf}
        onOrder={next => saver.put(path, JSON.stringify(next))}
      >
        {(section, at) => {
          const key = keyOf(section, at)
          const name = nameOf(section)
          const isOpen = open === key
          return (
            <div data-section={section.kind} data-section-key={key}>
              <div className="flex flex-wrap items-center gap-1">
                <p className="min-w-0 grow basis-full py-2 sm:basis-40 font-medium wrap-anywhere">{name}</p>
                <button
                  type="button"
                  aria-label={t.fill('home.edit', { name })}
                  aria-expanded={isOpen}
                  data-act="edit"
                  className={ICON}
                  onClick={() => setOpen(isOpen ? undefined : key)}
                >
                  <Pencil aria-hidden size={18} />
                </button>
                <button
                  type="button"
                  aria-label={t.fill('home.duplicate', { name })}
                  data-act="duplicate"
                  className={ICON}
                  onClick={() => copy(section, at)}
                >
                  <Copy aria-hidden size={18} />
                </button>
                <button
                  type="button"
                  aria-label={t.fill('home.remove', { name })}
                  data-act="remove"
                  data-remove=""
                  className={ICON}
                  disabled={sections.length === 1 && own.length > 0}
                  onClick={event => removeRow(event.currentTarget, () => remove(section, at))}
                >
                  <Trash2 aria-hidden size={18} />
                </button>
              </div>
              {problems[`${path}.${at}`] && <p className="text-danger-text">{problems[`${path}.${at}`]}</p>}
              {isOpen && (
                // Another round shows values that were not typed here.
                <div key={editing.round} className="space-y-5 pt-2 pb-3">
                  <SectionForm
                    kind={kindOf(section)}
                    section={section}
                    path={`${path}.${at}`}
                    problems={problems}
                    onChange={values => saver.change(path, JSON.stringify(sections.with(at, { ...values, kind: section.kind, key })))}
                  />
                </div>
              )}
            </div>
          )
        }}
      </OrderedList>
      <button
        type="button"
        ref={adder}
        data-act="add"
        data-add=""
        aria-expanded={isAdding}
        className="btn btn-quiet mt-3"
        onClick={() => setIsAdding(!isAdding)}
        disabled={sections.length >= MAX_SECTIONS}
      >
        {t.home.add}
      </button>
      {isAdding && (
        <KindChoice
          kinds={kinds}
          onChoose={add}
          onClose={() => {
            setIsAdding(false)
            adder.current?.focus()
          }}
        />
      )}
    </DraftFrame>
  )
}

interface SectionFormProps {
  kind: SectionKind | undefined
  section: HomeSection
  path: string
  problems: Readonly<Record<string, string>>
  onChange(values: Readonly<Record<string, unknown>>): void
}

function SectionForm({ kind, section, path, problems, onChange }: SectionFormProps) {
  const t = useTexts(composingTexts).home
  if (!kind) return <p>{t.unknown}</p>
  if (kind.fields.length === 0) return <p>{t.noFields}</p>
  return <ValueFields fields={kind.fields} value={section} path={path} problems={problems} onChange={onChange} />
}

/** Sections that a call wrote have no key. */
function keyOf(section: HomeSection, at: number): string {
  return typeof section['key'] === 'string' ? section['key'] : `s${at}`
}
