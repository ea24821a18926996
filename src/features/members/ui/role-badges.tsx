import type { Role } from '#kit/roles.ts'
import { badgeClass } from '#ui/badge.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { memberTexts } from '../texts.ts'

/** A member's roles; a muted line if there are none. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const names = useTexts(memberTexts).roles
  if (roles.length === 0) return <span className="text-ink-soft">{names.none}</span>
  return (
    <span className="flex flex-wrap gap-1.5">
      {roles.map(role => (
        <span key={role} className={`${badgeClass(role === 'admin' ? 'orange' : 'blue')} whitespace-nowrap`}>
          {names[role]}
        </span>
      ))}
    </span>
  )
}
