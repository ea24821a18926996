import { LANGS } from '#kit/lang.ts'

/** First parts of addresses that the product serves, or keeps for itself. `main/tenant-pages.test.ts` compares them with the route table; the last ones are no pages (`main/web.ts` and what it mounts). */
const RESERVED: ReadonlySet<string> = new Set(
  `about account aksara articles assistant bandung belajarbersama berita blog callbackauth callbackpayment campus career
   certificate checkout class clients collaboration corporates courses curriculum event features gallery government jakarta
   leaderboards learn liga-smk lms login logout make-appointment mentor metamorfosa network news offline overview pay payment-status
   pesilat podcasts portfolio preview pricing privacy-policy program register search services silabus studio talent-hiring
   terms-and-conditions training-services tulisan-temans video welcome
   api art assets audio auth files healthz manifest mcp media metrics og readyz tls-check`.split(/\s+/),
)

/** True if no page of a tenant's own may have this address, which begins with `/`: its first part is ours, or a language. */
export function isReserved(path: string): boolean {
  const first = path.split('/')[1] ?? ''
  return RESERVED.has(first) || LANGS.some(lang => lang === first)
}
