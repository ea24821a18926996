import { useActionData, useLoaderData } from 'react-router'
import { loadRecordList, recordListForms } from '#features/records/record-list.server.ts'
import { RecordList } from '#features/records/ui/record-list.tsx'
import { formatCount } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { schoolRecords } from '../records.server.ts'
import { SCHOOL_TYPES } from '../school.ts'
import { schoolTexts } from '../texts.ts'

const BASE = '/Studio/Schools'

/** The schools that the viewer may write. */
export const loader = appLoader(async args => {
  const { title, lead } = schoolTexts(args.lang).records
  return { title, lead, list: await loadRecordList(args, schoolRecords, BASE) }
})

export const action = appAction(recordListForms(schoolRecords, BASE))

export { appMeta as meta } from '#page/app-meta.ts'

export default function StudioList() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { records: t } = useTexts(schoolTexts)
  return (
    <RecordList
      title={title}
      lead={lead}
      base={BASE}
      calls="/api/services/v1/school"
      list={list}
      form={form}
      words={t}
      columns={[
        { key: 'npsn', title: t.fields.npsn, show: one => String(one.fields['npsn'] ?? '–') },
        { key: 'type', title: t.fields.type, show: one => typeOf(one.fields['type'], t.types) ?? t.noType },
        { key: 'students', title: t.fields.students, isHidden: true, show: one => formatCount(Number(one.fields['students'])) },
      ]}
      filter={{ label: t.fields.type, choices: SCHOOL_TYPES.map(type => [type, t.types[type]]) }}
    />
  )
}

function typeOf(value: unknown, names: Readonly<Record<(typeof SCHOOL_TYPES)[number], string>>): string | undefined {
  const type = SCHOOL_TYPES.find(one => one === value)
  return type && names[type]
}
