import { type ApiClient, MAX_API_CLIENT_NAME_CHARACTERS } from '#features/api-clients/api-clients.server.ts'
import { canGiveScope, SCOPES } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'
import type { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioTexts } from '../texts.ts'
import { Ticks } from './ticks.tsx'

type Scope = (typeof SCOPES)[number]

/** The scopes that the viewer may give, and those that the program has: who leaves them ticked gives nothing. */
export function scopesFor(viewer: Viewer, app?: ApiClient): Scope[] {
  return SCOPES.filter(scope => app?.scopes.includes(scope) || canGiveScope(viewer, scope))
}

interface AppFieldsProps {
  field: ReturnType<typeof fieldsOf>
  scopes: readonly Scope[]
  /** The program that is changed. */
  app?: ApiClient
}

/** What staff say of a program. */
export function AppFields({ field, scopes, app }: AppFieldsProps) {
  const { app: t, scopes: words } = useTexts(studioTexts).integrations
  return (
    <>
      <FormField
        {...field('name', app?.name)}
        label={t.name}
        hint={t.nameHint}
        maxLength={MAX_API_CLIENT_NAME_CHARACTERS}
        autoComplete="off"
        required
      />
      <Ticks
        state={field('scopes', app?.scopes.join())}
        label={t.scopes}
        hint={t.scopesHint}
        choices={scopes.map(scope => ({ value: scope, words: words[scope], code: scope }))}
      />
    </>
  )
}
