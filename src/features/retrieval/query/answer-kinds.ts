/** What an answer has to have: a time, or a number. */
const ASKS = {
  time: /\b(kapan|kpn|kpan|jam berapa|jam brp|pukul berapa|tanggal berapa|hari apa|when|what time|which day)\b/,
  number: /\b(berapa|brp|brapa|brpa|how much|how many|how long|how old)\b/,
}
const HAS = {
  time: /\d|\b(senin|selasa|rabu|kamis|jumat|sabtu|minggu|pekan|bulan|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|pukul|setiap|tiap|hari|monday|tuesday|wednesday|thursday|friday|saturday|sunday|every|week|month|day|o.clock)\b/i,
  number:
    /\d|\b(gratis|tanpa biaya|free|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh|seratus|ratus|seribu|ribu|juta|separuh|setengah|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|none|no)\b/i,
}

/** What a question may ask for that an answer has to have. */
export type AnswerKind = keyof typeof ASKS

const KINDS = ['time', 'number'] as const satisfies readonly AnswerKind[]

/** Returns what an answer to a question has to have. */
export function askedKinds(query: string): AnswerKind[] {
  const text = query.slice(0, 500).toLowerCase()
  return KINDS.filter(kind => ASKS[kind].test(text))
}

/** Returns what a text has of it. */
export function answerKindsOf(text: string): AnswerKind[] {
  return KINDS.filter(kind => HAS[kind].test(text))
}
