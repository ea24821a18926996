import type { Feed } from 'feed'
import { describedPodcast, podcastDetails } from '#features/post-details/podcast.ts'
import { podcastEpisode } from '#features/sites/json-ld.ts'
import { loopedAudioSize } from '#platform/audio/audio-answer.ts'
import { postTexts } from '../../texts.ts'
import type { PostKindOnServer } from '../kind.server.ts'
import { audioOf, toEpisode } from './episode.ts'

export const podcastsOnServer: PostKindOnServer = {
  details: { schema: podcastDetails, described: describedPodcast },
  linkedData(post, about, { site, origin, lang }) {
    const { number, seconds } = toEpisode(post)
    return podcastEpisode({
      ...about,
      audio: addressOf(audioOf(post), origin),
      seconds,
      number,
      publishedAt: post.publishedAt,
      series: { name: `${site.settings.title}: ${postTexts(lang).sections.Podcasts.title}`, url: `${origin}/Podcasts` },
    })
  },
  rss: {
    addTags: addPodcastTags,
    audioOf(post, origin) {
      const path = audioOf(post)
      const duration = Math.max(60, toEpisode(post).seconds)
      return { url: addressOf(path, origin), type: 'audio/mpeg', length: loopedAudioSize(path) ?? 0, duration }
    },
  },
}

function addressOf(path: string, origin: string): string {
  return path.startsWith('/') ? origin + path : path
}

/**
 * Adds channel tags that podcast players require and the library omits (image, explicit) or writes differently: the category's name is an attribute. Source:
 * Apple, A Podcaster's Guide to RSS.
 */
function addPodcastTags(feed: Feed, image: string): void {
  feed.addExtension({ name: 'itunes:image', objects: { _attributes: { href: image } } })
  feed.addExtension({ name: 'itunes:category', objects: { _attributes: { text: 'Education' } } })
  feed.addExtension({ name: 'itunes:explicit', objects: { _text: 'false' } })
  feed.addExtension({ name: 'itunes:type', objects: { _text: 'episodic' } })
}
