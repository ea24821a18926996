export const words = {
  refusals: {
    MembersFull: 'Situs ini boleh punya paling banyak {{most}} anggota, dan semuanya sudah terpakai. Hubungi pengelola instalasi.',
    MailsFull: 'Situs ini boleh mengirim paling banyak {{most}} email dalam 24 jam. Kirim lagi besok, atau hubungi pengelola instalasi.',
  },
}
