import { beforeAll, describe, expect, it } from 'vitest'
import { toFrameView } from '#features/brands/chrome.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { LAYOUTS, type Layout } from '#features/sites/layouts.ts'
import { SITE_PAGES } from '#features/sites/pages.ts'
import { type SettingKey, settingFields } from '#features/sites/settings.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { fileOf } from '../route-table.ts'
import { createPages } from './pages.ts'
import { publicModules } from './public-modules.server.ts'
import { createPublicPages } from './public-pages.server.tsx'
import { testRuntime } from './testing-pages.ts'

/* Whatever a tenant may store shows where its name says: each field of each setting is changed, and looked for on a page. */
const database = openTestDatabase()
const assets = { stylesheet: '/app.css', beforePaint: '/before-paint.js', entry: '/entry.js', islandFiles: {} }
const noApp = async () => ({ status: 404, headers: {}, body: null, cacheable: false as const })
let tenant: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    await buildClass(ctx, { slug: 'satu', starts_at: new Date('2026-09-01T16:30:00Z'), always_open: false })
  })
})

/** Returns a page of the tenant with these settings; each visit renders it anew. */
async function show(path: string, settings: Record<string, unknown>, layout: Layout = 'demo') {
  const halves = { public: createPublicPages({ modules: publicModules, fileOf, assets, formTargets: [] }), app: noApp }
  const pages = createPages(testRuntime(database), halves)
  const site = buildSite({ of: tenant, layout, settings })
  return await pages.answer(new Request(`http://${site.host}:3000${path}`), site)
}

const htmlOf = async (...visit: Parameters<typeof show>) => await (await show(...visit)).text()

/** A stored value, the page that shows it, and what is to be seen there. */
interface Shown {
  on?: string
  value: unknown
  /** Settings that it needs beside it. */
  beside?: Record<string, unknown>
  layout?: Layout
  as: string | RegExp
}

const meta = (name: string, value: string): Shown => ({ value, as: `<meta name="${name}" content="${value}"` })
const property = (name: string, value: string): Shown => ({ value, as: `<meta property="${name}" content="${value}"` })
const colour = (name: string): Shown => ({ value: '#123456', as: new RegExp(`--${name}:\\s*#123456`) })
const day = TEST_NOW.toISOString().slice(0, 10)
const permit = { organisation: 'Yayasan Uji', permit: 'IZIN-77', validFrom: day, validUntil: '2099-01-01', purpose: 'Buku bacaan anak' }
const gift = (as: string): Shown => ({ on: '/Features/donasi', value: as, as })
const festival = { name: 'Festival Uji', startsOn: '2099-08-17', days: 2 }
const ofFestival = (value: unknown, as: string): Shown => ({ on: '/BelajarBersama', value, as })

const shown: Record<string, Shown> = {
  title: { value: 'Sanggar Uji Tampil', as: 'Sanggar Uji Tampil' },
  logoDark: { value: '/files/gelap.png', as: /<header[^]*<img src="\/_ipx\/w_480,f_webp\/files\/gelap\.png"[^]*<\/header>/ },
  logo_dark: { value: '/files/gelap-lain.png', as: /<header[^]*<img src="\/_ipx\/w_480,f_webp\/files\/gelap-lain\.png"[^]*<\/header>/ },
  logoLight: { value: '/files/terang.png', as: /<footer[^]*<img src="\/_ipx\/w_480,f_webp\/files\/terang\.png"[^]*<\/footer>/ },
  favicon: { value: '/files/ikon.png', as: '<link rel="icon" href="/_ipx/s_192x192,f_png/files/ikon.png"/>' },
  layout: { value: 'alpha', layout: 'alpha', as: 'data-layout="alpha"' },
  'maintenance.message': { value: 'Kami pindahan dulu', beside: { isMaintenance: true }, as: 'Kami pindahan dulu' },
  'maintenance.english': { on: '/en', value: 'We are moving', beside: { isMaintenance: true }, as: 'We are moving' },
  'maintenance.until': { value: '2099-08-17T10:30', beside: { isMaintenance: true }, as: /17 Agustus 2099/ },
  isMaintenance: { value: true, as: 'Website Sedang Dalam Perbaikan' },
  'css.ft_primary': { value: 'Outfit', as: /--font-heading:[^;]*Outfit/ },
  'css.ft_secondary': { value: 'Manrope', as: /--font-paragraph:[^;]*Manrope/ },
  'css.clr_primary': colour('primary'),
  'css.clr_secondary': colour('secondary'),
  'css.clr_success': colour('success'),
  'css.clr_info': colour('info'),
  'css.clr_warning': colour('warning'),
  'css.clr_danger': colour('danger'),
  'css.clr_light': colour('light'),
  'css.clr_dark': colour('dark'),
  'meta.name': meta('application-name', 'Aplikasi Uji'),
  'meta.description': meta('description', 'Uraian uji situs'),
  'meta.keywords': meta('keywords', 'uji, tampil'),
  'meta.type': property('og:type', 'profile'),
  'meta.image': { value: '/files/bagikan.jpg', as: /<meta property="og:image" content="[^"]*\/files\/bagikan\.jpg"/ },
  'meta.card': meta('twitter:card', 'summary'),
  'meta.site_name': property('og:site_name', 'Nama Situs Uji'),
  'meta.url': property('og:url', 'https://www.uji-tampil.example/'),
  'meta.twitter_site': meta('twitter:site', '@ujitampil'),
  'meta.robot_index': { value: 'noindex', as: '<meta name="robots" content="noindex, follow"' },
  'meta.robot_follow': { value: 'nofollow', as: '<meta name="robots" content="index, nofollow"' },
  'blog.title': { on: '/Blog', value: 'Catatan Uji', as: 'Catatan Uji' },
  'blog.summary': { on: '/Blog', value: 'Ringkasan blog uji', as: 'Ringkasan blog uji' },
  'blog.cover': { on: '/Blog', value: '/files/sampul.jpg', as: '/files/sampul.jpg' },
  'overview.name': { on: '/About', value: 'Puja Uji', beside: { overview: { summary: 'x' } }, as: 'Puja Uji' },
  'overview.title': { on: '/About', value: 'Judul tentang uji', as: 'Judul tentang uji' },
  'overview.summary': { on: '/About', value: 'Ringkasan tentang uji', as: 'Ringkasan tentang uji' },
  'overview.description': { on: '/About', value: 'Satu alinea.\n\nDua alinea.', as: '<p>Satu alinea.</p><p>Dua alinea.</p>' },
  'overview.logo': { on: '/About', value: '/files/tentang.png', as: '<img src="/_ipx/w_480,f_webp/files/tentang.png"' },
  'hero.title': { value: 'Sapaan uji', as: 'Sapaan uji' },
  'hero.summary': { value: 'Di bawah sapaan uji', as: 'Di bawah sapaan uji' },
  'english.title': { on: '/en', value: 'A tested greeting', as: 'A tested greeting' },
  'english.summary': { on: '/en', value: 'Below a tested greeting', as: 'Below a tested greeting' },
  'english.description': { on: '/en', value: 'A tested description', as: '<meta name="description" content="A tested description"' },
  'contact.whatsapp': { value: '6281234567891', as: 'https://wa.me/6281234567891' },
  'contact.email': { value: 'tanya@uji.example', as: 'mailto:tanya@uji.example' },
  'contact.address': { value: 'Jalan Uji 7', as: 'Jalan Uji 7' },
  'contact.instagram': { value: 'https://instagram.com/uji7', as: 'https://instagram.com/uji7' },
  'contact.youtube': { value: 'https://youtube.com/@uji7', as: 'https://youtube.com/@uji7' },
  'contact.linkedin': { value: 'https://linkedin.com/uji7', as: 'https://linkedin.com/uji7' },
  'legal.company': { value: 'PT Uji Tampil', as: '© PT Uji Tampil' },
  'legal.pse': { value: '000777.01', as: '000777.01' },
  'donation.organisation': gift(permit.organisation),
  'donation.permit': gift(permit.permit),
  'donation.validFrom': { ...gift(''), value: '2026-01-09', as: '9 Januari 2026' },
  'donation.validUntil': { ...gift(''), value: '2098-03-05', as: '5 Maret 2098' },
  'donation.purpose': gift(permit.purpose),
  'donation.report': gift('https://laporan.uji.example/2026'),
  'analytics.default': { value: 'G-UJI11111', as: 'G-UJI11111' },
  'analytics.pujapramudya': { value: 'G-UJI22222', layout: 'pujapramudya', as: 'G-UJI22222' },
  'analytics.ruangcipta': { value: 'G-UJI33333', layout: 'ruangcipta', as: 'G-UJI33333' },
  home: { value: [{ kind: 'statement', text: 'Bagian uji yang sendiri' }], as: 'Bagian uji yang sendiri' },
  // Each page that a tenant composes, or puts its own sections before.
  ...Object.fromEntries(
    SITE_PAGES.map(on => [`sitePages.${on}`, { on, value: [{ kind: 'statement', text: `Bagian uji ${on}` }], as: `Bagian uji ${on}` }]),
  ),
  'navigation.header': { value: [{ label: { id: 'Pintu uji' }, href: '/About' }], as: /<header[^]*Pintu uji[^]*<\/header>/ },
  'navigation.footer': {
    value: [{ label: { id: 'Kelompok uji' }, entries: [{ label: { id: 'Isi' }, href: '/About' }] }],
    as: /<footer[^]*Kelompok uji/,
  },
  faq: { on: '/', layout: 'alkademi', value: [{ question: 'Tanya uji?', answer: 'Jawab uji.' }], as: 'Jawab uji.' },
  partners: { on: '/Clients', value: [{ name: 'Mitra Uji', kind: '' }], as: 'Mitra Uji' },
  'festival.name': ofFestival('Pesta Belajar Uji', 'Pesta Belajar Uji'),
  'festival.startsOn': ofFestival('2099-05-04', '4 Mei 2099'),
  'festival.days': ofFestival(9, '9 hari'),
  'festival.place': ofFestival('Balai Uji', 'Balai Uji'),
  'festival.summary': ofFestival('Ringkasan pesta uji', 'Ringkasan pesta uji'),
  'festival.speakers': ofFestival(
    [{ id: 'a', name: 'Pembicara Uji', short_bio: 'Riwayat uji', isConfirmed: true, linkedIn: 'https://linkedin.com/in/uji' }],
    'https://linkedin.com/in/uji',
  ),
  'festival.activities': ofFestival([{ title: 'Kegiatan Uji', text: 'Isi kegiatan uji' }], 'Isi kegiatan uji'),
  'festival.schedule': ofFestival([{ day: 1, time: '09.00', title: 'Sesi Uji', place: 'Ruang Uji' }], 'Ruang Uji'),
  'festival.sponsors': ofFestival([{ name: 'Sponsor Uji', tier: 'Platinum' }], 'Sponsor Uji'),
  'radio.name': {
    value: 'Radio Uji Tampil',
    beside: { radio: { stream: 'https://radio.example/a.mp3', isOn: true } },
    as: 'Radio Uji Tampil',
  },
  'radio.stream': { value: 'https://radio.example/b.mp3', beside: { radio: { isOn: true } }, as: 'https://radio.example/b.mp3' },
  'radio.isOn': { value: true, beside: { radio: { stream: 'https://radio.example/c.mp3' } }, as: 'https://radio.example/c.mp3' },
  timeZone: { on: '/Courses/satu', value: 'Asia/Jayapura', as: '2 September 2026' },
}
/**
 * What is no part of a page: when a role counts (`members/session-life.test.ts`), what mentors may do (`class-editing/class-editing.test.ts`), which
 * languages there are (`site-languages.test.ts`), what stands on invoices (`features/payments`), and what the assistant's own page and panel show.
 */
const NOT_SHOWN = [
  ...Object.keys(settingFields.payment.parse(undefined)).map(field => `payment.${field}`),
  ...Object.keys(settingFields.assistant.parse(undefined)).map(field => `assistant.${field}`),
  'languages.first',
  'languages.shown',
  'security.secondFactor',
  'classes.mentorsPublish',
]

/** Returns a setting's fields, with the settings that it needs beside. */
function settingsOf(name: string, { value, beside = {} }: Shown): Record<string, unknown> {
  const [key = '', field] = name.split('.')
  const around = key === 'donation' ? permit : key === 'festival' ? festival : beside[key]
  return { ...beside, [key]: field === undefined ? value : { ...(around as object), [field]: value } }
}

function fieldNames(): string[] {
  return Object.keys(settingFields).flatMap(key => {
    const read = settingFields[key as SettingKey].safeParse(undefined).data
    const isGroup = typeof read === 'object' && read !== null && !Array.isArray(read)
    return isGroup ? Object.keys(read).map(field => `${key}.${field}`) : [key]
  })
}

describe('a stored setting', () => {
  it('is one of these, or none that a page shows', () => {
    expect([...Object.keys(shown), ...NOT_SHOWN].sort()).toEqual(fieldNames().sort())
  })

  it.each(Object.entries(shown))('%s shows where its name says', async (name, one) => {
    const { on = '/', layout, as } = one
    const isSeen = (html: string) => (typeof as === 'string' ? html.includes(as) : as.test(html))
    const other = settingsOf(name, { ...one, value: undefined })
    expect(isSeen(await htmlOf(on, { ...other, isMaintenance: false })), 'without it').toBe(false)
    expect(isSeen(await htmlOf(on, { isMaintenance: false, ...settingsOf(name, one) }, layout)), 'with it').toBe(true)
  })
})

describe('a tenant’s own logo', () => {
  const settings = { logoDark: '/files/gelap.png', logoLight: '/files/terang.png' }
  const logosIn = (html: string, part: string) => {
    const [text = ''] = new RegExp(`<div data-part="${part}">[^]*?</${part}>`).exec(html) ?? []
    return new Set(text.match(/\/files\/(?:gelap|terang)\.png/g))
  }

  it.each(Object.keys(LAYOUTS) as Layout[])('is in the header and the footer of %s, one on each ground', async layout => {
    const html = await htmlOf('/', settings, layout)
    expect(logosIn(html, 'header').size).toBe(1)
    expect(logosIn(html, 'footer').size).toBe(1)
  })

  it('is the light one where the header is dark', async () => {
    expect([...logosIn(await htmlOf('/', settings, 'smkcoding'), 'header')]).toEqual(['/files/terang.png'])
    // Without one, the other stands there, as it did.
    const without = toFrameView(buildSite({ of: tenant, settings: { logoDark: '/files/gelap.png' } }), 'id')
    expect(without.logo).toEqual({ light: '/_ipx/w_480,f_webp/files/gelap.png', dark: '/_ipx/w_480,f_webp/files/gelap.png' })
    expect(without.ownLogo).toEqual({ light: '/_ipx/w_480,f_webp/files/gelap.png', dark: '' })
  })
})
