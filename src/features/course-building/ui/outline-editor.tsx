import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { newUuid } from '#kit/new-key.ts'
import { type TypedWork, useTypedWork } from '#ui/app/record/use-typed-work.tsx'
import { SaveLine } from '#ui/app/saving/save-line.tsx'
import { SavingNotices } from '#ui/app/saving/saving-notices.tsx'
import { FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type ChapterState, moveChapter, type Outline, type OutlineChapter, placeOf } from '../outline.ts'
import type { OwnTemplate } from '../own-templates.ts'
import { buildingTexts } from '../texts.ts'
import { KeepTemplate } from './keep-template.tsx'
import { ChapterRow, ModuleHead } from './outline-rows.tsx'
import { PublishAll } from './publish-all.tsx'
import { readOutline } from './read-work.ts'
import { TemplatePicker } from './template-picker.tsx'
import { TransferForm } from './transfer-form.tsx'
import { useMoving } from './use-moving.ts'

interface OutlineEditorProps {
  one: TypedWork<{ modules: Outline }>
  states: Readonly<Record<string, ChapterState>>
  /** Kinds of chapters that can be made. */
  kinds: readonly ChapterKindName[]
  /** Other classes that a module can be given to. */
  classes: readonly { id: string; name: string }[]
  /** The tenant's own, beside the platform's. */
  templates: readonly OwnTemplate[]
  isPublished: boolean
}

const CALLS = '/api/services/v1/class/outline'

/** The outline of a class: modules and chapters, added, named, moved, duplicated and taken out in place; each change is saved by itself. */
export function OutlineEditor({ one, states: known, kinds, classes, templates, isPublished }: OutlineEditorProps) {
  const t = useTexts(buildingTexts)
  const editing = useTypedWork(one, { calls: CALLS, read: () => readOutline(one.id), titleOf: () => one.slug })
  const [states, setStates] = useState(known)
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<Outline>()
  const [transferred, setTransferred] = useState<string>()
  const [own, setOwn] = useState(templates)
  /** A module's id, or the class's for its whole outline. */
  const [kept, setKept] = useState<string>()
  const [kind, setKind] = useState<ChapterKindName>('article')
  const outline = editing.now.modules
  const base = `/Studio/Classes/${one.id}`
  const put = (modules: Outline, saying = '') => {
    editing.change(() => ({ modules }))
    setSaid(saying)
  }
  const nameOf = ({ title }: { title: string }) => title || t.outline.untitled
  const handleOf = useMoving({
    outline,
    onMove(next, { id, isModule }) {
      const place = placeOf(next, id)
      const module = isModule ? next.findIndex(each => each.id === id) : (place?.module ?? 0)
      const { title = '', chapters = [] } = next[module] ?? {}
      const name = nameOf({ title: isModule ? title : (chapters[place?.at ?? 0]?.title ?? '') })
      put(
        next,
        isModule
          ? t.fill('outline.moduleMoved', { name, at: module + 1, count: next.length })
          : t.fill('outline.moved', { name, at: (place?.at ?? 0) + 1, count: chapters.length, module: nameOf({ title }) }),
      )
    },
  })
  const withModule = (at: number, change: Partial<Outline[number]>) =>
    outline.map((module, index) => (index === at ? { ...module, ...change } : module))
  const withChapter = (id: string, change: Partial<OutlineChapter>) =>
    outline.map(module => ({
      ...module,
      chapters: module.chapters.map(chapter => (chapter.id === id ? { ...chapter, ...change } : chapter)),
    }))
  const remove = (next: Outline, name: string) => {
    setBefore(outline)
    put(next, t.fill('outline.removed', { name }))
  }
  const addChapter = (at: number) => {
    const chapter = { id: newUuid(), title: '', kind, minutes: 10 }
    flushSync(() =>
      put(withModule(at, { chapters: [...(outline[at]?.chapters ?? []), chapter] }), t.fill('outline.added', { name: t.kinds[kind] })),
    )
    focusTitle(chapter.id)
  }
  const addModule = () => {
    const id = newUuid()
    flushSync(() => put([...outline, { id, title: '', chapters: [] }], t.fill('outline.added', { name: t.outline.untitled })))
    focusTitle(id)
  }
  const duplicate = (chapter: OutlineChapter) => {
    const place = placeOf(outline, chapter.id)
    if (!place) return
    const copy = { ...chapter, id: newUuid(), copyOf: chapter.id, ofTemplate: undefined }
    const last = outline[place.module]?.chapters ?? []
    const added = withModule(place.module, { chapters: [...last, copy] })
    put(moveChapter(added, copy.id, { module: place.module, at: place.at + 1 }), t.fill('outline.duplicated', { name: nameOf(chapter) }))
  }
  const give = async (id: string) => setTransferred((await editing.saveNow()) && transferred !== id ? id : undefined)
  // What is kept is what is saved.
  const keep = async (id: string) => setKept((await editing.saveNow()) && kept !== id ? id : undefined)
  const keepForm = (module?: { id: string; name: string }) => (
    <KeepTemplate
      classId={one.id}
      {...(module && { module })}
      onCancel={() => setKept(undefined)}
      onDone={template => {
        setKept(undefined)
        setOwn([...own, template])
        setSaid(t.fill('templates.kept', { name: template.name }))
      }}
    />
  )
  const chapters = outline.flatMap(module => module.chapters)
  return (
    <div data-save-state={editing.view.state} data-outline={one.id} className="space-y-4">
      <SavingNotices editing={editing} words={t} />
      <div className="card flex flex-wrap items-start justify-between gap-4 p-5">
        <div>
          <SaveLine view={editing.view} retry={editing.retry} words={t} />
          <p className="text-ink-soft mt-1">
            {t.fill('outline.count', {
              modules: outline.length,
              chapters: chapters.length,
              minutes: chapters.reduce((sum, { minutes }) => sum + minutes, 0),
            })}
          </p>
        </div>
        <PublishAll
          classId={one.id}
          base={base}
          isPublished={isPublished}
          saveNow={editing.saveNow}
          onPublished={ids => setStates({ ...states, ...Object.fromEntries(ids.map(id => [id, 'published' as const])) })}
        />
      </div>
      <p className="text-ink-soft">{t.outline.hint}</p>
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        <p role="status" className="font-medium empty:hidden">
          {said}
        </p>
        {before && (
          <button
            type="button"
            data-act="undo"
            className="btn btn-quiet"
            onClick={() => {
              put(before, t.outline.undone)
              setBefore(undefined)
            }}
          >
            {t.outline.undo}
          </button>
        )}
      </div>
      <ol className="space-y-4">
        {outline.map((module, at) => (
          <li key={module.id} data-module={module.id} className="card p-3">
            <ModuleHead
              module={module}
              at={at}
              handle={handleOf(module.id, true)}
              onTitle={title => put(withModule(at, { title }))}
              onTransfer={() => void give(module.id)}
              onKeep={() => void keep(module.id)}
              onRemove={() => remove(outline.toSpliced(at, 1), nameOf(module))}
            />
            {kept === module.id && keepForm({ id: module.id, name: nameOf(module) })}
            {transferred === module.id && (
              <TransferForm
                moduleId={module.id}
                classes={classes}
                onCancel={() => setTransferred(undefined)}
                onDone={isCopy => {
                  setTransferred(undefined)
                  setSaid(isCopy ? t.transfer.copied : t.transfer.moved)
                  if (!isCopy) void editing.takeTheirs()
                }}
              />
            )}
            <ol className="mt-2 sm:ms-8">
              {module.chapters.map((chapter, index) => (
                <ChapterRow
                  key={chapter.id}
                  chapter={chapter}
                  at={index}
                  state={states[chapter.id] ?? 'new'}
                  href={`${base}/Chapters/${chapter.id}`}
                  handle={handleOf(chapter.id, false)}
                  onTitle={title => {
                    put(withChapter(chapter.id, { title }))
                    if (states[chapter.id] === 'published') setStates({ ...states, [chapter.id]: 'changed' })
                  }}
                  onDuplicate={() => duplicate(chapter)}
                  onRemove={() =>
                    remove(
                      outline.map(each => ({ ...each, chapters: each.chapters.filter(({ id }) => id !== chapter.id) })),
                      nameOf(chapter),
                    )
                  }
                />
              ))}
            </ol>
            <button type="button" data-act="add-chapter" className="btn btn-quiet mt-2 sm:ms-8" onClick={() => addChapter(at)}>
              {t.outline.addChapter}
            </button>
          </li>
        ))}
      </ol>
      {outline.length === 0 && <p>{t.outline.empty}</p>}
      <TemplatePicker
        isFirst={outline.length === 0}
        own={own}
        onUse={(modules, name) => put([...outline, ...modules], t.fill('templates.used', { name }))}
        onOwn={(next, saying) => {
          setOwn(next)
          setSaid(saying)
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <button type="button" data-act="add-module" className="btn btn-main" onClick={addModule}>
          {t.outline.addModule}
        </button>
        {outline.length > 0 && (
          <button type="button" data-act="keep-all" className="btn btn-quiet" onClick={() => void keep(one.id)}>
            {t.outline.keepAll}
          </button>
        )}
        {kinds.length > 1 && (
          <div className="min-w-40">
            <FormSelect
              name="newKind"
              label={t.outline.newKind}
              value={kind}
              choices={kinds.map(each => [each, t.kinds[each]] as const)}
              onChange={event => setKind(kinds.find(each => each === event.currentTarget.value) ?? 'article')}
            />
          </div>
        )}
      </div>
      {kept === one.id && keepForm()}
      {editing.view.problems.length > 0 && <FormMessage>{editing.view.problems.map(({ message }) => message).join(' · ')}</FormMessage>}
    </div>
  )
}

/** What was added is named next: it stands in the document already, so that nothing typed is lost. */
function focusTitle(id: string): void {
  document.querySelector<HTMLElement>(`[data-handle="${id}"] + input`)?.focus()
}
