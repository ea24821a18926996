import { pageHead } from '#features/sites/head.server.ts'
import { NotFound } from '#kit/errors.ts'
import { publicPage } from '#page/public-page.server.ts'
import { microphoneHeaders } from '#platform/http/security-headers.ts'
import { A, useLang } from '#ui/lang/lang.tsx'

import { type AssistantParts, assistantPartsOf } from '../ui/parts.ts'
import { documentTexts } from '../ui/texts.server.ts'

/** The assistant's own page. The same for all: what is said there is known to the browser and the chat host alone. */
export const loader = publicPage(args => {
  const { site, query, lang } = args
  const parts = assistantPartsOf(site)
  if (!parts) throw new NotFound()
  const { page: t, fill } = documentTexts(lang)
  const named = { site: site.settings.title }
  return {
    head: pageHead(args, { title: t.title, description: fill('page.description', named), noindex: true }),
    body: <AssistantPage lead={fill('page.lead', named)} query={query.get('q') ?? ''} parts={parts} />,
  }
})

/** Questions may be spoken here, and on no other page. */
export const headers = microphoneHeaders

function AssistantPage({ lead, query, parts }: { lead: string; query: string; parts: AssistantParts }) {
  const { page: t, fill } = documentTexts(useLang())
  return (
    <div className="container-page max-w-3xl! py-5 md:py-12">
      {/* The policy is the document's: it comes and goes with one. */}
      <meta name="turbo-visit-control" content="reload" />
      <h1 className="heading-section">{t.title}</h1>
      <p className="text-ink-soft mt-2 max-w-[60ch] md:mt-3 md:text-lg">{lead}</p>
      {/* `ui/ask.tsx` fills it: nothing of a conversation is known to a document that is the same for all. */}
      <div
        data-assistant
        data-talk-page
        data-state="idle"
        data-parts={JSON.stringify(parts)}
        className="card text-ink mt-4 flex h-[min(46rem,calc(100dvh-18rem))] min-h-[27rem] flex-col overflow-hidden md:mt-6 noscript:hidden"
      />
      <div className="hidden noscript:block">
        {query && <p className="mt-6 font-medium">{fill('page.asked', { query })}</p>}
        <p className="mt-4">{t.noScript}</p>
      </div>
      <p className="mt-4">
        <A href={query ? `/Search?search=${encodeURIComponent(query)}` : '/Search'} className="btn btn-quiet">
          {query ? fill('page.searchFor', { query }) : t.search}
        </A>
      </p>
    </div>
  )
}
