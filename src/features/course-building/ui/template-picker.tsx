import { useRef, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Outline } from '../outline.ts'
import { type OwnTemplate, outlineOfOwn } from '../own-templates.ts'
import { outlineOf, TEMPLATE_NAMES } from '../templates.ts'
import { buildingTexts } from '../texts.ts'
import { OwnTemplateRow } from './own-template-row.tsx'

interface TemplatePickerProps {
  /** The outline is empty: the templates are what one begins with. */
  isFirst: boolean
  own: readonly OwnTemplate[]
  onUse(modules: Outline, name: string): void
  onOwn(own: OwnTemplate[], saying: string): void
}

/** The platform's templates and those of the tenant's own: their modules are added to the outline. */
export function TemplatePicker({ isFirst, own, onUse, onOwn }: TemplatePickerProps) {
  const t = useTexts(buildingTexts)
  const [isOpen, setIsOpen] = useState(isFirst)
  const head = useRef<HTMLElement>(null)
  return (
    <details open={isOpen} data-templates="" className="card p-5" onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary ref={head} className="flex min-h-11 cursor-pointer items-center font-semibold">
        {isFirst ? t.templates.title : t.templates.add}
      </summary>
      <h2 className="mt-3 font-semibold">{t.templates.platform}</h2>
      <p className="mt-2 flex flex-wrap gap-3">
        {TEMPLATE_NAMES.map(name => (
          <button
            key={name}
            type="button"
            data-template={name}
            className="btn btn-quiet"
            onClick={() => onUse(outlineOf(name, t.templates), t.templates[name].name)}
          >
            {t.templates[name].name}
          </button>
        ))}
      </p>
      <h2 className="mt-5 font-semibold">{t.templates.own}</h2>
      {own.length === 0 && <p className="text-ink-soft mt-2">{t.templates.noOwn}</p>}
      <ul className="divide-line divide-y">
        {own.map(one => (
          <OwnTemplateRow
            key={one.id}
            one={one}
            onUse={() => onUse(outlineOfOwn(one), one.name)}
            onRenamed={renamed =>
              onOwn(
                own.map(each => (each.id === one.id ? renamed : each)),
                t.fill('templates.renamed', { name: renamed.name }),
              )
            }
            onRemoved={() => {
              onOwn(
                own.filter(({ id }) => id !== one.id),
                t.fill('templates.removed', { name: one.name }),
              )
              head.current?.focus()
            }}
          />
        ))}
      </ul>
    </details>
  )
}
