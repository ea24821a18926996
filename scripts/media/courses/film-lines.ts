import type { Line } from './narration.ts'

/** What the film of the boxes says, scene by scene: one line is one step of what `film.html` draws. */
interface Scene {
  /** The title of the part, by language. */
  title: { id: string; en: string }
  lines: (Line & { english: string })[]
}

export const SCENES: readonly Scene[] = [
  {
    title: { id: 'Empat lapis', en: 'Four layers' },
    lines: [
      {
        text: 'Setiap elemen di halaman adalah kotak. Mari kita lihat dari dalam ke luar.',
        english: 'Every element on a page is a box. Let us look at it from the inside out.',
      },
      { text: 'Di tengah ada isi: tulisan atau gambar.', english: 'In the middle is the content: text or a picture.' },
      {
        text: 'Di sekelilingnya padding, jarak dari isi ke garis tepi.',
        spoken: 'Di sekelilingnya peding, jarak dari isi ke garis tepi.',
        english: 'Around it is the padding, the distance from the content to the edge.',
      },
      {
        text: 'Lalu border, garis tepinya. Paling luar margin, jarak ke kotak lain.',
        spoken: 'Lalu border, garis tepinya. Paling luar marjin, jarak ke kotak lain.',
        english: 'Then the border, the edge itself. Outermost is the margin, the distance to other boxes.',
      },
    ],
  },
  {
    title: { id: 'Selebar apa kartunya?', en: 'How wide is the card?' },
    lines: [
      {
        text: 'Kartu ini diminta selebar 300 piksel, di dalam layar yang lebarnya 320.',
        spoken: 'Kartu ini diminta selebar tiga ratus piksel, di dalam layar yang lebarnya tiga ratus dua puluh.',
        english: 'This card is asked to be 300 pixels wide, inside a screen of 320.',
      },
      {
        text: 'Padding dan border ditambahkan di luar: jadinya 336 piksel, dan tepi kanannya terpotong.',
        spoken: 'Peding dan border ditambahkan di luar: jadinya tiga ratus tiga puluh enam piksel, dan tepi kanannya terpotong.',
        english: 'Padding and border are added outside: it becomes 336 pixels, and its right edge is cut off.',
      },
      {
        text: 'Dengan box-sizing: border-box, keduanya dihitung ke dalam. 300 tetap 300.',
        spoken: 'Dengan boks saizing border boks, keduanya dihitung ke dalam. Tiga ratus tetap tiga ratus.',
        english: 'With box-sizing: border-box, both are counted inside. 300 stays 300.',
      },
    ],
  },
  {
    title: { id: 'Flex: satu arah', en: 'Flex: one direction' },
    lines: [
      {
        text: 'Flex menyusun anak-anak sebuah elemen dalam satu arah.',
        spoken: 'Fleks menyusun anak-anak sebuah elemen dalam satu arah.',
        english: 'Flex lays out the children of an element in one direction.',
      },
      {
        text: 'gap memberi jarak di antara anak, lalu justify-content membagi sisa tempatnya.',
        spoken: 'Gep memberi jarak di antara anak, lalu jastifai konten membagi sisa tempatnya.',
        english: 'gap puts space between the children, then justify-content shares out what is left.',
      },
      {
        text: 'Kalau layarnya menyempit, flex-wrap mengizinkan anak turun ke baris berikut.',
        spoken: 'Kalau layarnya menyempit, fleks rep mengizinkan anak turun ke baris berikut.',
        english: 'When the screen gets narrower, flex-wrap lets children move down to the next line.',
      },
    ],
  },
  {
    title: { id: 'Grid: dua arah', en: 'Grid: two directions' },
    lines: [
      { text: 'Grid mengatur dua arah sekaligus: baris dan kolom.', english: 'Grid arranges two directions at once: rows and columns.' },
      {
        text: 'Resep ini berkata: tiap kolom paling sempit 140 piksel, dan sisanya dibagi rata.',
        spoken: 'Resep ini berkata: tiap kolom paling sempit seratus empat puluh piksel, dan sisanya dibagi rata.',
        english: 'This recipe says: each column is at least 140 pixels wide, and the rest is shared evenly.',
      },
      {
        text: 'Lebarkan layarnya: satu kolom, dua, lalu tiga. Tanpa satu pun aturan khusus ukuran layar.',
        english: 'Widen the screen: one column, two, then three. Without a single rule about screen sizes.',
      },
    ],
  },
  {
    title: { id: 'Dua pertanyaan', en: 'Two questions' },
    lines: [
      {
        text: 'Jadi, kalau bingung, ajukan dua pertanyaan. Di lapis mana jarak ini?',
        english: 'So when you are lost, ask two questions. In which layer is this space?',
      },
      { text: 'Dan: aku mengatur satu arah, atau dua?', english: 'And: am I arranging one direction, or two?' },
      {
        text: 'Sekarang coba di halamanmu sendiri, lalu kerjakan latihannya.',
        english: 'Now try it on a page of your own, then do the exercise.',
      },
    ],
  },
]
