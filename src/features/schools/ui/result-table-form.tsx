import { Form } from 'react-router'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormText } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { schoolTexts } from '../texts.ts'

/** Takes a table of results, from a file or pasted, for a dry run. `action`: path of the page. */
export function ResultTableForm({ form, action }: { form: FormResult | undefined; action: string }) {
  const { table: t } = useTexts(schoolTexts).results
  return (
    <Section title={t.title} lead={t.lead}>
      <Form method="post" action={action} encType="multipart/form-data" className="max-w-2xl space-y-5">
        <input type="hidden" name="form" value="check" />
        <label className="block font-medium">
          {t.file}
          <input type="file" name="file" accept=".csv,.tsv,.txt,text/csv" className="mt-2 block min-h-11 max-w-full" />
        </label>
        <FormText {...fieldsOf(form, 'check')('table')} label={t.paste} rows={4} spellCheck={false} placeholder="npsn,team,score,minutes" />
        <button type="submit" data-act="check" className="btn btn-quiet">
          {t.check}
        </button>
      </Form>
    </Section>
  )
}
