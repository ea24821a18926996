import { useTexts } from '#ui/lang/use-texts.tsx'
import { apiClientTexts } from '../texts.ts'

/** What an API client may do, by the names that its calls use. */
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
