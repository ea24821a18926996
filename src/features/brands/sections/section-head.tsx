import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'

/** The values of every section with a heading. `tone` is its background. */
export const headSchema = z.object({
  title: z.string().max(160),
  lead: z.string().max(400).optional(),
  more: z.object({ label: z.string().max(60), href: z.string().max(300) }).optional(),
  tone: z.enum(['plain', 'tint', 'ink', 'primary']).default('plain'),
})

export type Tone = z.output<typeof headSchema>['tone']

const TONES: Record<Tone, string> = {
  plain: '',
  tint: 'bg-tint',
  ink: 'bg-ink text-page [--ink-soft:inherit]',
  primary: 'bg-primary text-on-primary [--ink-soft:inherit]',
}

/** A section's frame: full-width background, heading, lead, link to more. */
export function SectionFrame({
  title,
  lead,
  more,
  tone = 'plain',
  className = '',
  children,
}: z.input<typeof headSchema> & { className?: string; children: React.ReactNode }) {
  return (
    <section className={`section ${TONES[tone]} ${className}`.trim()}>
      <div className="container-page">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 className="heading-section max-w-[24ch] lg:max-w-[30ch]">{title}</h2>
            {lead && <p className="mt-3 max-w-[62ch] text-lg opacity-85">{lead}</p>}
          </div>
          {more && (
            <A href={more.href} className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline">
              {more.label} <ArrowRight aria-hidden size={18} />
            </A>
          )}
        </div>
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
