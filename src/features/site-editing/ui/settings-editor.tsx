import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, useState } from 'react'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SECTION_NAMES, SECTIONS, type SectionName, type TypedValues } from '../setting-fields.ts'
import { siteEditingTexts } from '../texts.ts'
import { DraftConflicts } from './draft-conflicts.tsx'
import type { ShownDraft } from './draft-saver.ts'
import type { ShownFont } from './font-field.tsx'
import { LivePage } from './live-page.tsx'
import { SettingInput } from './setting-input.tsx'
import { SharePreview } from './share-preview.tsx'
import { useSettingsDraft } from './use-settings-draft.tsx'

interface SettingsEditorProps {
  section: SectionName
  initial: TypedValues
  published: TypedValues
  draft: ShownDraft | undefined
  fonts: readonly ShownFont[]
  origin: string
  memberId: string
}

/** The settings of one section beside the site as it would be; saved as a draft while one types. */
export function SettingsEditor({ section, initial, published, draft, fonts, origin, memberId }: SettingsEditorProps) {
  const t = useTexts(siteEditingTexts)
  const [view, setView] = useState<'form' | 'page'>('form')
  const [isPublished, setIsPublished] = useState(false)
  const [shown, saver] = useSettingsDraft(initial, published, draft, memberId)
  const { editing, state } = shown
  const isChanged = shown.draft !== undefined || state === 'unsaved'
  const publish = async (isOver: boolean) => setIsPublished(await saver.publish(isOver))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) saver.redo()
    else saver.undo()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of undoing hold for all fields within
    <div onKeyDown={onKeyDown}>
      <nav aria-label={t.settings.sections}>
        <ul className="flex flex-wrap gap-2">
          {SECTION_NAMES.map(name => (
            <li key={name}>
              <A
                href={`/Studio/Settings?section=${name}`}
                aria-current={name === section ? 'page' : undefined}
                className="border-line aria-[current=page]:border-primary-text aria-[current=page]:text-primary-text inline-flex min-h-11 items-center rounded-lg border px-3 font-medium"
              >
                {t.sections[name]}
              </A>
            </li>
          ))}
        </ul>
      </nav>
      <div className="bg-surface border-line sticky top-0 z-30 mt-4 flex flex-wrap items-center gap-2 border-y py-2">
        <p role="status" data-save-state={state} className="text-ink-soft grow">
          {isChanged || state !== 'saved' ? t.states[state] : t.settings.unchanged}
        </p>
        <button
          type="button"
          onClick={() => saver.undo()}
          disabled={editing.done.length === 0}
          aria-label={t.settings.undo}
          className="grid size-11 place-items-center disabled:opacity-40"
        >
          <Undo2 aria-hidden size={20} />
        </button>
        <button
          type="button"
          onClick={() => saver.redo()}
          disabled={editing.undone.length === 0}
          aria-label={t.settings.redo}
          className="grid size-11 place-items-center disabled:opacity-40"
        >
          <Redo2 aria-hidden size={20} />
        </button>
        <button
          type="button"
          data-act="discard"
          disabled={!isChanged}
          onClick={() => void saver.discard()}
          className="btn btn-quiet disabled:opacity-40"
        >
          {t.settings.discard}
        </button>
        <PostButton form="try" action="/Studio/Settings" className="btn btn-quiet">
          {t.settings.try}
        </PostButton>
        <button
          type="button"
          data-act="publish"
          disabled={!isChanged}
          onClick={() => void publish(false)}
          className="btn btn-main disabled:opacity-40"
        >
          {t.settings.publish}
        </button>
      </div>
      <div role="group" aria-label={t.settings.switch} className="mt-4 flex gap-2 xl:hidden">
        {(['form', 'page'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => setView(one)}
            className="border-line aria-pressed:border-primary-text aria-pressed:text-primary-text min-h-11 grow rounded-lg border px-4 font-medium"
          >
            {t.settings[one]}
          </button>
        ))}
      </div>
      <div className="mt-4 space-y-4">
        {isPublished && !isChanged && <FormMessage tone="done">{t.settings.published}</FormMessage>}
        {shown.isRecovered && <FormMessage tone="note">{t.settings.recovered}</FormMessage>}
        {shown.message && <FormMessage>{shown.message}</FormMessage>}
        {shown.draft && shown.draft.conflicts.length > 0 && (
          <DraftConflicts
            conflicts={shown.draft.conflicts}
            onTake={(path, theirs) => saver.put(path, theirs)}
            onPublish={() => void publish(true)}
          />
        )}
      </div>
      <div className="mt-4 gap-6 xl:grid xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className={view === 'form' ? '' : 'hidden xl:block'}>
          <Section title={t.sections[section]}>
            <div className="space-y-6">
              {SECTIONS[section].map(field => (
                <SettingInput
                  key={field.path}
                  field={field}
                  value={editing.values[field.path] ?? ''}
                  round={editing.round}
                  problem={shown.problems[field.path]}
                  fonts={fonts}
                  onChange={to => saver.change(field.path, to)}
                  onPut={to => saver.put(field.path, to)}
                />
              ))}
              {section === 'sharing' && <SharePreview values={editing.values} origin={origin} />}
            </div>
          </Section>
        </div>
        <div className={`mt-6 xl:sticky xl:top-20 xl:mt-0 xl:self-start ${view === 'page' ? '' : 'hidden xl:block'}`}>
          <LivePage saves={shown.saves} />
        </div>
      </div>
    </div>
  )
}
