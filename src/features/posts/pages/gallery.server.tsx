import { publicPage } from '#page/public-page.server.ts'
import { loadGallery } from '../kinds/gallery/gallery.server.ts'
import { galleryBody } from '../ui/gallery-body.server.tsx'

export const loader = publicPage(async args => {
  const gallery = await loadGallery(args)
  return { head: gallery.head, body: galleryBody(gallery) }
})
