export const id = {
  open: 'Buka',
  footnote: 'Anda menerima email ini karena Anda anggota {{site}}.',
}
