export const words = {
  open: 'Buka',
  footnote: 'Anda menerima email ini karena Anda anggota {{site}}.',
}
