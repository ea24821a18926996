import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** The tools: live ones in solid or half ink, and discontinued ones, struck through, with the reason. */
export const toolRoll = defineSection({
  kind: 'alpha-tools',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    living: z.string().max(60),
    dead: z.string().max(60),
    states: z.object({ out: z.string().max(40), test: z.string().max(40) }),
    kept: z.array(z.object({ state: z.string().transform(toState), name: z.string().max(60), text: z.string().max(200) })).max(6),
    killed: z.array(z.object({ name: z.string().max(60), text: z.string().max(200) })).max(9),
    more: z.string().max(60),
  }),
  needs: () => ({ articles: 4 }),
  render: (values, home) => {
    const reasons = home.articles.find(article => article.href.includes('memutuskan'))
    return (
      <section className="section bg-ink text-page">
        <div className="container-page">
          <h2 className="heading-section max-w-[18ch]">{values.title}</h2>
          <p className="mt-4 max-w-[58ch] text-lg">{values.lead}</p>
          <div className="alpha-roll">
            <div>
              <h3>{values.living}</h3>
              <ul className="phone-rail alpha-kept">
                {values.kept.map(tool => (
                  <li key={tool.name} data-state={tool.state}>
                    <p>{values.states[tool.state]}</p>
                    <h4>{tool.name}</h4>
                    <p>{tool.text}</p>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3>{values.dead}</h3>
              <ul className="phone-rail alpha-killed">
                {values.killed.map(tool => (
                  <li key={tool.name}>
                    <h4>
                      <s>{tool.name}</s>
                    </h4>
                    <p>{tool.text}</p>
                  </li>
                ))}
              </ul>
              <A href={reasons?.href ?? '/Blog'} className="alpha-more">
                {values.more} <ArrowRight aria-hidden size={18} />
              </A>
            </div>
          </div>
        </div>
      </section>
    )
  },
})

function toState(name: string): 'out' | 'test' {
  return name === 'out' ? 'out' : 'test'
}
