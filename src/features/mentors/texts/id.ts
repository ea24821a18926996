export const words = {
  title: 'Mentor',
  lead: 'Profil mentor, dalam urutan seperti di situs.',
  new: 'Mentor baru',
  none: { title: 'Belum ada mentor', text: 'Profil yang bisa kamu ubah muncul di sini.', action: 'Ke ringkasan' },
  members: 'Anggota yang menjadi mentor ini',
  noMembers: 'Belum ada. Beri peran mentor dengan profil ini di halaman anggota.',
  fields: {
    name: 'Nama',
    slug: 'Alamat di situs (slug)',
    slugHint: 'Huruf kecil, angka, dan tanda hubung. Kosongkan untuk memakai namanya.',
    headline: 'Pekerjaan atau peran',
    bio: 'Tentang mentor',
    expertise: 'Keahlian',
    photo: 'Foto',
    links: 'Halaman lain milik mentor',
    linksHint: 'Alamat https, misalnya LinkedIn, GitHub, atau Instagram.',
  },
}
