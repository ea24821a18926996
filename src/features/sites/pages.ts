import { z } from 'zod'
import { DEFAULT_LANG, LANGS, type Lang } from '#kit/lang.ts'

/** The most sections that a page has, and the most pages that a tenant makes. */
export const MAX_SECTIONS = 30
export const MAX_TENANT_PAGES = 100

/** Sections of a page; each has its own schema (`features/brands/sections`). */
export const sectionsField = z.array(z.looseObject({ kind: z.string().max(60) })).max(MAX_SECTIONS)

/** The platform's pages whose content is description: a tenant may compose them whole. */
export const COMPOSED_PAGES = [
  '/About',
  '/Campus',
  '/Government',
  '/Corporates',
  '/Collaboration',
  '/Welcome',
  '/Metamorfosa',
  '/Pricing',
  '/Training-Services',
  '/Training-Services/Syllabus',
  '/Services',
  '/Services/pelatihan-tim',
  '/Services/penyusunan-kurikulum',
  '/Services/acara-belajar',
  '/Lms',
  '/Lms/Features/coding-studio',
  '/Lms/Features/online-quiz',
  '/Aksara',
  '/Aksara/Features/kelas-dan-materi',
  '/Aksara/Features/rapor',
  '/Aksara/Features/kehadiran',
  '/Features/situs-sendiri',
  '/Features/pembayaran',
  '/Features/asisten-belajar',
  '/Features/belajar-tanpa-jaringan',
  '/Features/papan-peringkat',
  '/Features/pemberitahuan',
] as const

/** The platform's pages whose words have to be true for every tenant: policies, and what a form says of itself. A tenant may put sections before them. */
export const INTRODUCED_PAGES = [
  '/Make-Appointment',
  '/Register',
  '/Privacy-Policy',
  '/Terms-And-Conditions',
  '/Features/donasi',
  '/Features/tes-disc',
] as const

export const SITE_PAGES = [...COMPOSED_PAGES, ...INTRODUCED_PAGES] as const
export type SitePageAddress = (typeof SITE_PAGES)[number]

export function isSitePage(address: string): address is SitePageAddress {
  return SITE_PAGES.some(one => one === address)
}

/** True if a tenant's sections stand before the platform's own words rather than in their place. */
export function isIntroduced(address: SitePageAddress): boolean {
  return INTRODUCED_PAGES.some(one => one === address)
}

const sectionsByAddress = Object.fromEntries(SITE_PAGES.map(address => [address, sectionsField.default([])]))

/** The setting `sitePages`: the tenant's sections of the platform's pages, by address; an empty list is the platform's own. */
export const sitePagesField = z
  // Named boundary: `fromEntries` loses the names of the keys.
  .object(sectionsByAddress as Record<SitePageAddress, ReturnType<typeof sectionsField.default>>)
  .prefault({})

/** The setting `tenantPages`: the sections of the tenant's own pages by their ids. It stands for rows of `pages`, and is loaded with the page that shows them. */
export const tenantPagesField = z
  .record(z.uuid(), sectionsField)
  .default({})
  .describe('The sections of the tenant’s own pages, by the pages’ ids. Answers leave them out; one of a page that is gone is ignored.')

/** Words in each language that has any. */
export type WordsByLang = Readonly<Partial<Record<Lang, string>>>

/** A page of the tenant's own that visitors may see, without its sections. */
export interface TenantPage {
  id: string
  path: string
  title: WordsByLang
  description: WordsByLang
  langs: Lang[]
  changedAt: string
}

/** Returns the language that a page is shown in to a reader of `lang`: theirs if it is there in it, else the first that it is there in. */
export function langOfPage({ langs }: Pick<TenantPage, 'langs'>, lang: Lang): Lang {
  return langs.includes(lang) ? lang : (LANGS.find(one => langs.includes(one)) ?? DEFAULT_LANG)
}

/** Returns the published page of an address in any letter case; undefined if there is none. */
export function findTenantPage(pages: readonly TenantPage[], path: string): TenantPage | undefined {
  const asked = path.toLowerCase()
  return pages.find(one => one.path === asked)
}
