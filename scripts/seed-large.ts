// Fills a database with 1,000 tenants, posts and a fifth as many classes of generated words, to measure lists and search.
//   DATA_DIR=.data-large npm run seed:large              100,000 posts, about a minute
//   DATA_DIR=.data-million npm run seed:large -- 1000000  about ten minutes and 5 GB
// Tenants differ in size as real ones do: the n-th largest has about 1/n of the largest one's content (at least a few rows).
import { resolve } from 'node:path'
import pg from 'pg'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { parseConfig } from '#platform/config/config.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'

const TENANTS = 1000
const posts = Number(process.argv[2] ?? 100_000)
if (!Number.isInteger(posts) || posts < 1000) throw new Error('the number of posts must be a whole number of at least 1000')
const classes = Math.round(posts / 5)

const WORDS =
  `belajar kelas web dasar pemrograman desain data cerita sekolah guru siswa mentor kota desa karya proyek tugas ujian materi modul
  bahasa menulis membaca gambar video suara musik kamera foto film panggung festival acara pameran diskusi ruang meja papan buku pena kertas
  kode program aplikasi server jaringan awan basis robot sensor listrik mesin otomotif logistik gudang toko pasar usaha dagang modal laba
  keuangan pajak hukum etika budaya sejarah peta jalan jembatan sungai gunung laut pantai hutan sawah kebun kopi teh rempah dapur resep
  kesehatan olahraga lari renang sepeda bola basket voli keluarga anak remaja pemuda orang tua masyarakat relawan bantuan beasiswa lomba
  juara peserta panitia sponsor mitra perusahaan industri magang kerja karier wawancara portofolio sertifikat lulusan angkatan jadwal
  pendaftaran kuota biaya gratis daring luring malam pagi akhir pekan bulan tahun rencana tujuan hasil nilai umpan balik perbaikan uji
  coba gagal bangkit teman kelompok pemimpin presentasi pertanyaan jawaban solusi masalah ide inovasi riset catatan laporan statistik`
    .split(/\s+/)
    .filter(Boolean)

const config = parseConfig(process.env)
const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir, console.log)
const url = config.databaseUrl ?? embedded?.databaseUrl ?? ''
await migrate(url, resolve('db/migrations'))
const client = new pg.Client({ connectionString: url })
await client.connect()
try {
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from posts where tenant_id in (select id from directory.tenants where slug like 'besar-%')",
  )
  const filled = rows[0]?.n ?? 0
  if (filled === posts) console.log('it is filled already')
  else if (filled > 0) throw new Error(`this database holds ${filled} generated posts already; use another DATA_DIR`)
  else await fill()
} finally {
  await client.end()
  await embedded?.stop()
}

async function fill() {
  await client.query('begin')
  // Rows are written several times faster without the indexes on words, which are made again from their own definitions.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select schemaname || '.' || indexname as name, indexdef as definition from pg_indexes where tablename in ('posts', 'classes') and indexdef ~ 'USING gin'`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query('select setseed(0.42)')
  await client.query('create temporary table words (n serial, word text) on commit drop')
  await client.query('insert into words (word) select unnest($1::text[])', [WORDS])
  console.log('tenants …')
  await client.query(`insert into directory.tenants (id, slug, site_id, name)
    select gen_random_uuid(), 'besar-' || n, 100000 + n, 'Besar ' || n from generate_series(1, ${TENANTS}) n`)
  await client.query(`create temporary table sizes on commit drop as
    select t.id, substr(t.slug, 7)::int as n from directory.tenants t where t.slug like 'besar-%'`)
  await client.query(`insert into directory.hosts (host, tenant_id, is_primary) select 'besar-' || n || '.localhost', id, true from sizes`)
  await client.query(`insert into site_settings (tenant_id, key, value) select id, 'isMaintenance', 'false' from sizes
    union all select id, 'title', to_jsonb('Besar ' || n) from sizes`)
  // Distributes rows over the tenants by a cumulative 1/n distribution.
  await client.query(`create temporary table spread on commit drop as
    select id, sum(1.0 / n) over (order by n) / sum(1.0 / n) over () as upto, coalesce(sum(1.0 / n) over (order by n rows between unbounded preceding and 1 preceding), 0) / sum(1.0 / n) over () as since from sizes`)
  await client.query('create index on spread (since)')
  await client.query(`create temporary table texts on commit drop as
    select texts_n.n, title, summary, body from generate_series(1, 2000) as texts_n(n),
      lateral (select string_agg(word, ' ') as title from (select word from words order by hashint8(words.n::bigint * 7919 + texts_n.n::bigint * 104729) limit 6) w) a,
      lateral (select string_agg(word, ' ') as summary from (select word from words order by hashint8(words.n::bigint * 7907 + texts_n.n::bigint * 1299709) limit 14) w) b,
      lateral (select string_agg(word, ' ') as body from (select word from words order by hashint8(words.n::bigint * 7901 + texts_n.n::bigint * 15485863) limit 90) w) c`)
  await client.query('create index on texts (n)')
  console.log('categories …')
  await client.query(
    `insert into post_categories (tenant_id, id, kind, slug, name)
    select s.id, gen_random_uuid(), k, 'umum', 'Umum' from sizes s, unnest($1::text[]) k`,
    [KINDS],
  )
  console.log('posts …')
  await client.query(`insert into posts (tenant_id, id, kind, slug, title, summary, content, words, cover, category_id, author_name, published_at)
    select s.id, gen_random_uuid(), p.kind, 'tulisan-' || p.n, initcap(t.title), t.summary,
      jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', t.body))))),
      t.body, '/art/news/tulisan-' || p.n || '.svg', c.id, 'Penulis ' || (p.n % 50), now() - (p.n % 900) * interval '1 day'
    from (select n, random() as at, 1 + (random() * 1999)::int as text_at, (array['news','news','blog','blog','articles','program','event','podcasts','gallery'])[1 + n % 9] as kind from generate_series(1, ${posts}) n) p
    join lateral (select id from spread where since <= p.at order by since desc limit 1) s on true
    join texts t on t.n = p.text_at
    join post_categories c on c.tenant_id = s.id and c.kind = p.kind`)
  await client.query(
    'insert into post_views (tenant_id, post_id, views) select tenant_id, id, (hashtext(id::text)::bigint + 2147483648) % 5000 from posts where tenant_id in (select id from sizes)',
  )
  console.log('classes …')
  await client.query(`insert into classes (tenant_id, id, code, slug, name, logo, summary, content, words, tags, level, mode, type, price_rupiah, is_premium, quota, pass_mark,
      has_certificate, outcomes, audience, requirements, registrar_city_codes, held_city_codes, always_open, registration_opens_at, registration_closes_at, starts_at, ends_at, published_at)
    select s.id, gen_random_uuid(), 'BSR-' || p.n, 'kelas-' || p.n, initcap(t.title), null, t.summary, '{"type":"doc","content":[]}', t.body, array['web','data'],
      (array['Dasar','Pemula','Menengah','Mahir'])[1 + p.n % 4], (array['online','offline','hybrid'])[1 + p.n % 3], (array['bootcamp','kelas','workshop','webinar'])[1 + p.n % 4],
      (p.n % 8) * 100000, p.n % 9 = 0, 30, 70, true, array['satu','dua'], array['siapa saja'], array['laptop'], '{}', '{}', false,
      now() + p.shift, now() + p.shift + interval '20 days', now() + p.shift + interval '30 days', now() + p.shift + interval '80 days', now() - (p.n % 700) * interval '1 day'
    from (select n, random() as at, 1 + (random() * 1999)::int as text_at, ((n % 200) - 120) * interval '1 day' as shift from generate_series(1, ${classes}) n) p
    join lateral (select id from spread where since <= p.at order by since desc limit 1) s on true
    join texts t on t.n = p.text_at`)
  console.log('indexes …')
  await client.query("set local maintenance_work_mem = '512MB'")
  for (const { definition } of indexes) await client.query(definition)
  await client.query('commit')
  await client.query('vacuum analyze')
  const { rows } = await client.query('select tenant_id, count(*)::int as posts from posts group by 1 order by 2 desc limit 1')
  console.log(`done; the largest tenant has ${rows[0]?.posts} posts`)
}
