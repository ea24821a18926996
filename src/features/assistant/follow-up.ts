import { STOP_WORDS } from '#features/retrieval/query/stop-words.ts'

/** Longer questions say what they are about. */
const MOST_WORDS = 7
/** So far back the topic of a conversation is looked for. */
const MOST_BACK = 3
/** How questions begin that go on with what was said: "yang gratis?", "kalau di Bandung?", "and the dates?" */
const GOES_ON =
  /^(yang|yg|kalau|kalo|klo|terus|trus|lalu|dan|atau|tapi|itu|ini|nya|what about|how about|and|or|but|which|that|this|those|it|then)(?=\s|$)/i
/** What is asked of a thing, without naming it. */
const ATTRIBUTES = new Set(
  `harga harganya biaya biayanya bayar bayarnya tarif gratis jadwal jadwalnya tanggal tanggalnya jam jamnya hari lokasi lokasinya tempat tempatnya alamat alamatnya
   mulai mulainya dimulai selesai selesainya daftar daftarnya mendaftar pendaftaran pendaftarannya syarat syaratnya durasi durasinya lama lamanya pengajar pengajarnya mentor mentornya
   materi materinya sertifikat sertifikatnya link linknya online daring offline luring kuota kuotanya
   price prices cost costs free date dates time place location start starts end ends register registration requirements duration mentor mentors certificate online`
    .trim()
    .split(/\s+/),
)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns how a question leans on those before it. `wholly`: it names no thing of its own. `maybe`: it could; it is to be asked by itself first. */
export function leansOnEarlier(query: string): 'wholly' | 'maybe' | 'no' {
  const words = wordsOf(query)
  if (words.length === 0 || words.length > MOST_WORDS) return 'no'
  const telling = words.filter(word => !STOP_WORDS.has(word) && !ATTRIBUTES.has(word))
  if (telling.length === 0) return 'wholly'
  return GOES_ON.test(query.trim()) || telling.length === 1 ? 'maybe' : 'no'
}

/** Returns the question with the words of those before it that say what it is about; undefined if there are none. */
export function withTopic(query: string, earlier: readonly string[], path: string | undefined): string | undefined {
  const taken: string[] = []
  for (const before of earlier.toReversed().slice(0, MOST_BACK)) {
    taken.unshift(before)
    if (leansOnEarlier(before) === 'no' || wordsOf(before).some(word => !STOP_WORDS.has(word) && !ATTRIBUTES.has(word))) break
  }
  const topic = taken.length > 0 ? taken.join(' ') : topicOf(path)
  return topic ? `${topic.replaceAll(/[?!.]+/g, ' ')} ${query}`.replace(/\s+/g, ' ').slice(0, MAX_LENGTH) : undefined
}

const MAX_LENGTH = 600

/** Returns the words of the record whose page is open: `web dasar` of `/Courses/web-dasar`. */
function topicOf(path: string | undefined): string | undefined {
  const last = /^\/[A-Za-z]+\/(?:[A-Za-z]+\/)*([a-z0-9][a-z0-9-]{2,119})\/?$/.exec(path ?? '')?.[1]
  return last?.replaceAll('-', ' ')
}

const GREETING =
  /^(halo|hallo|hai|hi|hey|hello|helo|permisi|assalamu'?alaikum|salam|selamat (pagi|siang|sore|malam)|good (morning|afternoon|evening))[\s!.,]*(kak|kakak|min|admin|semua|there)?[\s!.,]*$/i
const ASSENT = '(?:ok|oke|okay|siap|sip|mantap|baik)'
const THANK = '(?:terima ?kasih|makasih|makasi|trims|thanks|thank you|thx)'
const THANKS = new RegExp(
  `^(?:${ASSENT}[\\s!.,]+)*(?:${ASSENT}|${THANK})(?:[\\s!.,]+(?:kak|kakak|min|ya|yaa|banyak|so much|a lot))*[\\s!.,]*$`,
  'i',
)
const WHO_ARE_YOU =
  /^(ini |eh |btw )?((kamu|km|lu|lo) (ini )?(itu )?(siapa|robot|bot|ai|manusia|orang)( (sih|ya|kah|asli|beneran))*|siapa kamu( sih)?|(apakah )?(kamu|ini) (manusia|robot|bot|ai|orang asli)( ya)?|who are you|are you (a |an )?(bot|robot|human|ai|real person|person))[\s?!.]*$/i

const OF_ONESELF = /\b(aku|saya|gue|gw|gua|ku|diriku|i|me|myself|my)\b/i
const HARM =
  /\b(bunuh diri|mengakhiri hidup|akhiri hidup|(ingin|pengen|pengin|mau) mati|(menyakiti|melukai|nyakitin) diri|kill myself|end my life|suicid(e|al)|(hurt|harm)(ing)? myself|want to die)\b/i

/** True for who says that they may harm themselves: they are answered as a person first, whatever the site is about. */
export const isInNeed = (query: string): boolean => HARM.test(query) && OF_ONESELF.test(query)

/** Returns what is no question about the site: a greeting, thanks or assent, or who answers here. */
export function courtesyOf(query: string): 'greeting' | 'thanks' | 'who' | undefined {
  const said = query.trim()
  if (GREETING.test(said)) return 'greeting'
  if (WHO_ARE_YOU.test(said)) return 'who'
  return THANKS.test(said) ? 'thanks' : undefined
}
