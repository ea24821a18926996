import { readWordPress } from '#features/imports/read/read-wordpress.server.ts'
import { wordPressEnd, wordPressHead, wordPressItem } from '#features/imports/testing.ts'
import { toPostRecord } from '#features/imports/to-record.server.ts'

const words = 'kelas web kopi guru robot festival beasiswa magang cerita film sejarah dapur relawan pendaftaran menulis bersama'.split(' ')
const paragraph = (n: number) =>
  `<!-- wp:paragraph --><p>${Array.from({ length: 60 }, (_, at) => words[(n * 7 + at * 3 + (at % 5)) % words.length]).join(' ')}.</p><!-- /wp:paragraph -->\n`
const items = Array.from({ length: 300 }, (_, n) =>
  wordPressItem({
    id: n + 1,
    slug: `p-${n}`,
    content:
      Array.from({ length: 10 }, (_u, at) => paragraph(n + at)).join('') +
      '<!-- wp:heading --><h2>Penutup</h2><!-- /wp:heading --><!-- wp:list --><ul><li>Satu</li><li><a href="https://contoh.example/">Dua</a></li></ul><!-- /wp:list -->',
    excerpt: 'Ringkasan.',
    categories: ['K'],
  }),
)
const file = Buffer.from(wordPressHead() + items.join('') + wordPressEnd)
const open = async function* () {
  yield file
}
let t = performance.now()
const posts = []
for await (const e of readWordPress(open)) if (e.entity === 'post') posts.push(e.post)
console.log('read', (performance.now() - t) / 300)
t = performance.now()
const c = process.cpuUsage()
for (const p of posts) await toPostRecord(p, 'articles')
console.log('record', (performance.now() - t) / 300, process.cpuUsage(c).user / 300000)
