import type { Scope } from '#kit/scopes.ts'
import { CheckboxGroup } from '#ui/app/checkbox-group.tsx'
import type { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type ApiClient, MAX_API_CLIENT_NAME_CHARACTERS } from '../api-client.ts'
import { apiClientTexts } from '../texts.ts'

interface ApiClientFieldsProps {
  field: ReturnType<typeof fieldsOf>
  scopes: readonly Scope[]
  /** The API client that is edited; undefined for a new one. */
  client?: ApiClient
}

/** The fields of an API client that staff can set. */
export function ApiClientFields({ field, scopes, client }: ApiClientFieldsProps) {
  const { client: t, scopes: words } = useTexts(apiClientTexts).studio
  return (
    <>
      <FormField
        {...field('name', client?.name)}
        label={t.name}
        hint={t.nameHint}
        maxLength={MAX_API_CLIENT_NAME_CHARACTERS}
        autoComplete="off"
        required
      />
      <CheckboxGroup
        state={field('scopes', client?.scopes.join())}
        label={t.scopes}
        hint={t.scopesHint}
        choices={scopes.map(scope => ({ value: scope, words: words[scope], code: scope }))}
      />
    </>
  )
}
