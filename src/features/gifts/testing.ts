import { type Settings, toSettings } from '#features/sites/settings.ts'

export const GIFTS = {
  organisation: 'Yayasan Uji',
  permit: 'UJI/001/2026',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  purpose: 'Laptop untuk kelas desa',
}

/** Returns settings of a tenant that may collect donations, with overrides. */
export function giftSettings(other: Partial<typeof GIFTS> = {}): Settings {
  return toSettings({ isMaintenance: false, donation: { ...GIFTS, ...other } })
}
