import type { settingFields } from '#features/sites/settings.ts'
import type { VoiceKind } from '#features/voices/voice.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { dayOffset } from './dates.ts'

/** Returns the demo's donation settings; the organisation, its permit and its purpose are invented. */
export function giftsOf(slug: string, title: string, now: Date): Parameters<typeof settingFields.donation.parse>[0] {
  if (slug !== 'demo' && slug !== 'foundation') return undefined
  const year = now.getUTCFullYear()
  return {
    organisation: `${title} (contoh)`,
    permit: `CONTOH/PUB/${year}/001`,
    validFrom: `${year}-01-01`,
    validUntil: `${year + 1}-12-31`,
    purpose: 'Laptop pinjaman dan kuota internet bagi siswa yang belajar dari rumah.',
  }
}

const REVIEWS = [
  ['Galih', 5, 'Saya membaca bagian Ulat di angkutan kota, lalu turun satu halte lebih jauh karena belum selesai.'],
  ['Bu Ningsih', 4, 'Bahasanya dekat dengan murid saya. Contoh programnya boleh lebih banyak lagi.'],
  ['Fajar', null, 'Baru sampai Kepompong. Sudah dua kali menelepon teman yang berhenti kuliah untuk membacakan satu halaman.'],
] as const
const ASPIRATIONS = [
  [
    'Rahmi',
    'Kabupaten Lombok Tengah',
    ['alat'],
    'Lab kami dipakai bergantian empat kelas. Andai ada laptop pinjaman untuk dibawa pulang seminggu sekali.',
  ],
  ['Yosef', 'Kota Kupang', ['kelas', 'pekerjaan'], 'Tolong ada kelas malam. Banyak dari kami bekerja di toko sampai pukul enam.'],
  ['Putri', 'Kota Semarang', ['sekolah'], 'Guru-guru kami ingin ikut belajar juga, tetapi jadwalnya selalu bentrok dengan jam mengajar.'],
] as const
const GIFTS = [250_000, 100_000, 1_500_000] as const

/** Loads invented voices and donations of visitors for two demo sites; the others start with empty lists. */
export async function loadVoices({ db, tenantId, slug, now }: { db: Db; tenantId: TenantId; slug: string; now: Date }): Promise<void> {
  if (slug !== 'demo' && slug !== 'foundation') return
  const row = (kind: VoiceKind, at: number) => ({
    tenant_id: tenantId,
    id: newId(),
    created_at: dayOffset(now, -4 - at * 6, kind.length),
    approved_at: dayOffset(now, -3 - at * 6, kind.length),
  })
  await db
    .insertInto('book_reviews')
    .values(REVIEWS.map(([name, rating, message], at) => ({ ...row('book_reviews', at), name, rating, message })))
    .execute()
  await db
    .insertInto('aspirations')
    .values(
      ASPIRATIONS.map(([name, city, topics, message], at) => ({ ...row('aspirations', at), name, city, topics: [...topics], message })),
    )
    .execute()
  await db
    .insertInto('donations')
    .values(GIFTS.map((amount, at) => ({ ...row('donations', at), amount })))
    .execute()
}
