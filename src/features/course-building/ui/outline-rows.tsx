import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Copy from 'lucide-react/icons/copy'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'
import { badgeClass } from '#ui/badge.tsx'
import { CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ChapterState, OutlineChapter, OutlineModule } from '../outline.ts'
import { buildingTexts } from '../texts.ts'

const ICON = 'text-ink-soft grid size-11 shrink-0 place-items-center disabled:opacity-40'
const COLOURS: Record<ChapterState, Parameters<typeof badgeClass>[0]> = {
  new: 'blue',
  changed: 'orange',
  published: 'green',
  withdrawn: 'orange',
}

interface RowProps {
  handle: ComponentProps<'button'>
  onTitle(title: string): void
  onRemove(): void
}

interface TitleProps extends Pick<RowProps, 'handle' | 'onTitle'> {
  label: string
  value: string
  name: string
  look: string
}

function Title({ handle, label, value, name, look, onTitle }: TitleProps) {
  const t = useTexts(buildingTexts)
  return (
    <>
      <button type="button" aria-label={t.fill('outline.handle', { name })} className={`${ICON} cursor-grab touch-none`} {...handle}>
        <GripVertical aria-hidden size={20} />
      </button>
      <input
        aria-label={label}
        value={value}
        maxLength={160}
        autoComplete="off"
        className={`${CONTROL_LOOK} mt-0! h-11 min-w-0 grow basis-40 px-3 ${look}`}
        onChange={event => onTitle(event.currentTarget.value)}
      />
    </>
  )
}

interface ModuleHeadProps extends RowProps {
  module: OutlineModule
  at: number
  onTransfer(): void
  onKeep(): void
}

/** A module's line: its handle, its title, and what can be done with it. */
export function ModuleHead({ module, at, handle, onTitle, onTransfer, onKeep, onRemove }: ModuleHeadProps) {
  const t = useTexts(buildingTexts)
  const name = module.title || t.outline.untitled
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Title
        handle={handle}
        label={t.fill('outline.module', { at: at + 1 })}
        value={module.title}
        name={name}
        look="font-bold"
        onTitle={onTitle}
      />
      <span className="flex">
        <button type="button" data-act="transfer" aria-label={t.fill('outline.transfer', { name })} className={ICON} onClick={onTransfer}>
          <ArrowRightLeft aria-hidden size={18} />
        </button>
        <button type="button" data-act="keep-module" aria-label={t.fill('outline.keep', { name })} className={ICON} onClick={onKeep}>
          <BookmarkPlus aria-hidden size={18} />
        </button>
        <button type="button" data-act="remove-module" aria-label={t.fill('outline.remove', { name })} className={ICON} onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </button>
      </span>
    </div>
  )
}

interface ChapterRowProps extends RowProps {
  chapter: OutlineChapter
  state: ChapterState
  at: number
  href: string
  onDuplicate(): void
}

/** A chapter's line: its handle, its title, its kind and state, and what can be done with it. */
export function ChapterRow({ chapter, state, at, href, handle, onTitle, onDuplicate, onRemove }: ChapterRowProps) {
  const t = useTexts(buildingTexts)
  const name = chapter.title || t.outline.untitled
  return (
    <li data-chapter={chapter.id} data-state={state} className="border-line flex flex-wrap items-center gap-1 border-t py-1">
      <Title
        handle={handle}
        label={t.fill('outline.chapter', { at: at + 1 })}
        value={chapter.title}
        name={name}
        look=""
        onTitle={onTitle}
      />
      <span className="flex grow flex-wrap items-center justify-end gap-x-2 ps-11 text-sm sm:ps-0">
        <span className="text-ink-soft">{t.kinds[chapter.kind]}</span>
        <span className={badgeClass(COLOURS[state])}>{t.states[state]}</span>
      </span>
      <span className="ms-auto flex items-center gap-1">
        <A href={href} data-act="edit" aria-label={t.fill('outline.editNamed', { name })} className="btn btn-quiet min-h-11">
          {t.outline.edit}
        </A>
        <button
          type="button"
          data-act="duplicate"
          aria-label={t.fill('outline.duplicate', { name })}
          className={ICON}
          onClick={onDuplicate}
        >
          <Copy aria-hidden size={18} />
        </button>
        <button type="button" data-act="remove" aria-label={t.fill('outline.remove', { name })} className={ICON} onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </button>
      </span>
    </li>
  )
}
