import { describedGallery, galleryDetails } from '#features/post-details/gallery.ts'
import type { PostKindOnServer } from '../kind.server.ts'

export const galleryOnServer: PostKindOnServer = {
  details: { schema: galleryDetails, described: describedGallery },
}
