import { shownAddress } from '#kit/picture-forms.ts'
import { publicPage } from '#page/public-page.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { chipClass } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Video } from '#ui/video.tsx'
import { TYPES } from '../portfolio.ts'
import { loadWork, loadWorks, type WorkData, type WorksData, type WorkView } from '../show.server.ts'
import { portfolioTexts } from '../texts.ts'

/** All works, those of a type, or one. */
export const loader = publicPage(async args => {
  if (args.page.params['title'] !== undefined) {
    const work = await loadWork(args)
    return { head: work.head, body: <WorkShow work={work} /> }
  }
  const list = await loadWorks(args)
  return { head: list.head, body: <WorkList list={list} /> }
})

function WorkList({ list }: { list: WorksData }) {
  const t = useTexts(portfolioTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{list.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{list.lead}</p>
      <LanguageNote of="list" langs={list.works.map(one => one.lang)} />
      <nav aria-label={t.filter} className="-mx-4 mt-6 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {[undefined, ...TYPES].map(type => (
          <A
            key={type ?? ''}
            href={type ? `/Portfolio/${type}` : '/Portfolio'}
            aria-current={type === list.type ? 'true' : undefined}
            className={chipClass(type === list.type)}
          >
            {type ? t.types[type] : t.all}
          </A>
        ))}
      </nav>
      {list.works.length === 0 ? (
        <EmptyState title={t.empty.title} text={t.empty.text} action={{ label: t.empty.action, href: '/Portfolio' }} />
      ) : (
        <Works works={list.works} heading="h2" />
      )}
      <Pager page={list.page} totalPages={list.totalPages} base={list.type ? `/Portfolio/${list.type}` : '/Portfolio'} query={{}} />
    </div>
  )
}

function Works({ works, heading: Heading }: { works: WorkView[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className="pairs mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {works.map(work => (
        <li key={work.href} className="group relative">
          <Picture
            src={work.cover}
            alt=""
            width={640}
            height={360}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            isCut
            className="aspect-video w-full rounded-(--radius-picture) object-cover"
          />
          <div className="mt-3">
            <p className="text-ink-soft">
              {work.client}, {work.year}
            </p>
            <Heading className="mt-1 text-xl font-bold">
              <A href={work.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                <InLang lang={work.lang}>{work.title}</InLang>
              </A>
            </Heading>
            <p className="text-ink-soft mt-1 line-clamp-3">
              <InLang lang={work.lang}>{work.summary}</InLang>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function WorkShow({ work }: { work: WorkData }) {
  const t = useTexts(portfolioTexts)
  return (
    <article className="container-page py-10 md:py-14">
      <Breadcrumbs
        trail={[
          { label: t.label, href: '/Portfolio' },
          { label: t.types[work.type], href: `/Portfolio/${work.type}` },
        ]}
        current={work.title}
        lang={work.lang}
      />
      <h1 className="heading-hero mt-4 max-w-[22ch]">
        <InLang lang={work.lang}>{work.title}</InLang>
      </h1>
      <p className="text-ink-soft mt-4 max-w-[62ch] text-lg md:text-xl">
        <InLang lang={work.lang}>{work.summary}</InLang>
      </p>
      <LanguageNote of="text" langs={[work.lang]} />
      <Picture
        src={work.cover}
        alt=""
        width={1200}
        height={500}
        sizes="(min-width: 76rem) 72rem, 100vw"
        priority
        className="mt-8 aspect-[12/5] w-full rounded-(--radius-picture) object-cover"
      />
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_20rem]">
        <RichText html={work.html} lang={work.lang} />
        <aside className="card h-fit p-6">
          <dl className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
            {[
              [t.client, work.client],
              [t.kind, work.kind],
              [t.when, work.when],
            ].map(([term, value]) => (
              <div key={term}>
                <dt className="text-ink-soft">{term}</dt>
                <dd className="font-semibold">
                  <InLang>{value}</InLang>
                </dd>
              </div>
            ))}
          </dl>
          {work.batches.length > 0 && (
            <>
              <h2 className="mt-6 text-lg font-bold">{t.batches}</h2>
              <ul className="mt-1">
                {work.batches.map(batch => (
                  <li key={batch.label} className="flex justify-between gap-4 py-1.5">
                    <span>
                      <InLang>{batch.label}</InLang>
                    </span>
                    <span className="text-ink-soft whitespace-nowrap">{batch.date}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {work.projectLink && (
            <a href={work.projectLink} rel="noopener noreferrer" className="btn btn-main mt-6 w-full">
              {t.link}
            </a>
          )}
        </aside>
      </div>
      <Film work={work} />
      {work.pictures.length > 0 && (
        <section className="mt-12">
          <h2 className="heading-section">{t.pictures}</h2>
          <ul className={`mt-6 grid gap-5 sm:grid-cols-2 ${work.pictures.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
            {work.pictures.map(picture => (
              <li key={picture.src}>
                {/* The alt text is empty because the caption describes the picture. */}
                <Picture
                  src={picture.src}
                  alt=""
                  width={640}
                  height={480}
                  sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                  className="aspect-4/3 w-full rounded-(--radius-picture) object-cover"
                />
                <p className="text-ink-soft mt-2">
                  <InLang>{picture.alt}</InLang>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {work.related.length > 0 && (
        <section className="mt-14">
          <h2 className="heading-section">{t.related}</h2>
          <Works works={work.related} heading="h3" />
        </section>
      )}
    </article>
  )
}

/** The work's film, or a link to the page that shows it. */
function Film({ work: { film, poster, title } }: { work: WorkData }) {
  const t = useTexts(portfolioTexts)
  return (
    film && (
      <section className="mt-12 max-w-4xl">
        <h2 className="heading-section">{t.film.title}</h2>
        {film.kind === 'film' ? (
          <div className="mt-6">
            <Video title={title} file={film.link} parts={film.parts} poster={shownAddress(poster)} />
          </div>
        ) : (
          <a href={film.link} rel="noopener noreferrer" className="btn btn-main mt-6">
            {t.film.elsewhere}
          </a>
        )}
      </section>
    )
  )
}
