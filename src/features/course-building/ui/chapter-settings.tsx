import { formOf } from '#features/chapters/kinds/forms.tsx'
import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { CHAPTER_KINDS } from '#features/chapters/kinds/kind.ts'
import type { ChapterRule } from '#features/chapters/rules.ts'
import { formatZone } from '#kit/format.ts'
import { fromZonedInput, toZonedInput } from '#kit/zoned-input.ts'
import type { WorkEditing } from '#ui/app/record/use-typed-work.tsx'
import { FormCheck, FormField, FormSelect } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ChapterWork } from '../chapter-work.ts'
import { buildingTexts } from '../texts.ts'

interface ChapterSettingsProps {
  editing: WorkEditing<ChapterWork>
  /** The other chapters of the class, for a rule by their result. */
  others: readonly { id: string; title: string }[]
  /** The site's own. */
  timeZone: string
}

const RULES = ['class', 'free', 'sequence', 'date', 'result'] as const
type RuleName = (typeof RULES)[number]

/** Length, kind, preview and rule of a chapter. */
export function ChapterSettings({ editing, others, timeZone }: ChapterSettingsProps) {
  const { form: t, kinds, outline } = useTexts(buildingTexts)
  const { now, change } = editing
  const { rule } = now
  const zone = formatZone(timeZone)
  const problemAt = (path: string) =>
    editing.view.problems.find(problem => problem.path === path || problem.path.startsWith(`${path}.`))?.message
  const setRule = (next: ChapterRule | null) => change(work => ({ ...work, rule: next }))
  const setKind = (kind: ChapterKindName) =>
    change(work => ({
      ...work,
      kind,
      content: {},
      translations: Object.fromEntries(Object.entries(work.translations).map(([lang, text]) => [lang, { title: text?.title ?? '' }])),
    }))
  const offered = CHAPTER_KINDS.filter(kind => kind === now.kind || formOf(kind) !== undefined)
  return (
    <section aria-labelledby="chapter-settings" className="card space-y-4 p-5">
      <h2 id="chapter-settings" className="font-semibold">
        {t.settings}
      </h2>
      <FormField
        name="minutes"
        type="number"
        min={1}
        max={1440}
        label={t.minutes}
        value={String(now.minutes)}
        problem={problemAt('minutes')}
        onChange={event => {
          const minutes = event.currentTarget.valueAsNumber
          if (Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440) change(work => ({ ...work, minutes }))
        }}
      />
      <FormSelect
        name="kind"
        label={t.kind}
        hint={t.kindHint}
        value={now.kind}
        choices={offered.map(kind => [kind, kinds[kind]] as const)}
        onChange={event => setKind(offered.find(kind => kind === event.currentTarget.value) ?? now.kind)}
      />
      <FormCheck
        name="isPreview"
        label={t.isPreview}
        isChecked={now.isPreview}
        onChange={event => {
          const isPreview = event.currentTarget.checked
          change(work => ({ ...work, isPreview }))
        }}
      />
      <FormSelect
        name="rule"
        label={t.rule}
        value={rule?.type ?? 'class'}
        choices={RULES.map(name => [name, t.rules[name]] as const)}
        problem={problemAt('rule')}
        onChange={event => setRule(ruleOf(event.currentTarget.value as RuleName, others))}
      />
      {rule?.type === 'date' && (
        <FormField
          name="ruleAt"
          type="datetime-local"
          label={t.ruleAt.replace('{{zone}}', zone)}
          value={toZonedInput(rule.at, timeZone)}
          onChange={event => {
            const at = fromZonedInput(event.currentTarget.value, timeZone)
            if (at) setRule({ type: 'date', at })
          }}
        />
      )}
      {rule?.type === 'result' && (
        <>
          <FormSelect
            name="ruleChapter"
            label={t.ruleChapter}
            value={rule.chapterId}
            choices={others.map(({ id, title }) => [id, title || outline.untitled] as const)}
            onChange={event => setRule({ ...rule, chapterId: event.currentTarget.value })}
          />
          <FormField
            name="ruleAtLeast"
            type="number"
            min={0}
            max={100}
            label={t.ruleAtLeast}
            value={String(rule.atLeast)}
            onChange={event => {
              const atLeast = event.currentTarget.valueAsNumber
              if (Number.isInteger(atLeast) && atLeast >= 0 && atLeast <= 100) setRule({ ...rule, atLeast })
            }}
          />
        </>
      )}
    </section>
  )
}

function ruleOf(name: RuleName, others: ChapterSettingsProps['others']): ChapterRule | null {
  if (name === 'free' || name === 'sequence') return { type: name }
  if (name === 'date') return { type: 'date', at: new Date().toISOString() }
  const [first] = others
  return name === 'result' && first ? { type: 'result', chapterId: first.id, atLeast: 70 } : null
}
