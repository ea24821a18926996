import type { PageArgs } from '#page/page.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { listReviews } from '../queries.server.ts'
import { voiceTexts } from '../texts.ts'
import { SaidList, Stars } from '../ui/said-list.tsx'
import { AgreeBox, VoiceForm, VoiceSection } from '../ui/voice-form.tsx'
import { MAX_NAME, MAX_TEXT, RATINGS } from '../voice.ts'

const PER_PAGE = 10

/** Approved comments on the book, and the form to add one. */
export async function reviewPart({ ctx, site, page, query, lang, form }: PageArgs) {
  const t = voiceTexts(lang)
  const reviews = await listReviews(ctx, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  return (
    <VoiceSection id="komentar" title={t.review.title}>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div>
          {reviews.items.length === 0 ? (
            <p className="text-ink-soft text-lg">{t.review.none}</p>
          ) : (
            <SaidList
              items={reviews.items}
              timeZone={site.settings.timeZone}
              about={one => one.rating !== null && <Stars rating={one.rating} label={t.fill('review.ratingOf', { rating: one.rating })} />}
            />
          )}
          <Pager page={reviews.page} totalPages={reviews.totalPages} base={page.path} query={{}} />
        </div>
        <ReviewForm form={form} isDone={query.get('done') === 'sent'} />
      </div>
    </VoiceSection>
  )
}

function ReviewForm({ form, isDone }: { form: FormResult | undefined; isDone: boolean }) {
  const t = useTexts(voiceTexts)
  const field = fieldsOf(form, 'review')
  const ratings = Array.from({ length: RATINGS }, (_, at) => RATINGS - at)
  return (
    <VoiceForm name="review" title={t.review.form} form={form} done={isDone && `${t.review.done} ${t.waiting}`} send={t.review.send}>
      <FormField {...field('name')} label={t.name} hint={t.nameHint} autoComplete="nickname" maxLength={MAX_NAME} />
      <FormSelect
        {...field('rating')}
        label={t.review.rating}
        optional={t.optional}
        choices={[['', t.review.ratingNone], ...ratings.map(rating => [String(rating), t.fill('review.ratingOf', { rating })] as const)]}
      />
      <FormText {...field('message')} label={t.review.message} rows={5} maxLength={MAX_TEXT} />
      <AgreeBox words={t.review.consent} field={field('agree')} isChecked={Boolean(field('agree').value)} />
    </VoiceForm>
  )
}
