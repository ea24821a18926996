import { CheckboxGroup } from '#ui/app/checkbox-group.tsx'
import type { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { webhookTexts } from '../texts.ts'
import { EVENTS, MAX_URL_CHARACTERS, type Webhook } from '../webhook.ts'

interface WebhookFieldsProps {
  field: ReturnType<typeof fieldsOf>
  /** The webhook being changed. */
  webhook?: Webhook
}

/** The fields of a webhook. */
export function WebhookFields({ field, webhook }: WebhookFieldsProps) {
  const { webhook: t, events: words } = useTexts(webhookTexts).studio
  return (
    <>
      <FormField
        {...field('url', webhook?.url)}
        label={t.url}
        hint={t.urlHint}
        type="url"
        maxLength={MAX_URL_CHARACTERS}
        autoComplete="off"
        required
      />
      <CheckboxGroup
        state={field('events', webhook?.events.join())}
        label={t.events}
        hint={t.eventsHint}
        choices={EVENTS.map(event => ({ value: event, words: words[event], code: event }))}
      />
      <FormField
        {...field('description', webhook?.description)}
        label={t.description}
        optional={t.optional}
        hint={t.descriptionHint}
        maxLength={200}
        autoComplete="off"
      />
    </>
  )
}
