import { ArticleParts } from '#features/post-details/ui/article-parts.tsx'
import { CoverCredit } from '#features/post-details/ui/cover-credit.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import type { PostData } from '../show.server.ts'
import { postTexts } from '../texts.ts'
import { AppointmentLink } from './appointment-link.tsx'
import { PostCard } from './post-card.tsx'

/** A post: its text, its series, share links, related posts. */
export function PostShow({ post }: { post: PostData }) {
  const t = useTexts(postTexts)
  return (
    <article data-post-view={`${post.kind}/${post.slug}`} className="py-10 md:py-14">
      <div className="container-page max-w-3xl">
        <Breadcrumbs trail={[post.section]} current={post.title} lang={post.lang} />
        {post.category && (
          <p className="text-primary-text mt-6 font-semibold">
            <InLang>{post.category}</InLang>
          </p>
        )}
        <h1 className="mt-2 text-3xl font-extrabold md:text-5xl">
          <InLang lang={post.lang}>{post.title}</InLang>
        </h1>
        <p className="text-ink-soft mt-4 text-lg md:text-xl">
          <InLang lang={post.lang}>{post.summary}</InLang>
        </p>
        <LanguageNote of="text" langs={[post.lang, post.contentLang]} />
        <p className="text-ink-soft mt-4">
          {post.author} · {post.date}
        </p>
      </div>
      <div className="container-page mt-8 max-w-5xl">
        <Picture
          src={post.cover}
          alt={post.coverAlt}
          width={1200}
          height={675}
          sizes="(min-width: 64rem) 60rem, 100vw"
          priority
          isCut
          className="aspect-video w-full rounded-(--radius-card) object-cover"
        />
        <CoverCredit name={post.coverCredit} />
      </div>
      <div className="container-page mt-10 max-w-3xl">
        {post.series.length > 0 && <Series parts={post.series} />}
        <RichText html={post.html} lang={post.contentLang} />
        <ArticleParts details={post.details} now={post.now} />
        <AppointmentLink post={post} className="mt-8" />
        <ShareLinks title={post.title} url={post.url} lastingPath={post.lastingPath} />
      </div>
      {post.related.length > 0 && (
        <section className="container-page mt-16">
          <h2 className="text-2xl font-bold">{t.readAlso}</h2>
          <ul className="pairs mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {post.related.map(card => (
              <PostCard key={card.href} view={card} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Series({ parts }: { parts: { title: string; lang: string; href: string; isCurrent: boolean }[] }) {
  const t = useTexts(postTexts)
  return (
    <nav aria-label={t.series} className="bg-tint mb-10 rounded-(--radius-card) p-5">
      <p className="font-semibold">{t.partOfSeries}</p>
      <ol className="mt-1 list-decimal pl-6">
        {parts.map(part => (
          <li key={part.title} className="marker:text-ink-soft py-2.5">
            {part.isCurrent || !part.href ? (
              <span aria-current={part.isCurrent ? 'page' : undefined} className="aria-[current]:font-bold">
                <InLang lang={part.lang}>{part.title}</InLang>
              </span>
            ) : (
              <A href={part.href} className="text-primary-text underline underline-offset-4">
                <InLang lang={part.lang}>{part.title}</InLang>
              </A>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
