import type { SourceKind } from '../passage.ts'

/** What a question's words say of the kind of source that answers it. */
const CUES: readonly (readonly [words: RegExp, kinds: Partial<Record<SourceKind, number>>])[] = [
  [/^(kelas|kls|kursus|bootcamp|pelatihan|lokakarya|workshop|les|course|courses|class|classes|training)/, { class: 1.12 }],
  [/^(belajar|bljr|blajar|diajari|diajarin|latian|latihan|learn|study|teach)/, { class: 1.08 }],
  [/^(program|programs|programme)$/, { program: 1.12 }],
  [
    /^(kerja|kerjaan|loker|lowongan|karier|karir|gaji|digaji|job|jobs|vacancy|hiring|salary|magang|internship)$/,
    { job: 1.15, career: 1.1 },
  ],
  [/^(perusahaan|company|employer)$/, { career: 1.1 }],
  [/^(siapa|who|guru|mentor|pengajar|pemateri|dosen|pelatih|instruktur|teacher|instructor)$/, { mentor: 1.12 }],
  [/^(karya|portofolio|klien|proyek|portfolio|client|project)$/, { portfolio: 1.1 }],
  [/^(acara|event|kapan|when|jam|pukul|lomba)$/, { post: 1.04 }],
  [/^(aku|saya|gue|gw|ku|i|my|kami|we|our)$|..(ku)$/, { question: 1.08 }],
  [/^(boleh|bolehkah|bisa|bisakah|bs|harus|hrs|apakah|can|may|must|should|wajib)$/, { question: 1.06 }],
]

/** What a source of a kind counts where nothing says which is asked for: few people ask for who employs, teaches or has made something. */
const USUAL: Partial<Record<SourceKind, number>> = { question: 1.15, portfolio: 0.9, mentor: 0.92, career: 0.92, job: 0.94, page: 0.8 }

/** Returns what sources of each kind count for a question of these words. */
export function kindsFor(words: readonly string[]): Partial<Record<SourceKind, number>> {
  const kinds = { ...USUAL }
  for (const [cue, counts] of CUES)
    if (words.some(word => cue.test(word)))
      // Named boundary: the keys of what counts are kinds.
      for (const [kind, count] of Object.entries(counts) as [SourceKind, number][]) kinds[kind] = (kinds[kind] ?? 1) * count
  return kinds
}
