import type { PageArgs } from '#page/page.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormText } from '#ui/form/form-field.tsx'
import { voiceTexts } from '../texts.ts'
import { AgreeBox, VoiceForm, VoiceSection } from '../ui/voice-form.tsx'
import { MAX_NAME, MAX_TEXT } from '../voice.ts'

/** The form for testimonies. Approved ones appear in the page's own sections and on the home page. */
export function testimonyPart({ query, lang, form }: PageArgs) {
  const t = voiceTexts(lang)
  const words = t.testimony
  const field = fieldsOf(form, 'testimony')
  const done = query.get('done') === 'sent' && `${words.done} ${t.waiting}`
  return (
    <VoiceSection id="testimoni" title={words.title} lead={words.lead}>
      <div className="max-w-2xl">
        <VoiceForm name="testimony" form={form} done={done} send={words.send}>
          <FormField {...field('name')} label={t.name} hint={t.nameHint} autoComplete="nickname" maxLength={MAX_NAME} />
          <FormField {...field('role')} label={words.role} hint={words.roleHint} optional={t.optional} maxLength={120} />
          <FormText {...field('message')} label={words.message} rows={6} maxLength={MAX_TEXT} />
          <AgreeBox words={words.consent} field={field('agree')} isChecked={Boolean(field('agree').value)} />
        </VoiceForm>
      </div>
    </VoiceSection>
  )
}
