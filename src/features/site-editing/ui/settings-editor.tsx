import { Section } from '#ui/app/section.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { fieldPathOf, SECTION_NAMES, SECTIONS, type SectionName, type TypedValues } from '../setting-fields.ts'
import { siteEditingTexts } from '../texts.ts'
import { DraftFrame } from './draft-frame.tsx'
import type { ShownDraft } from './draft-saver.ts'
import type { ShownFont } from './font-field.tsx'
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
  const [shown, saver] = useSettingsDraft(initial, published, draft, memberId)
  const { editing } = shown
  const parts = (
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
  )
  return (
    <DraftFrame shown={shown} saver={saver} before={parts}>
      <Section title={t.sections[section]}>
        <div className="space-y-6">
          {SECTIONS[section].map(field => (
            <SettingInput
              key={field.path}
              field={field}
              value={editing.values[field.path] ?? ''}
              round={editing.round}
              problem={problemOf(shown.problems, field.path)}
              fonts={fonts}
              onChange={to => saver.change(field.path, to)}
              onPut={to => saver.put(field.path, to)}
            />
          ))}
          {section === 'sharing' && <SharePreview values={editing.values} origin={origin} />}
        </div>
      </Section>
    </DraftFrame>
  )
}

/** What is wrong with a field, or with anything within it. */
function problemOf(problems: Readonly<Record<string, string>>, field: string): string | undefined {
  return Object.entries(problems).find(([path]) => path === field || fieldPathOf(path) === field)?.[1]
}
