import { DEFAULT_LANG } from '#kit/lang.ts'

const FORMATS: Record<string, string> = {
  uuid: '01a200f0-aa13-7411-a17c-e8caa1dfcfbe',
  email: 'siti@contoh.example',
  'date-time': '2026-08-17T03:00:00.000Z',
  date: '2026-08-17',
  uri: 'https://contoh.example/',
}

/** What of a JSON schema bounds an example. */
interface Bounds {
  format?: string | undefined
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
}

/** What a visitor writes in a review, or an API client in a mail. */
const VOICE = 'Kelasnya jelas, mentornya sabar.'
/** The sentence of a refusal. */
export const REFUSED_EXAMPLE = 'Ada isian yang perlu diperbaiki.'

/** Examples of texts by their field's name, for requests and answers. Those of uploads: tus 1.0.0, sections "Core" and "Creation". */
const TEXTS: Record<string, string> = {
  id: FORMATS['uuid'] ?? '',
  slug: 'web-dasar',
  programId: 'web-dasar',
  postSlug: 'kelas-web-dasar-dibuka',
  careerSlug: 'kopi-gayo',
  name: 'Siti Rahma',
  authorName: 'Siti Rahma',
  mentor: 'Siti Rahma',
  title: 'Kelas Web Dasar dibuka',
  subject: 'Kelas Web Dasar dibuka',
  summary: 'Enam minggu membuat halaman pertama, dari HTML sampai bisa dibuka orang.',
  description: 'Belajar membuat halaman web dari nol, bersama mentor.',
  message: VOICE,
  content: '<p>Pendaftaran dibuka sampai Jumat.</p>',
  html: '<p>Pendaftaran dibuka sampai Jumat.</p>',
  details: 'Key (id)=(…) already exists.',
  hint: 'Perhaps try another value.',
  bio: 'Sepuluh tahun membuat aplikasi untuk koperasi.',
  headline: 'Pengembang web',
  role: 'Pengembang web',
  company: 'Kopi Gayo',
  industry: 'Pengolahan kopi',
  website: 'https://contoh.example/',
  url: 'https://aplikasi.contoh.id/kabar',
  cover: '/art/news/panen-kopi.svg',
  image: '/art/news/panen-kopi.svg',
  photo: '/art/portrait/siti-rahma.svg',
  logo: '/art/class/web-dasar.svg',
  favicon: '/art/logo/alkademi.svg',
  city: 'Kota Bandung',
  cityId: '32.73',
  heldIn: 'Kota Bandung',
  province: 'Jawa Barat',
  provinceId: '32',
  school: 'SMK Negeri 4 Bandung',
  npsn: '20219139',
  team: 'Tim Rajawali',
  program: 'web-dasar',
  programName: 'Web Dasar',
  sponsor: 'Kopi Gayo',
  event: 'post.published',
  failure: 'HTTP 503',
  purpose: 'kelas',
  lang: DEFAULT_LANG,
  contentLang: DEFAULT_LANG,
  type: 'D',
  note: 'Laporan bulan Agustus',
  answer: 'Ya, kelas ini gratis.',
  question: 'Apakah kelas ini gratis?',
  code: 'WEB-26A',
  phone: '6281234567890',
  version: '0.1.0',
  path: 'title',
  token: 'app_rahasia',
  secret: 'rahasia-yang-dilihat-sekali',
  key: 'kelas-web-dasar',
  label: 'Web Dasar',
  place: 'Balai Kota, Bandung',
  expertise: 'HTML',
  topics: 'pendidikan',
  'upload-length': '5368709120',
  'upload-offset': '0',
  // filename film.mp4
  'upload-metadata': 'filename ZmlsbS5tcDQ=',
}

/** Examples of numbers by their field's name, in the field's unit. */
const NUMBERS: Record<string, number> = {
  perPage: 10,
  totalItems: 1,
  minutes: 45,
  views: 128,
  students: 640,
  width: 1200,
  height: 630,
  tookMs: 85,
  statusCode: 200,
  sizeBytes: 48_213,
  score: 870,
  rating: 5,
  salaryMin: 4_500_000,
  salaryMax: 7_000_000,
  quota: 30,
  priceRupiah: 250_000,
  oldPriceRupiah: 350_000,
  bundlePriceRupiah: 900_000,
  amount: 50_000,
  passMark: 70,
  posts: 12,
  schools: 8,
  classes: 3,
  openJobs: 2,
}

/** Returns a text that the schema allows, by its format or its field's name; what has neither is named by its field. */
export function toTextExample({ format, maxLength }: Bounds, name: string): string {
  return FORMATS[format ?? ''] ?? TEXTS[name] ?? (name || 'web-dasar').slice(0, maxLength)
}

/** Returns a number within the schema's bounds. */
export function toNumberExample({ minimum, maximum }: Bounds, name: string): number {
  return Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? 0, NUMBERS[name] ?? 1))
}
