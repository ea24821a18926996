import type { StaticPages } from '../static-page.ts'
import { book } from './id/book.ts'
import { company } from './id/company.ts'
import { aksaraFeatures, learningFeatures, lmsFeatures, platformFeatures, serviceDetails } from './id/detail.ts'
import { legal } from './id/legal.ts'
import { services } from './id/services.ts'
import { voicePages } from './id/voices.ts'

export const words: StaticPages = {
  byRoute: { ...company, ...book, ...services, ...legal },
  bySlug: {
    'Lms-Features-slug': lmsFeatures,
    'Aksara-Features-slug': aksaraFeatures,
    'Features-slug': { ...platformFeatures, ...learningFeatures, ...voicePages },
    'Services-slug': serviceDetails,
  },
}
