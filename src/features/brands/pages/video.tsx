import { useEffect } from 'react'
import { pageHead } from '#features/tenants/head.server.ts'
import { serverPage } from '#features/tenants/server-page.server.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { ServerPage } from '#ui/server-page.tsx'
import { attachVideos } from '#ui/video-player.ts'
import { composeSections } from '../compose.server.tsx'
import { staticTexts } from '../static/texts.server.ts'

/** The site's films: the one that introduces it, and what there is to hear and see besides. */
export const loader = serverPage(async args => {
  const { site, lang } = args
  const texts = staticTexts(lang)
  const words = {
    lead: texts.fill('video.lead', { site: site.settings.title }),
    title: texts.fill('video.intro.title', { site: site.settings.title }),
  }
  const rest = await composeSections(
    args,
    [
      { kind: 'posts', title: texts.video.listen, of: 'podcasts', more: { label: texts.video.listen, href: '/Podcasts' }, tone: 'tint' },
      { kind: 'class-rail', title: texts.city.allClasses, more: { label: texts.city.allClasses, href: '/Courses' }, count: 3 },
    ],
    { title: texts.video.title, summary: words.lead },
  )
  return {
    head: pageHead(args, { title: texts.video.title, description: words.lead, image: '/media/intro/poster.webp' }),
    body: (
      <>
        <Films {...words} />
        {rest}
      </>
    ),
  }
})

export { pageMeta as meta } from '#ui/head.ts'

export default function VideoPage() {
  useEffect(() => attachVideos(document), [])
  return <ServerPage />
}

function Films({ lead, title }: { lead: string; title: string }) {
  const t = staticTexts(useLang()).video
  return (
    <section className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{t.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{lead}</p>
      <figure className="mt-8 max-w-4xl">
        <video
          controls
          preload="none"
          poster="/media/intro/poster.webp"
          width={1280}
          height={720}
          data-hls="/media/intro/intro.m3u8"
          aria-label={title}
          className="bg-ink aspect-video w-full rounded-(--radius-picture)"
        >
          <source src="/media/intro/intro-360.mp4" type="video/mp4" />
          <track kind="captions" src="/media/intro/intro.id.vtt" srcLang="id" label={t.captions} default />
          {t.none}
        </video>
        <figcaption className="mt-4">
          <h2 className="text-xl font-bold">{title}</h2>
          <p className="text-ink-soft mt-1">{t.intro.text}</p>
        </figcaption>
      </figure>
      <p className="mt-6">
        <A href="/Podcasts" className="btn btn-quiet">
          {t.listen}
        </A>
      </p>
    </section>
  )
}
