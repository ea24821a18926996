import type { ReactNode } from 'react'
import { toChapters } from '#features/post-details/podcast.ts'
import { CoverCredit } from '#features/post-details/ui/cover-credit.tsx'
import { SeriesName, Transcript } from '#features/post-details/ui/podcast-parts.tsx'
import { toLines } from '#platform/rich-text/to-words.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Island } from '#ui/islands/island.server.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { audioOf, type Chapter, chaptersOf, type Episode, toEpisode } from '../kinds/podcasts/episode.ts'
import type { PostData } from '../show.server.ts'
import { postTexts } from '../texts.ts'
import EpisodePlayer from './episode-player.island.tsx'
import { PostCard } from './post-card.tsx'

/** An episode's page. */
export function podcastBody(post: PostData): ReactNode {
  const episode = toEpisode(post)
  const audio = audioOf(post)
  const given = toChapters(post.details)
  const all = given.length > 0 ? given : chaptersOf(toLines(post.content))
  const chapters = all.filter(chapter => chapter.seconds < episode.seconds)
  return <PodcastShow post={post} episode={episode} audio={audio} chapters={chapters} />
}

interface PodcastShowProps {
  post: PostData
  episode: Episode
  audio: string
  chapters: Chapter[]
}

function PodcastShow({ post, episode, audio, chapters }: PodcastShowProps) {
  const t = useTexts(postTexts)
  const { listen, noPlayer, speed, download, feed } = t.podcast
  return (
    <article data-post-view={`${post.kind}/${post.slug}`} className="container-page py-10 md:py-14">
      <Breadcrumbs trail={[post.section]} current={post.title} lang={post.lang} />
      <div className="mt-4 grid gap-10 lg:grid-cols-[20rem_1fr]">
        <div>
          <Picture
            src={post.cover}
            alt={post.coverAlt}
            width={640}
            height={360}
            sizes="(min-width: 64rem) 20rem, (min-width: 32rem) 28rem, 100vw"
            priority
            isCut
            className="aspect-video w-full max-w-md rounded-(--radius-picture) object-cover"
          />
          <CoverCredit name={post.coverCredit} />
        </div>
        <div className="min-w-0">
          <p className="text-primary-text font-semibold">
            {t.fill('podcast.episode', { number: episode.number })} · {t.fill('podcast.minutes', { minutes: episode.minutes })}
          </p>
          <h1 className="heading-hero mt-1">
            <InLang lang={post.lang}>{post.title}</InLang>
          </h1>
          <SeriesName details={post.details} />
          {episode.guest && <p className="mt-2 text-lg">{t.fill('podcast.guest', { guest: episode.guest })}</p>}
          <p className="text-ink-soft mt-3 text-lg">
            <InLang lang={post.lang}>{post.summary}</InLang>
          </p>
          <LanguageNote of="text" langs={[post.lang, post.contentLang]} />
          <Island
            name="posts/ui/episode-player"
            component={EpisodePlayer}
            props={{
              slug: post.slug,
              src: audio,
              chapters,
              words: { listen, noPlayer, speed, download, feed, chapters: t.podcast.chapters },
            }}
          />
          <h2 className="heading-section mt-12">{t.podcast.notes}</h2>
          <div className="mt-4">
            <RichText html={post.html} lang={post.contentLang} />
          </div>
          <Transcript details={post.details} />
          <ShareLinks title={post.title} url={post.url} lastingPath={post.lastingPath} />
        </div>
      </div>
      {post.related.length > 0 && (
        <section className="mt-16">
          <h2 className="heading-section">{t.podcast.others}</h2>
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
