import { eng, ind } from 'stopword'

/** Words of the packages' lists that tell what a question of this kind is about. */
const TELLING = `ikut mulai memulai dimulai lama lamanya percuma bulan tahun tinggi besar kecil bekerja pertama jawab jawaban pertanyaan tambah
 masalah persoalan mendatang mendatangkan terakhir akhir awal naik siap bagian way make never usai berakhir
 dua tiga empat lima enam tujuh delapan sembilan sepuluh belas puluh ratus ribu juta two three four five six seven eight nine ten
 setengah separuh sendiri tengah`

/** What people say in a chat without asking for it, in both languages. */
const CHAT = `
halo hai hi hey hello hallo helo pagi siang sore malam selamat assalamualaikum salam permisi punten maaf sorry tolong mohon terima kasih makasih
kak kakak ka min mimin admin gan agan sis sist bro bang abang mas mbak mba pak bu ibu bapak om tante bos bosku guys gaes gais teman
dong deh sih nih tuh kok kan ya yah yaa iya yes no oke ok okay sip nah loh lho wkwk wkwkwk haha hehe hmm eh ah oh aduh duh yuk ayo mari
apa apakah siapa siapakah kapan kapankah dimana dimanakah kemana darimana mana manakah bagaimana bagaimanakah mengapa kenapa berapa berapakah
ada adakah adanya ingin mau minta pengen butuh perlu harus bisa bisakah boleh bolehkah dapat bakal akan sudah belum masih lagi
saya aku kamu kami kita anda dia mereka ini itu situ sini sana tersebut begini begitu
jelaskan sebutkan ceritakan kasih beri tahu tau tahukah beritahu kasihtahu tanya bertanya nanya cari mencari carikan lihat melihat tunjukkan jelas tentang mengenai seputar soal hal terkait
cara caranya gimana langkah langkahnya maksud maksudnya artinya arti
saja juga pun lebih paling sangat banget cukup agak kurang terlalu sekali semua seluruh setiap tiap para sebuah seorang suatu satu beberapa
dari ke di pada dengan untuk oleh dalam antara tanpa sampai hingga sejak selama sesudah sebelum kalau jika bila ketika saat sambil supaya agar karena sebab tetapi tapi namun atau dan serta maupun
bukan tidak jangan tanpa
informasi detail lengkap contoh misal misalnya seperti kayak macam jenis
orang sesuatu
what who whom whose when where why which how is are am was were be been do does did can could will would shall should may might must have has had
i me my mine you your yours he she it its we us our they them their this that these those there here
a an the of in on at by for from to into onto with without about as and or but if so than then not any some all each every
please tell explain show give want need know like help find look looking get let go going want wanted wants
something anything nothing everything somebody anybody nobody everybody someone anyone everyone whenever wherever whoever whichever
again always often sometimes maybe actually really though while during before after until since because once
took taken takes took come comes came goes went gone made makes making tells told says said asks asked seems
near such same other others another own both either neither else even yet ago away back off out over under up down only one ones
muncul ternyata katanya kemarin tadi nanti dulu sebaiknya sebelumnya sesudahnya biasanya kadang sering selalu pernah mungkin malah justru
terus lalu kemudian akhirnya masing sekitar kira kirakira rasanya memang emang beneran sebenarnya sebenernya doang banget kok
pas tuh gitu kayaknya sepertinya tentunya pastinya pasti
s t d re ve ll don doesn didn isn aren wasn won hasn haven couldn shouldn wouldn ku mu nya kena piye pripun kumaha
hi there thanks thank much many lot very just also too really quite ever still yet already
`

const split = (list: string) => list.trim().split(/\s+/)
const telling = new Set(split(TELLING))

/** Words that a question has and that say nothing of what it asks for. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...[...ind, ...eng].filter(word => !telling.has(word)),
  ...split(CHAT).filter(word => !telling.has(word)),
])
