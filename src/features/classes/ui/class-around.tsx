import { FaqList } from '#ui/faq-list.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { QuoteList } from '#ui/quote-list.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import type { ClassAround as Around } from '../around.server.ts'
import { classTexts } from '../texts.ts'
import { ClassCard } from './class-card.tsx'

/** Below a class: the links to share it, what was said about it, the tenant's questions, and classes that go with it. */
export function ClassAround({ around }: { around: Around }) {
  const t = useTexts(classTexts)
  const lang = useLang()
  return (
    <div className="container-page pb-14">
      <ShareLinks {...around.share} />
      {around.voices.length > 0 && (
        <section className="mt-14">
          <h2 className="heading-section mb-6">{t.show.voices}</h2>
          <QuoteList quotes={around.voices} />
        </section>
      )}
      {around.questions.length > 0 && (
        <section className="mt-14">
          <h2 className="heading-section mb-6">{t.show.questions}</h2>
          <FaqList items={around.questions} lang={lang} />
        </section>
      )}
      {around.related.length > 0 && (
        <section className="mt-14">
          <h2 className="heading-section">{t.show.related}</h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {around.related.map(card => (
              <ClassCard key={card.href} view={card} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
