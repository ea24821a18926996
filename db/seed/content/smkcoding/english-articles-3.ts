import type { SeedEnglish } from '../../content-types.ts'

export const englishArticles3: SeedEnglish['posts'] = {
  'articles/tabel-terbaca-di-ponsel': {
    title: 'A Timetable You Can Still Read on a Phone',
    summary: 'Seven columns will never fit on a screen 360 pixels wide. Let the table scroll, but do not let its readers lose their way.',
  },
  'articles/kalkulator-nilai-rapor': {
    title: 'A Report Card Calculator That Does Not Lie',
    summary: 'Three boxes, one button and four traps. This small calculator teaches the difference between text and numbers in JavaScript.',
  },
  'articles/validasi-formulir-tanpa-pustaka': {
    title: 'Checking a Form without a Library',
    summary:
      'Browsers already refuse empty boxes and malformed email addresses. Your job is to word the message kindly, and to check again on the server.',
  },
  'articles/membaca-dokumentasi-bahasa-inggris': {
    title: 'Reading English Documentation with Six out of Ten in English',
    summary:
      'Documentation uses few words and always the same structure. Twenty words, and an order in which to read, are enough to begin with.',
  },
  'articles/sensor-suhu-esp32': {
    title: 'Connect a Temperature Sensor to an ESP32, Then Doubt It',
    summary:
      'Three wires connect a DHT22 to an ESP32. The hard part comes next: making sure that the number is really the temperature of the room.',
  },
  'articles/menyimpan-draf-di-localstorage': {
    title: 'Saving Your Writing from Power Cuts with localStorage',
    summary:
      'Half an hour of typing vanishes with the electricity. A dozen lines of code in the browser prevent it, if you know their limits.',
  },
  'articles/halaman-siap-cetak': {
    title: 'One Web Page, Two Forms: Screen and Paper',
    summary:
      'Your attendance list looks good on screen, but its menu is printed, too. One block of CSS makes the same page fit for the notice board.',
  },
}
