import { describe, expect, it } from 'vitest'
import { formatClock, formatCount, formatDate, formatLeaf, formatMinutes, formatMoment, formatPrice } from './format.ts'

const AT = '2025-08-17T03:05:00Z'

describe('what people read', () => {
  it('is rupiah without a space or decimals, and Gratis for nothing', () => {
    expect([0, 150_000, 1_000_000].map(price => formatPrice(price))).toEqual(['Gratis', 'Rp150.000', 'Rp1.000.000'])
    expect(formatCount(1250)).toBe('1.250')
  })

  it('is dates as Indonesians write them, in the tenant’s time zone', () => {
    expect(formatDate(AT)).toBe('17 Agustus 2025')
    expect(formatDate(new Date('2025-08-16T17:30:00Z'))).toBe('17 Agustus 2025')
    expect(formatMoment(AT)).toBe('Minggu, 17 Agustus 2025 pukul 10.05 WIB')
    expect(formatMoment(AT, 'Asia/Jayapura')).toBe('Minggu, 17 Agustus 2025 pukul 12.05 WIT')
    expect(formatMoment(AT, 'Asia/Jakarta', 'id', '2025-08-17T04:30:00Z')).toBe('Minggu, 17 Agustus 2025 pukul 10.05–11.30 WIB')
    expect(formatClock(AT, 'Asia/Makassar')).toBe('11.05')
    expect(formatLeaf(AT)).toEqual({ day: '17', month: 'Agu 2025' })
  })

  it('is lengths in hours and minutes', () => {
    expect([0, 45, 60, 135].map(minutes => formatMinutes(minutes))).toEqual(['0 menit', '45 menit', '1 jam', '2 jam 15 menit'])
  })
})

describe('what people read in English', () => {
  it('is the same rupiah, and Free for nothing', () => {
    expect([0, 150_000].map(price => formatPrice(price, 'en'))).toEqual(['Free', 'Rp150.000'])
  })

  it('is dates with English names, and the clock as it is written here', () => {
    expect(formatDate(AT, 'Asia/Jakarta', 'en')).toBe('17 August 2025')
    expect(formatMoment(AT, 'Asia/Jakarta', 'en')).toBe('Sunday, 17 August 2025 at 10.05 WIB')
    expect(formatMoment(AT, 'UTC', 'en')).toBe('Sunday, 17 August 2025 at 03.05')
    expect(formatMoment(AT, 'UTC', 'en', new Date('2025-08-17T04:30:00Z'))).toBe('Sunday, 17 August 2025 at 03.05–04.30')
    expect(formatLeaf(AT, 'Asia/Jakarta', 'en')).toEqual({ day: '17', month: 'Aug 2025' })
  })

  it('does not mix with what is remembered in the other language', () => {
    expect([formatDate(AT), formatDate(AT, 'Asia/Jakarta', 'en'), formatDate(AT)]).toEqual([
      '17 Agustus 2025',
      '17 August 2025',
      '17 Agustus 2025',
    ])
  })

  it('is lengths in h and min', () => {
    expect([0, 45, 60, 135].map(minutes => formatMinutes(minutes, 'en'))).toEqual(['0 min', '45 min', '1 h', '2 h 15 min'])
  })
})
