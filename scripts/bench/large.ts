// Measures lists and search on a large database: run `npm run seed:large` with the same DATA_DIR first.
//   DATA_DIR=.data-large npm run bench:large
// Sends one request at a time to the real server, bypassing the page cache, for tenants of all sizes. Prints the median and the 95th percentile.
import { get, median, percentile, startServer } from './servers.ts'

const PORT = 4111
const ROUNDS = 25
const HEADERS = { cookie: 'sanggar_access=measuring' }
// The largest tenant, some medium ones, and small ones.
const TENANTS = [1, 1, 2, 5, 20, 100, 500, 900]
const KINDS: Record<string, (n: number) => string> = {
  'class list': n => `/Courses?page=${1 + (n % 4)}`,
  'class list, filtered': n => `/Class?level=Dasar&sort=${['name', 'cheapest', 'soonest'][n % 3]}`,
  'news list': n => `/News?page=${1 + (n % 5)}`,
  'news list, most read': () => '/News?sort=popular',
  'search of classes': n => `/Courses?search=${WORDS[n % WORDS.length]}`,
  'search of news': n => `/News?search=${WORDS[n % WORDS.length]}`,
  'search, two words': n => `/Blog?search=${WORDS[n % WORDS.length]}+${WORDS[(n * 7 + 3) % WORDS.length]}`,
  'search, a typo': n => `/News?search=${['progrm', 'seklah', 'kelompk', 'sertifkat', 'inovsi'][n % 5]}`,
  'search, nothing found': n => `/News?search=qqzzx${n}`,
}
const WORDS = 'kelas web kopi guru robot festival beasiswa magang data film sejarah dapur relawan pendaftaran menulis'.split(' ')

const server = await startServer(['build/server/index.js'], PORT, { LOG_LEVEL: 'error', DEMO: '0', PAGE_CACHE_MB: '0' })
let failed = false
try {
  for (let n = 0; n < 60; n++)
    for (const path of Object.values(KINDS)) await get(PORT, `besar-${TENANTS[n % 8]}.localhost`, path(n), HEADERS)
  console.log('                            median ms   95th percentile ms')
  for (const [name, path] of Object.entries(KINDS)) {
    const times: number[] = []
    for (let n = 0; n < ROUNDS; n++) {
      for (const tenant of TENANTS) {
        const answer = await get(PORT, `besar-${tenant}.localhost`, path(n), HEADERS)
        if (answer.status !== 200) throw new Error(`${path(n)} of tenant ${tenant} answered ${answer.status}`)
        times.push(answer.milliseconds)
      }
    }
    const high = percentile(times, 0.95)
    if (high >= 50) failed = true
    console.log(`${name.padEnd(26)} ${median(times).toFixed(1).padStart(10)} ${high.toFixed(1).padStart(20)}`)
  }
  console.log(failed ? '\nover 50 ms at the 95th percentile' : '\nall under 50 ms at the 95th percentile')
} finally {
  await server.stop()
}
process.exitCode = failed ? 1 : 0
