import { pageHead } from '#features/sites/head.server.ts'
import { type Lang, languageOf } from '#kit/lang.ts'
import { publicPage } from '#page/public-page.server.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Video } from '#ui/video.tsx'
import { composeSections } from '../compose.server.tsx'
import { staticTexts } from '../static/texts.ts'

const FILM = {
  file: '/media/intro/intro-360.mp4',
  parts: '/media/intro/intro.m3u8',
  poster: '/media/intro/poster.webp',
  // The film's own content (`scripts/media/make-video.ts`): a language without captions has those of the others to choose from.
  captions: (['id', 'en'] satisfies Lang[]).map(lang => ({ src: `/media/intro/intro.${lang}.vtt`, lang, label: languageOf(lang).name })),
}

/** The site's introductory film, and links to podcasts and classes. */
export const loader = publicPage(async args => {
  const { site, lang } = args
  const texts = staticTexts(lang)
  const { listen, classes } = texts.video
  const words = {
    lead: texts.fill('video.lead', { site: site.settings.title }),
    title: texts.fill('video.intro.title', { site: site.settings.title }),
  }
  const rest = await composeSections(
    args,
    [
      { kind: 'posts', title: listen.title, of: 'podcasts', more: { label: listen.more, href: '/Podcasts' }, tone: 'tint' },
      { kind: 'class-rail', title: classes.title, more: { label: classes.more, href: '/Courses' }, count: 3 },
    ],
    { title: texts.video.title, summary: words.lead },
  )
  return {
    head: pageHead(args, { title: texts.video.title, description: words.lead, image: FILM.poster }),
    body: (
      <>
        <Film {...words} />
        {rest}
      </>
    ),
  }
})

function Film({ lead, title }: { lead: string; title: string }) {
  const t = useTexts(staticTexts).video
  return (
    <section className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{t.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{lead}</p>
      <figure className="mt-8 max-w-4xl">
        <Video title={title} {...FILM} />
        <figcaption className="mt-4">
          <h2 className="text-xl font-bold">{title}</h2>
          <p className="text-ink-soft mt-1">{t.intro.text}</p>
        </figcaption>
      </figure>
    </section>
  )
}
