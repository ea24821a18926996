import type { StaticPages } from '../static-page.ts'
import { book } from './en/book.ts'
import { company } from './en/company.ts'
import { aksaraFeatures, learningFeatures, lmsFeatures, platformFeatures, serviceDetails } from './en/detail.ts'
import { legal } from './en/legal.ts'
import { services } from './en/services.ts'
import { voicePages } from './en/voices.ts'

export const words: StaticPages = {
  byRoute: { ...company, ...book, ...services, ...legal },
  bySlug: {
    'Lms-Features-slug': lmsFeatures,
    'Aksara-Features-slug': aksaraFeatures,
    'Features-slug': { ...platformFeatures, ...learningFeatures, ...voicePages },
    'Services-slug': serviceDetails,
  },
}
