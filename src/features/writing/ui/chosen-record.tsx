import { toText } from '#features/post-details/details.ts'
import type { LineUpChoices } from '#features/post-details/line-up.ts'
import { ReferenceField } from '#ui/app/record/reference-field.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { Details } from '../details.ts'
import type { FieldSpec } from '../kind-fields.ts'
import { editorTexts } from '../texts.ts'

type RowsSpec = FieldSpec & { type: 'rows' }

const LISTS = { speakerId: 'speakers', sponsorId: 'sponsors' } as const
const PAGES = { speakerId: '/Studio/Speakers', sponsorId: '/Studio/Sponsors' } as const

/** True if a row names a record instead of having all fields of its own. */
export function isChosen({ chosenBy }: RowsSpec, row: Details): boolean {
  return chosenBy !== undefined && typeof row[chosenBy.field] === 'string'
}

/** The record that a row names, with the way to its form. */
export function ChosenRecord({ spec, row }: { spec: RowsSpec; row: Details }) {
  const t = useTexts(editorTexts)
  if (!spec.chosenBy || !isChosen(spec, row)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
      <strong>{toText(row['name'])}</strong>
      <A
        href={`${PAGES[spec.chosenBy.field]}/${toText(row[spec.chosenBy.field])}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t.chosen.change}
      </A>
    </p>
  )
}

interface ChooseRecordProps {
  spec: RowsSpec
  lineUp: LineUpChoices | undefined
  onChoose(row: Details): void
}

/** Adds a row that names a record, found by typing a part of its name. Nothing where there are none. */
export function ChooseRecord({ spec, lineUp, onChoose }: ChooseRecordProps) {
  const t = useTexts(editorTexts)
  const { chosenBy } = spec
  const choices = (chosenBy && lineUp?.[LISTS[chosenBy.field]]) ?? []
  if (!chosenBy || choices.length === 0) return null
  const name = `details.${spec.name}.add`
  return (
    <div className="mt-4">
      <ReferenceField
        name={name}
        label={t.chosen[LISTS[chosenBy.field]]}
        hint={t.chosen.hint}
        value=""
        choices={choices}
        onChange={id => {
          const found = choices.find(one => one.id === id)
          if (!found) return
          onChoose({ [chosenBy.field]: found.id, name: found.shortName })
          // Another, empty field takes the place of the one in which it was typed.
          requestAnimationFrame(() => document.getElementById(name)?.focus())
        }}
      />
    </div>
  )
}
