import { describe, expect, it } from 'vitest'
import { toSettings } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { toCardView } from './card-view.ts'
import { type ClassCard, type ClassDetail, LEVELS, MODES, STATES, TYPES } from './class.ts'
import { toDetailView } from './detail.server.ts'
import { classTexts } from './texts.ts'

const card: ClassCard = {
  code: 'WEB-24A',
  slug: 'web',
  name: 'Web Dasar',
  logo: null,
  summary: 'Ringkasan',
  lang: 'id',
  level: 'Pemula',
  mode: 'offline',
  type: 'workshop',
  priceRupiah: 0,
  oldPriceRupiah: null,
  isPremium: false,
  state: 'registration',
  startsAt: new Date('2027-01-12T03:00:00Z'),
  alwaysOpen: false,
  programName: null,
  heldIn: null,
}

const one: ClassDetail = {
  ...card,
  id: newId(),
  contentLang: 'id',
  langs: ['id'],
  content: { type: 'doc', content: [] },
  tags: [],
  quota: 30,
  passMark: 70,
  hasCertificate: true,
  outcomes: [],
  audience: [],
  requirements: [],
  flags: { comingSoon: false, onRegistration: true, started: false, ended: false },
  program: null,
  mentors: [],
  modules: [
    {
      id: newId(),
      slug: 'awal',
      title: 'Awal',
      minutes: 75,
      chapters: [{ id: newId(), slug: 'satu', title: 'Satu', minutes: 15, isPreview: false }],
    },
  ],
  heldIn: ['KOTA BANDUNG'],
  registrantsFrom: [],
  updatedAt: new Date(),
  registrationOpensAt: null,
  registrationClosesAt: new Date('2027-01-10T16:59:00Z'),
  endsAt: null,
}

const site: Site = {
  tenantId: toTenantId(newId()),
  siteId: '1',
  slug: 'uji',
  host: 'uji.localhost',
  questions: [],
  tenantPages: [],
  settings: toSettings({ title: 'Uji', isMaintenance: false, layout: 'demo', contact: { whatsapp: '6281200000000' } }),
  layout: 'demo',
  variant: 'main',
  isSuspended: false,
}

describe('a class in a list', () => {
  it('is told in the reader’s language, Indonesian unless another is asked', () => {
    expect(toCardView(card, '/Courses', 'Asia/Jakarta')).toMatchObject({
      facts: 'Lokakarya · Pemula · Tatap muka',
      when: 'Mulai 12\u00a0Januari\u00a02027',
      price: 'Gratis',
    })
    expect(toCardView(card, '/Courses', 'Asia/Jakarta', 'en')).toMatchObject({
      facts: 'Workshop · Beginner · In person',
      when: 'Starts 12\u00a0January\u00a02027',
      price: 'Free',
    })
    expect(toCardView({ ...card, state: 'ended' }, '/Class', 'Asia/Jakarta', 'en').when).toBe('Started 12\u00a0January\u00a02027')
    expect(toCardView({ ...card, alwaysOpen: true }, '/Class', 'Asia/Jakarta', 'en').when).toBe('At any time')
  })

  it('names the city where it is held, but for one that is online', () => {
    const held = { ...card, heldIn: 'Kota Bandung' }
    expect(toCardView(held, '/Class', 'Asia/Jakarta', 'en').facts).toBe('Workshop · Beginner · Bandung')
    expect(toCardView({ ...held, mode: 'online' }, '/Class', 'Asia/Jakarta').facts).toBe('Lokakarya · Pemula · Daring')
  })
})

describe('a class on its page', () => {
  it('is told in Indonesian', async () => {
    const view = await toDetailView({ site, lang: 'id' }, one)
    expect(view).toMatchObject({
      place: 'Tatap muka, Bandung',
      load: '1 modul · 1 bab · 1 jam 15 menit',
      deadline: 'Minggu, 10 Januari 2027 pukul 23.59 WIB',
      dates: [
        { label: 'Pendaftaran ditutup', date: '10 Januari 2027' },
        { label: 'Kelas dimulai', date: '12 Januari 2027' },
      ],
    })
    expect(view.modules[0]?.chapters[0]?.length).toBe('15 menit')
    expect(decodeURIComponent(view.whatsapp ?? '')).toContain('Halo, saya ingin bertanya tentang kelas Web Dasar (WEB-24A).')
  })

  it('is told in English', async () => {
    const view = await toDetailView({ site, lang: 'en' }, { ...one, mode: 'online' })
    expect(view).toMatchObject({
      place: 'Online',
      load: '1 module · 1 chapter · 1 h 15 min',
      deadline: 'Sunday, 10 January 2027 at 23.59 WIB',
      dates: [
        { label: 'Registration closes', date: '10 January 2027' },
        { label: 'Class starts', date: '12 January 2027' },
      ],
    })
    expect(decodeURIComponent(view.whatsapp ?? '')).toContain('I would like to ask about the class Web Dasar (WEB-24A).')
  })
})

describe('the words of classes', () => {
  it.each(['id', 'en'] as const)('stand for every state, level, mode and type (%s)', lang => {
    const t = classTexts(lang)
    const words = [...STATES.map(one => t.badges[one]), ...LEVELS.map(one => t.levels[one]), ...MODES.map(one => t.modes[one])]
    expect([...words, ...TYPES.map(one => t.types[one])].every(word => word.length > 0)).toBe(true)
  })

  it('count one and many', () => {
    const found = (lang: 'id' | 'en', count: number) => classTexts(lang).fill('list.count', { count, shown: count })
    expect([found('id', 1), found('id', 12), found('en', 1), found('en', 12)]).toEqual(['1 kelas', '12 kelas', '1 class', '12 classes'])
  })
})
