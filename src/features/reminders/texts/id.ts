export const words = {
  digest: {
    subject: 'Yang menunggumu di {{site}}',
    waiting: '{{count}} orang menunggu persetujuanmu untuk ikut kelas “{{name}}”.',
    questions: '{{count}} pertanyaan di kelas “{{name}}” belum dijawab.',
    answers: 'Ada {{count}} jawaban baru untukmu.',
    next: 'Lanjutkan kelas “{{name}}”: {{title}}.',
    days: {
      opens: '{{when}}: bab “{{title}}” di kelas “{{name}}” terbuka.',
      session: '{{when}}: sesi langsung “{{title}}” di kelas “{{name}}”.',
      batchStarts: '{{when}}: kelas “{{name}}” dimulai.',
      batchEnds: '{{when}}: kelas “{{name}}” berakhir.',
    },
    button: 'Buka',
    footnote: 'Rangkuman ini dari {{site}}, paling banyak satu sehari. Tidak ingin menerimanya lagi? {{url}}',
  },
}
