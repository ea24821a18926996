import { z } from 'zod'
import { commonFields, describedCommon } from './common.ts'
import { toRows, toShownAddress, toText } from './details.ts'
import { described, pictureField, rowsField, textField } from './fields.ts'

export const MAX_PICTURES = 500

/** Details of albums, as they may come in. */
export const galleryDetails = z.looseObject({
  pictures: rowsField(MAX_PICTURES, { src: pictureField }, { alt: textField(300), caption: textField(500) }, ['alt', 'caption']),
  ...commonFields(),
})

export const describedGallery = {
  pictures: {
    type: 'array' as const,
    maxItems: MAX_PICTURES,
    description: 'gallery',
    items: {
      type: 'object' as const,
      required: ['src'],
      properties: {
        src: described.text(500, 'A path of this host, or a whole address with https'),
        alt: described.text(300, 'What it shows'),
        caption: described.text(500, 'The words below it; without them, what it shows'),
      },
    },
  },
  ...describedCommon,
}

export interface GalleryPicture {
  src: string
  alt: string
  caption: string
}

/** Returns the valid pictures in an album's details. */
export function toPictures({ details }: { details: Record<string, unknown> }): GalleryPicture[] {
  return toRows(details['pictures']).flatMap(({ src, alt, caption }) =>
    toShownAddress(src) ? [{ src: toShownAddress(src), alt: toText(alt), caption: toText(caption) }] : [],
  )
}
