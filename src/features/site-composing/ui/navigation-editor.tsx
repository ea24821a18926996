import { useState } from 'react'
import type { SectionField } from '#features/brands/section-fields.server.ts'
import type { ComposedPath, TypedValues } from '#features/site-editing/setting-fields.ts'
import { DraftFrame } from '#features/site-editing/ui/draft-frame.tsx'
import type { ShownDraft } from '#features/site-editing/ui/draft-saver.ts'
import { useSettingsDraft } from '#features/site-editing/ui/use-settings-draft.tsx'
import { MAX_FOOTER_GROUPS, MAX_GROUP_ENTRIES, MAX_HEADER_ENTRIES, type Navigation } from '#features/sites/navigation.ts'
import { Section } from '#ui/app/section.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { composingTexts } from '../texts.ts'
import { ValueRows } from './value-fields.tsx'
import { toWords } from './words.ts'

interface NavigationEditorProps {
  initial: TypedValues
  published: TypedValues
  draft: ShownDraft | undefined
  memberId: string
  /** The brand's own entries, which stand where the tenant has none. */
  own: Navigation
}

const LABEL: SectionField = { name: 'label', kind: 'text', isRequired: true, maxLength: 40 }
const ENTRY: SectionField[] = [LABEL, { name: 'href', kind: 'link', isRequired: true }]
const HEADER: SectionField = { name: 'header', kind: 'rows', isRequired: true, min: 1, max: MAX_HEADER_ENTRIES, fields: ENTRY }
const ENTRIES: SectionField = { name: 'entries', kind: 'rows', isRequired: true, min: 1, max: MAX_GROUP_ENTRIES, fields: ENTRY }
const FOOTER: SectionField = { name: 'footer', kind: 'rows', isRequired: true, min: 1, max: MAX_FOOTER_GROUPS, fields: [LABEL, ENTRIES] }

/** The header's entries, which the phone menu shows too, and the footer's groups of entries. */
export function NavigationEditor({ initial, published, draft, memberId, own }: NavigationEditorProps) {
  const t = useTexts(composingTexts)
  const [shown, saver] = useSettingsDraft(initial, published, draft, memberId)
  const [said, setSaid] = useState('')
  const parts: { path: ComposedPath; field: SectionField; own: readonly unknown[]; lead: string; addLabel: string }[] = [
    {
      path: 'navigation.header',
      field: HEADER,
      own: own.header,
      lead: t.fill('navigation.headerLead', { count: MAX_HEADER_ENTRIES }),
      addLabel: t.navigation.addEntry,
    },
    {
      path: 'navigation.footer',
      field: FOOTER,
      own: own.footer,
      lead: t.fill('navigation.footerLead', { count: MAX_FOOTER_GROUPS }),
      addLabel: t.navigation.addGroup,
    },
  ]
  return (
    <DraftFrame shown={shown} saver={saver}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="space-y-6">
        {parts.map(part => {
          // Named boundary: `setting-fields.ts` writes the setting as JSON.
          const stored = JSON.parse(shown.editing.values[part.path] || '[]') as unknown[]
          const title = part.field === HEADER ? t.navigation.header : t.navigation.footer
          return (
            <Section key={part.path} title={title} lead={part.lead}>
              {stored.length === 0 ? (
                <p className="text-ink-soft mb-3">{t.navigation.isBrands}</p>
              ) : (
                <button
                  type="button"
                  data-act={`reset ${part.path}`}
                  className="mb-3 min-h-11 font-medium underline underline-offset-4"
                  onClick={() => {
                    saver.put(part.path, '[]')
                    setSaid(t.navigation.isBrands)
                  }}
                >
                  {t.navigation.toBrands}
                </button>
              )}
              <ValueRows
                // Another round shows values that were not typed here.
                key={shown.editing.round}
                field={part.field}
                value={stored.length > 0 ? stored : part.own}
                path={part.path}
                problems={shown.problems}
                label={title}
                isLabelHidden
                addLabel={part.addLabel}
                onChange={rows => saver.change(part.path, JSON.stringify(withLabels(rows)))}
              />
            </Section>
          )
        })}
      </div>
    </DraftFrame>
  )
}

/** Returns rows whose labels are words by language, as the setting has them. */
function withLabels(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows
  return rows.map((row: { label?: unknown; href?: unknown; entries?: unknown }) => ({
    ...row,
    label: toWords(row.label),
    ...('entries' in row ? { entries: withLabels(row.entries) } : {}),
  }))
}
