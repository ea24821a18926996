import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { TYPES } from '../portfolio.ts'
import { type Client, listClients } from '../queries.server.ts'
import { portfolioTexts } from '../texts.ts'

/** The clients of the tenant's works, and its partners. */
export const loader = publicPage(async args => {
  const { ctx, site, lang } = args
  const texts = portfolioTexts(lang)
  const clients = await listClients(ctx)
  const lead = texts.fill('clients.lead', { site: site.settings.title })
  return {
    head: pageHead(args, { title: texts.clients.title, description: lead }),
    body: <ClientList lead={lead} clients={clients} partners={site.settings.partners} />,
  }
})

function ClientList({ lead, clients, partners }: { lead: string; clients: Client[]; partners: { name: string; kind: string }[] }) {
  const t = useTexts(portfolioTexts)
  // A client who is also a partner is only listed with the works.
  const others = partners.filter(partner => !clients.some(client => client.name === partner.name))
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{t.clients.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{lead}</p>
      {clients.length > 0 && (
        <ul className="pairs mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {TYPES.flatMap(type => clients.filter(client => client.type === type)).map(client => (
            <li key={client.name} className="card text-ink p-6">
              <p className="text-primary-text font-semibold">{t.types[client.type]}</p>
              <h2 className="mt-1 text-xl font-bold">{client.name}</h2>
              <ul className="mt-2">
                {client.works.map(work => (
                  <li key={work.slug}>
                    <A
                      href={`/Portfolio/${work.type}/${work.slug}`}
                      className="text-primary-text block py-2.5 text-pretty underline underline-offset-4"
                    >
                      <InLang lang={work.lang}>{work.title}</InLang>
                    </A>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section className="mt-12">
          <h2 className="heading-section">{t.clients.partners}</h2>
          <ul className="pairs mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {others.map(partner => (
              <li key={partner.name} className="card text-ink p-4">
                <strong className="block">{partner.name}</strong>
                <span className="text-ink-soft">
                  <InLang>{partner.kind}</InLang>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
