import type { PageArgs } from '#page/page.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormCheck, FormField, FormText } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { type Aspiration, listAspirations } from '../queries.server.ts'
import { voiceTexts } from '../texts.ts'
import { SaidList } from '../ui/said-list.tsx'
import { AgreeBox, VoiceForm, VoiceSection } from '../ui/voice-form.tsx'
import { MAX_NAME, MAX_TEXT, TOPICS } from '../voice.ts'

const PER_PAGE = 10

/** Approved aspirations, and the form to add one. */
export async function aspirationPart({ ctx, site, page, query, lang, form }: PageArgs) {
  const t = voiceTexts(lang)
  const wishes = await listAspirations(ctx, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  return (
    <VoiceSection id="aspirasi" title={t.aspiration.title} lead={t.aspiration.lead}>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div>
          {wishes.items.length === 0 ? (
            <p className="text-ink-soft text-lg">{t.aspiration.none}</p>
          ) : (
            <SaidList items={wishes.items} timeZone={site.settings.timeZone} about={one => <About wish={one} />} />
          )}
          <Pager page={wishes.page} totalPages={wishes.totalPages} base={page.path} query={{}} />
          <p className="mt-8">
            {t.aspiration.gifts}{' '}
            <A
              href="/Features/donasi"
              className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t.aspiration.giftsLink}
            </A>
          </p>
        </div>
        <AspirationForm form={form} isDone={query.get('done') === 'sent'} />
      </div>
    </VoiceSection>
  )
}

function About({ wish }: { wish: Aspiration }) {
  const { topicNames } = useTexts(voiceTexts).aspiration
  const words = [wish.city, ...wish.topics.map(topic => topicNames[topic])].filter(Boolean)
  return words.length > 0 && <p className="text-ink-soft">{words.join(' · ')}</p>
}

function AspirationForm({ form, isDone }: { form: FormResult | undefined; isDone: boolean }) {
  const t = useTexts(voiceTexts)
  const field = fieldsOf(form, 'aspiration')
  const chosen = field('topics').value?.split(',') ?? []
  const words = t.aspiration
  return (
    <VoiceForm name="aspiration" title={words.form} form={form} done={isDone && `${words.done} ${t.waiting}`} send={words.send}>
      <FormField {...field('name')} label={t.name} hint={t.nameHint} autoComplete="nickname" maxLength={MAX_NAME} />
      <FormField {...field('city')} label={words.city} optional={t.optional} autoComplete="address-level2" maxLength={MAX_NAME} />
      <fieldset>
        <legend className="font-medium">
          {words.topics} <span className="text-ink-soft font-normal">({t.optional})</span>
        </legend>
        <div className="grid sm:grid-cols-2">
          {TOPICS.map(topic => (
            <FormCheck
              key={topic}
              id={`topics-${topic}`}
              name="topics"
              value={topic}
              label={words.topicNames[topic]}
              isChecked={chosen.includes(topic)}
            />
          ))}
        </div>
      </fieldset>
      <FormText {...field('message')} label={words.message} rows={5} maxLength={MAX_TEXT} />
      <AgreeBox words={words.consent} field={field('agree')} isChecked={Boolean(field('agree').value)} />
    </VoiceForm>
  )
}
