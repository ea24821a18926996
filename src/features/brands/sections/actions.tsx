import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'

export const actionSchema = z.object({ label: z.string().max(60), href: z.string().max(300) })

/** Buttons side by side, the first as the main one; renders nothing without actions. */
export function Actions({ actions }: { actions: z.infer<typeof actionSchema>[] }) {
  if (actions.length === 0) return null
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {actions.map((one, at) => (
        <A key={one.href} href={one.href} className={`btn ${at === 0 ? 'btn-main' : 'btn-quiet'}`}>
          {one.label}
        </A>
      ))}
    </p>
  )
}
