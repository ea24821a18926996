import { addressInForm, asIcon, SHARED } from '#kit/picture-forms.ts'
import { logoOf, type Site } from './site.ts'

/** A node of linked data as schema.org describes it. */
export type LinkedData = Record<string, unknown> & { '@type': string }

/** Returns the URL of a share picture, 1200 × 630: resized by `/_ipx`, also one of another site. */
export function sharePicture(origin: string, src: string): string {
  return origin + addressInForm(src, SHARED)
}

/** Returns the tenant as an organisation: the home page's own node, and the publisher of others. */
export function organization(site: Pick<Site, 'settings' | 'slug'>, origin: string): LinkedData {
  const { settings } = site
  const { contact } = settings
  const logo = logoOf(site)
  const sameAs = [contact.instagram, contact.youtube, contact.linkedin].filter(Boolean)
  return {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#organization`,
    name: settings.title,
    url: `${origin}/`,
    logo: origin + addressInForm(logo, asIcon(512)),
    description: settings.meta.description,
    ...(contact.email && { email: contact.email }),
    ...(contact.whatsapp && { telephone: `+${contact.whatsapp}` }),
    ...(contact.address && { address: contact.address }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** Returns the page's breadcrumb list; the last entry is the page itself. */
export function breadcrumbList(origin: string, trail: readonly { label: string; href: string }[]): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, at) => ({ '@type': 'ListItem', position: at + 1, name: step.label, item: origin + step.href })),
  }
}

export function article(post: {
  title: string
  summary: string
  image: string
  url: string
  author: string
  publishedAt: Date
  updatedAt: Date
  /** The language of the text. */
  lang: string
  publisher: LinkedData
  isNews: boolean
}): LinkedData {
  return {
    '@type': post.isNews ? 'NewsArticle' : 'Article',
    headline: post.title.slice(0, 110),
    description: post.summary,
    image: [post.image],
    mainEntityOfPage: post.url,
    author: { '@type': 'Person', name: post.author },
    publisher: post.publisher,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    inLanguage: post.lang,
  }
}

export function event(one: {
  title: string
  summary: string
  image: string
  url: string
  /** Instants or days, ISO 8601. */
  starts: string
  ends: string
  place: string
  organizer: LinkedData
}): LinkedData {
  const mode = attendanceOf(one.place)
  const online = { '@type': 'VirtualLocation', url: one.url }
  const onSite = { '@type': 'Place', name: one.place, address: one.place }
  return {
    '@type': 'Event',
    name: one.title,
    description: one.summary,
    image: [one.image],
    url: one.url,
    startDate: one.starts,
    endDate: one.ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: { Online: online, Offline: onSite, Mixed: [onSite, online] }[mode],
    organizer: one.organizer,
  }
}

/** Returns how people attend, from the place's words: a city beside "daring" (online) means both. */
function attendanceOf(place: string): 'Online' | 'Offline' | 'Mixed' {
  if (place === '') return 'Online'
  if (!/\b(daring|online)\b/i.test(place)) return 'Offline'
  return /\b(kota|kabupaten|kab\.)/i.test(place) ? 'Mixed' : 'Online'
}

export function course(one: {
  name: string
  summary: string
  image: string
  url: string
  code: string
  /** The language of the text. */
  lang: string
  priceRupiah: number
  mode: 'online' | 'offline' | 'hybrid'
  startsAt: Date | null
  endsAt: Date | null
  minutes: number
  place: string
  teachers: readonly string[]
  provider: LinkedData
}): LinkedData {
  const mode = { online: 'Online', offline: 'Onsite', hybrid: 'Blended' }[one.mode]
  return {
    '@type': 'Course',
    name: one.name,
    description: one.summary,
    image: [one.image],
    url: one.url,
    courseCode: one.code,
    inLanguage: one.lang,
    provider: one.provider,
    offers: {
      '@type': 'Offer',
      category: one.priceRupiah === 0 ? 'Free' : 'Paid',
      price: one.priceRupiah,
      priceCurrency: 'IDR',
      url: one.url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: mode,
      courseWorkload: `PT${Math.max(1, Math.round(one.minutes / 60))}H`,
      ...(one.startsAt && { startDate: one.startsAt.toISOString() }),
      ...(one.endsAt && { endDate: one.endsAt.toISOString() }),
      ...(one.mode !== 'online' && one.place && { location: one.place }),
      instructor: one.teachers.map(name => ({ '@type': 'Person', name })),
    },
  }
}

export function podcastEpisode(one: {
  title: string
  summary: string
  url: string
  audio: string
  seconds: number
  number: number
  publishedAt: Date
  series: { name: string; url: string }
}): LinkedData {
  return {
    '@type': 'PodcastEpisode',
    name: one.title,
    description: one.summary,
    url: one.url,
    episodeNumber: one.number,
    datePublished: one.publishedAt.toISOString(),
    timeRequired: `PT${Math.round(one.seconds / 60)}M`,
    associatedMedia: { '@type': 'MediaObject', contentUrl: one.audio },
    partOfSeries: { '@type': 'PodcastSeries', name: one.series.name, url: one.series.url },
  }
}

export function faqPage(items: readonly { question: string; answer: string }[]): LinkedData {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(item => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  }
}

/** A job opening. Source: schema.org JobPosting; salaries are monthly. */
export function jobPosting(one: {
  title: string
  description: string
  url: string
  company: string
  city: string | null
  isRemote: boolean
  type: 'full-time' | 'part-time' | 'internship' | 'contract'
  publishedAt: Date
  closesAt: Date | null
  salary: { min: number | null; max: number | null }
}): LinkedData {
  const employment = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', internship: 'INTERN', contract: 'CONTRACTOR' }[one.type]
  return {
    '@type': 'JobPosting',
    title: one.title,
    description: one.description,
    url: one.url,
    datePosted: one.publishedAt.toISOString(),
    ...(one.closesAt && { validThrough: one.closesAt.toISOString() }),
    employmentType: employment,
    hiringOrganization: { '@type': 'Organization', name: one.company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'ID', ...(one.city && { addressLocality: one.city }) },
    },
    ...(one.isRemote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'Indonesia' } }),
    ...(one.salary.min !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'IDR',
        value: { '@type': 'QuantitativeValue', minValue: one.salary.min, maxValue: one.salary.max ?? one.salary.min, unitText: 'MONTH' },
      },
    }),
  }
}
