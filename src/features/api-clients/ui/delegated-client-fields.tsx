import type { DelegatedScope } from '#kit/scopes.ts'
import { CheckboxGroup } from '#ui/app/checkbox-group.tsx'
import type { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { MAX_API_CLIENT_NAME_CHARACTERS } from '../api-client.ts'
import type { DelegatedClient } from '../delegated/delegated-client.ts'
import { apiClientTexts } from '../texts.ts'

interface DelegatedClientFieldsProps {
  field: ReturnType<typeof fieldsOf>
  scopes: readonly DelegatedScope[]
  /** The client that is edited; undefined for a new one. */
  client?: DelegatedClient
}

/** The fields of a delegated client that staff can set; where it runs only while it is new. */
export function DelegatedClientFields({ field, scopes, client }: DelegatedClientFieldsProps) {
  const { delegated: t, studio } = useTexts(apiClientTexts)
  return (
    <>
      <FormField
        {...field('name', client?.name)}
        label={studio.client.name}
        hint={t.nameHint}
        maxLength={MAX_API_CLIENT_NAME_CHARACTERS}
        autoComplete="off"
        required
      />
      <FormText
        {...field('redirectUris', client?.redirectUris.join('\n'))}
        label={t.redirects}
        hint={t.redirectsHint}
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {!client && (
        <FormSelect
          {...field('kind', 'open')}
          label={t.kind}
          hint={t.kindHint}
          choices={[
            ['open', t.kinds.open],
            ['secret', t.kinds.secret],
          ]}
        />
      )}
      <CheckboxGroup
        state={field('scopes', client?.scopes.join())}
        label={t.scopes}
        hint={t.scopesHint}
        choices={scopes.map(scope => ({ value: scope, words: studio.scopes[scope], code: scope }))}
      />
    </>
  )
}
