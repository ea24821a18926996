/**
 * What is asked of an assistant everywhere and rarely answered by what somebody tells of their own learning, work and events: news of the world, wares, errands at
 * offices, and what belongs to single people. It is answered where it is written; only more has to fit than usual.
 */
const DOUBTS: readonly RegExp[] = [
  /\b(cuaca|prakiraan|ramalan|weather|forecast|zodiak|horoskop)\b/,
  /\b(skor|hasil pertandingan|klasemen|sepak bola|bola|score|football|match result)\b.*\b(tadi|semalam|kemarin|malam|malem|hari ini|last night|today|yesterday)\b/,
  /\b(kurs|nilai tukar|exchange rate|harga emas|gold price|saham|stock price|bitcoin|crypto|kripto)\b/,
  /\b(presiden|menteri|perdana menteri|president|prime minister|ibu kota|ibukota|capital of)\b/,
  /\b(lotre|togel|undian|judi|lottery|jackpot|gambling)\b/,
  /\b(paspor|imigrasi|sim c|sim a|stnk|bpkb|samsat|visa|passport)\b/,
  /\b(jadwal|tiket|schedule|ticket)\b.*\b(kereta|pesawat|bus|kapal|bioskop|train|flight|plane|cinema)\b/,
  /\b(resep|recipe)\b/,
  /\b(obat|gejala|dosis|medicine|symptom|dosage)\b.*\b(sakit|apa|for|of)\b/,
  /\b(restoran|rumah makan|hotel|apotek|museum|restaurant|pharmacy)\b.*\b(terdekat|dekat|nearby|near|open|buka)\b/,
  /^\W*(di ?mana |dimana |apakah .*|ada .*)?(jual|menjual|beli|membeli|sewa|menyewakan|where can i buy|do you sell|do you rent)\b/,
  /\b(pinjam|pinjami|pinjamkan|utangi|lend|borrow)\b.*\b(uang|duit|money|laptop|motor|mobil)\b/,
  /\b(nomor|no|nomer|number)\b.*\b(telepon|telp|hp|wa|rekening|ktp|nik|phone|account|card)\b/,
  /\b(kerjakan|kerjain|jawabkan|selesaikan|do|solve)\b.*\b(pr|tugas|homework|assignment)\b/,
  /\b(mesin cuci|kulkas|printer|televisi|tv|ac|washing machine|fridge)\b/,
]

/** Returns whether a question is of a kind that is seldom answered here. */
export function isDoubtful(query: string): boolean {
  const text = query.slice(0, 500).toLowerCase()
  return DOUBTS.some(doubt => doubt.test(text))
}
