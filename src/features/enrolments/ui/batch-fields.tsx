import { toZonedInput } from '#kit/zoned-input.ts'
import type { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { enrolmentTexts } from '../texts.ts'

const MOMENTS = ['registrationOpensAt', 'registrationClosesAt', 'startsAt', 'endsAt'] as const

/** What a batch's form is filled with; moments are ISO 8601. */
export type ShownBatch = {
  name: string
  quota: number | null
  alwaysOpen: boolean
  needsApproval: boolean
  hasWaitingList: boolean
} & { [moment in (typeof MOMENTS)[number]]: string | null }

interface BatchFieldsProps {
  /** Tells the fields of several batches of a page apart. */
  id: string
  batch: ShownBatch
  field: ReturnType<typeof fieldsOf>
  timeZone: string
}

/** The fields of a batch. */
export function BatchFields({ id, batch, field, timeZone }: BatchFieldsProps) {
  const t = useTexts(enrolmentTexts).batches.fields
  const idOf = (name: string) => `${name}-${id}`
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField {...field('name', batch.name)} id={idOf('name')} label={t.name} maxLength={120} />
        <FormField
          {...field('quota', batch.quota === null ? '' : String(batch.quota))}
          id={idOf('quota')}
          label={t.quota}
          hint={t.quotaHint}
          type="number"
          min={1}
          inputMode="numeric"
        />
        {MOMENTS.map(name => (
          <FormField
            key={name}
            {...field(name, toZonedInput(batch[name], timeZone))}
            id={idOf(name)}
            label={t[name]}
            type="datetime-local"
          />
        ))}
      </div>
      <div>
        {(['alwaysOpen', 'needsApproval', 'hasWaitingList'] as const).map(name => (
          <FormCheck key={name} name={name} id={idOf(name)} label={t[name]} isChecked={batch[name]} />
        ))}
      </div>
    </>
  )
}
