import { useTexts } from '#ui/lang/use-texts.tsx'
import { apiClientTexts } from '../texts.ts'

/** The scopes of an API client, by their API names. */
export function Scopes({ scopes }: { scopes: readonly string[] }) {
  const { readOnly } = useTexts(apiClientTexts).studio.clients
  if (scopes.length === 0) return readOnly
  return (
    <ul className="min-w-0">
      {scopes.map(scope => (
        <li key={scope}>
          <code className="font-mono text-sm">{scope}</code>
        </li>
      ))}
    </ul>
  )
}
