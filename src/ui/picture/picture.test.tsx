import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Picture } from './picture.tsx'

const cover = { src: '/art/class/web-dasar.svg', alt: 'Web Dasar', width: 640, height: 360, sizes: '100vw' }

test('an address that can’t be resized gets no sources', () => {
  const html = renderToStaticMarkup(<Picture {...cover} src="/files/a.gif" />)
  expect(html).toContain('src="/files/a.gif"')
  expect(html).not.toContain('srcSet')
  expect(html).not.toContain('sizes')
})

test('a picture names its sizes and waits until it is near', () => {
  const html = renderToStaticMarkup(<Picture {...cover} className="aspect-video" />)
  expect(html).toContain('width="640" height="360"')
  expect(html).toContain('src="/_ipx/w_640,f_webp,q_60/art/class/web-dasar.svg"')
  expect(html).toContain('/_ipx/w_320,f_webp,q_60/art/class/web-dasar.svg 320w, ')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('decoding="async"')
  expect(html).toContain('aspect-video')
  expect(html).not.toContain('fetchPriority')
})

test('the first view’s picture comes first and at once', () => {
  const html = renderToStaticMarkup(<Picture {...cover} priority widths={[480]} />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('loading=')
  expect(html).toContain('srcSet="/_ipx/w_480,f_webp,q_60/art/class/web-dasar.svg 480w"')
})

test('an upload that the layout cuts comes cut around its focus point; a drawing has those proportions already', () => {
  const html = renderToStaticMarkup(<Picture {...cover} src="/files/1/a.jpg" isCut />)
  expect(html).toContain('src="/_ipx/s_640x360,f_webp,fit_cover/files/1/a.jpg"')
  expect(html).toContain('/_ipx/s_1200x675,f_webp,fit_cover/files/1/a.jpg 1200w')
  expect(renderToStaticMarkup(<Picture {...cover} isCut />)).toContain('src="/_ipx/w_640,f_webp,q_60/art/class/web-dasar.svg"')
})

test('an avatar is drawn from the seed, sharp on dense screens', () => {
  const html = renderToStaticMarkup(<Avatar name="Siti Aminah" seed="siti-aminah" size={72} />)
  expect(html).toContain('alt="Siti Aminah" width="72" height="72"')
  expect(html).toContain(
    '/_ipx/s_96x96,f_webp,fit_cover/art/avatar/siti-aminah.svg 1x, /_ipx/s_192x192,f_webp,fit_cover/art/avatar/siti-aminah.svg 2x',
  )
})

test('an avatar prefers a photograph, one of another site through our own host', () => {
  expect(renderToStaticMarkup(<Avatar name="" seed="a" size={48} src="/files/a.jpg" />)).toContain(
    '/_ipx/s_48x48,f_webp,fit_cover/files/a.jpg',
  )
  expect(renderToStaticMarkup(<Avatar name="" seed="a" size={48} src="https://lain.contoh.id/a.jpg" />)).toContain(
    '/_ipx/s_48x48,f_webp,fit_cover/outside/https%3A%2F%2Flain.contoh.id%2Fa.jpg',
  )
  expect(renderToStaticMarkup(<Avatar name="" seed="a" size={48} src="javascript:a" />)).toContain('/art/avatar/a.svg')
})
