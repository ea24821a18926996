import { z } from 'zod'
import { described, mayMiss, pictureField, textField } from '../fields.ts'
import type { PostKindOnServer } from '../kind.server.ts'

export const galleryOnServer: PostKindOnServer = {
  details: {
    schema: z.looseObject({
      pictures: mayMiss(z.array(z.looseObject({ src: pictureField, alt: mayMiss(textField(300)) })).max(500)),
    }),
    described: {
      pictures: {
        type: 'array',
        maxItems: 500,
        description: 'gallery',
        items: {
          type: 'object',
          required: ['src'],
          properties: {
            src: described.text(500, 'A path of this host, or a whole address with https'),
            alt: described.text(300, 'What it shows'),
          },
        },
      },
    },
  },
}
