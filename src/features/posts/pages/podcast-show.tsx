import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { serverPage } from '#page/server-page.server.ts'
import { toLines } from '#platform/rich-text/to-words.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { ServerPage } from '#ui/server-page.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { audioOf, type Chapter, chaptersOf, type Episode, toEpisode } from '../kinds/podcasts/episode.ts'
import { attachPlayer } from '../player.ts'
import { loadPost, type PostData } from '../show.server.ts'
import { postTexts } from '../texts.ts'
import { PostCard } from '../ui/post-card.tsx'
import { countViewWhenIdle } from '../view-beacon.ts'

export const loader = serverPage(async args => {
  const post = await loadPost(args)
  const episode = toEpisode(post)
  const audio = audioOf(post)
  const chapters = chaptersOf(toLines(post.content)).filter(chapter => chapter.seconds < episode.minutes * 60)
  return {
    head: post.head,
    kind: post.kind,
    slug: post.slug,
    body: <PodcastShow post={post} episode={episode} audio={audio} chapters={chapters} />,
  }
})

export { pageMeta as meta } from '#ui/head.ts'

export default function PodcastPage() {
  const { kind, slug } = useLoaderData<typeof loader>()
  useEffect(() => countViewWhenIdle(kind, slug), [kind, slug])
  useEffect(() => attachPlayer(document, slug), [slug])
  return <ServerPage />
}

interface PodcastShowProps {
  post: PostData
  episode: Episode
  audio: string
  chapters: Chapter[]
}

function PodcastShow({ post, episode, audio, chapters }: PodcastShowProps) {
  const t = useTexts(postTexts)
  return (
    <article className="container-page py-10 md:py-14">
      <Breadcrumbs trail={[post.section]} current={post.title} />
      <div className="mt-4 grid gap-10 lg:grid-cols-[20rem_1fr]">
        <div>
          <Picture
            src={post.cover}
            alt=""
            width={640}
            height={360}
            sizes="(min-width: 64rem) 20rem, (min-width: 32rem) 28rem, 100vw"
            priority
            className="aspect-video w-full max-w-md rounded-(--radius-picture) object-cover"
          />
        </div>
        <div className="min-w-0">
          <p className="text-primary-text font-semibold">
            {t.fill('podcast.episode', { number: episode.number })} · {t.fill('podcast.minutes', { minutes: episode.minutes })}
          </p>
          <h1 className="heading-hero mt-1">{post.title}</h1>
          {episode.guest && <p className="mt-2 text-lg">{t.fill('podcast.guest', { guest: episode.guest })}</p>}
          <p className="text-ink-soft mt-3 text-lg">{post.summary}</p>
          <div className="card mt-6 p-5" data-player>
            {/* The show notes below are the text of what is heard; the demo's sound has no words. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <audio controls preload="none" src={audio} className="w-full" aria-label={t.podcast.listen}>
              {t.podcast.noPlayer}
            </audio>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
              <label className="flex min-h-11 items-center gap-2" hidden data-needs-script>
                {t.podcast.speed}
                <select data-speed defaultValue="1" className="border-line h-11 rounded-lg border bg-surface px-2">
                  {['0.75', '1', '1.25', '1.5', '1.75', '2'].map(speed => (
                    <option key={speed} value={speed}>
                      {speed}×
                    </option>
                  ))}
                </select>
              </label>
              <a href={audio} download className="text-primary-text inline-flex min-h-11 items-center font-semibold hover:underline">
                {t.podcast.download}
              </a>
              <a href="/Podcasts/feed.xml" className="text-primary-text inline-flex min-h-11 items-center font-semibold hover:underline">
                {t.podcast.feed}
              </a>
            </div>
            {chapters.length > 0 && (
              <>
                <h2 className="mt-4 text-lg font-bold">{t.podcast.chapters}</h2>
                <ol className="mt-1">
                  {chapters.map(chapter => (
                    <li key={chapter.seconds}>
                      <a
                        href={`${audio}#t=${chapter.seconds}`}
                        data-chapter={chapter.seconds}
                        data-document
                        className="hover:bg-tint aria-[current]:bg-tint flex min-h-11 items-center gap-4 rounded-lg px-2 py-1.5 aria-[current]:font-bold"
                      >
                        <span className="text-ink-soft tabular-nums">{chapter.time}</span>
                        {chapter.title}
                      </a>
                    </li>
                  ))}
                </ol>
              </>
            )}
          </div>
          <h2 className="heading-section mt-12">{t.podcast.notes}</h2>
          <div className="mt-4">
            <RichText html={post.html} />
          </div>
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
