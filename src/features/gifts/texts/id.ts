export const words = {
  refusals: {
    GiftsClosed: 'Donasi sedang tidak dibuka',
    GiftIsInvoiced:
      'Donasi ini dibayar lewat tagihan: ia masuk hitungan sendiri begitu dibayar. Pengembalian dilakukan di Studio, bagian Pesanan.',
  } as const,
  /** A gift on an invoice and a receipt. */
  line: 'Donasi: {{purpose}}',
}
