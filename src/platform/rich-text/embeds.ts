/** A site whose player stands in texts. */
interface Provider {
  name: string
  /** The player's origin, for the pages' policy. */
  origin: string
  /** Returns the id that a page's or player's address names. */
  idOf(url: URL): string | undefined
  pageOf(id: string): string
  playerOf(id: string): string
}

const YOUTUBE = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/
/** An unlisted video's id is followed by its key. */
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/

/** Players in the form that sets no cookies before they play. Sources: YouTube, "Embed videos"; Vimeo, "Player parameters". */
const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    idOf({ hostname, pathname, searchParams }) {
      if (!YOUTUBE.test(hostname)) return undefined
      const [, first = '', second = ''] = pathname.split('/')
      const id = hostname === 'youtu.be' ? first : ['embed', 'shorts', 'live'].includes(first) ? second : (searchParams.get('v') ?? '')
      return YOUTUBE_ID.test(id) ? id : undefined
    },
    pageOf: id => `https://www.youtube.com/watch?v=${id}`,
    playerOf: id => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    idOf({ hostname, pathname, searchParams }) {
      const [, id, inPath] = (VIMEO.test(hostname) && VIMEO_PATH.exec(pathname)) || []
      if (id === undefined) return undefined
      const key = inPath ?? searchParams.get('h') ?? ''
      return /^[0-9a-f]{6,20}$/.test(key) ? `${id}/${key}` : id
    },
    pageOf: id => `https://vimeo.com/${id}`,
    playerOf(id) {
      const [video = '', key] = id.split('/')
      return `https://player.vimeo.com/video/${video}?dnt=1${key ? `&h=${key}` : ''}`
    },
  },
]

export interface Embed {
  /** The site's name. */
  provider: string
  /** Where people watch it at that site; what is stored. */
  page: string
  /** What the frame loads after a click. */
  player: string
}

/** Origins that pages may frame. */
export const EMBED_ORIGINS: readonly string[] = PROVIDERS.map(({ origin }) => origin)

/** Returns the video that an address names, or undefined if it isn't one of a site that we know. */
export function findEmbed(address: unknown): Embed | undefined {
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  for (const { name, idOf, pageOf, playerOf } of PROVIDERS) {
    const id = idOf(url)
    if (id !== undefined) return { provider: name, page: pageOf(id), player: playerOf(id) }
  }
  return undefined
}
