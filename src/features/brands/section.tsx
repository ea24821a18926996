import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { BrandSection, HomeNeeds, HomeSection } from './brand.ts'
import type { HomeView } from './home-view.ts'

/** Defines a section: its kind, the schema of its values, the content it needs, and how it renders. */
export function defineSection<S extends z.ZodType>(section: {
  kind: string
  schema: S
  needs?: (values: z.output<S>) => HomeNeeds
  render: (values: z.output<S>, home: HomeView) => ReactNode
}): BrandSection & { with(values: z.input<S>): HomeSection } {
  const { kind, schema, needs, render } = section
  return {
    kind,
    schema,
    with: values => ({ kind, ...(values as object) }),
    parse(raw) {
      const { kind: _, ...values } = raw
      const parsed = schema.safeParse(values)
      return parsed.success ? parsed.data : undefined
    },
    // Named boundary: the values come from this section's own `parse`.
    needs: values => needs?.(values as z.output<S>) ?? {},
    render: (values, home) => render(values as z.output<S>, home),
  }
}
