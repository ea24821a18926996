import type { SeedTenant } from '../../content-types.ts'
import { classes } from './classes.ts'
import { mentors } from './mentors.ts'
import { posts } from './posts.ts'

export const sfi: SeedTenant = {
  slug: 'sfi',
  layout: 'sfi',
  settings: {
    title: 'Sahabat Fasilitator',
    description:
      'SFI menghimpun relawan yang menemani anak belajar, lansia memakai ponsel, dan warga memulai kegiatan kecil di lingkungannya sendiri.',
    keywords: 'relawan, fasilitator, pendampingan belajar, literasi digital lansia, kegiatan warga',
    colours: {
      primary: '#c2412d',
      secondary: '#3f6b5c',
      success: '#3a8f5c',
      info: '#2f7da6',
      warning: '#e8a33d',
      danger: '#b3261e',
      light: '#fbeae4',
      dark: '#33211d',
    },
    fontHeadings: 'Figtree',
    fontParagraph: 'Figtree',
    heroTitle: 'Dua jam seminggu cukup untuk mengubah sore seseorang',
    heroSummary:
      'Jadilah sahabat belajar, teman ponsel bagi lansia, atau penggerak kegiatan di gangmu. Kami melatih, kamu datang, lalu kita minum teh bersama.',
    blog: {
      title: 'Cerita Relawan',
      summary: 'Ditulis relawan sesudah pulang, dengan sandal masih berdebu: yang lucu, yang gagal, dan yang membuat ingin kembali.',
    },
    overview: {
      name: 'SFI',
      title: 'Sahabat Fasilitator Indonesia',
      summary: 'Seribu seratus relawan di 38 kota, empat cara membantu, dan satu kebiasaan: datang lagi pekan depan.',
      description:
        'SFI bermula dari enam tetangga yang bergantian menemani anak-anak mengerjakan PR di pos ronda. Kini relawan kami menemani belajar, mendampingi lansia, menerjemahkan ke bahasa isyarat, dan memulai kegiatan warga. Semua relawan mengikuti pelatihan perlindungan anak sebelum bertugas dan selalu bekerja berpasangan.',
    },
  },
  categories: [
    { kind: 'news', slug: 'kabar-relawan', name: 'Kabar Relawan' },
    { kind: 'blog', slug: 'cerita', name: 'Cerita Lapangan' },
    { kind: 'blog', slug: 'renungan', name: 'Renungan' },
    { kind: 'articles', slug: 'panduan-relawan', name: 'Panduan Relawan' },
    { kind: 'program', slug: 'gerakan', name: 'Gerakan' },
    { kind: 'event', slug: 'kumpul', name: 'Kumpul Sahabat' },
    { kind: 'podcasts', slug: 'pos-ronda', name: 'Suara Pos Ronda' },
    { kind: 'gallery', slug: 'mozaik', name: 'Mozaik Wajah' },
  ],
  programs: [
    {
      slug: 'sahabat-belajar',
      name: 'Sahabat Belajar',
      summary: 'Dua relawan, lima anak, satu pos ronda: menemani belajar setiap pekan selama satu semester.',
      description: `Relawan bertugas berpasangan di tempat terbuka yang dikenal warga. Setiap pasangan menemani paling banyak lima anak, mencatat perkembangan dalam buku kecil, dan bertemu orang tua sebulan sekali.

- Komitmen dua jam sepekan selama satu semester
- Pelatihan perlindungan anak wajib sebelum bertugas
- Selalu berpasangan dan selalu di tempat terbuka`,
      active: true,
    },
    {
      slug: 'teman-ponsel',
      name: 'Teman Ponsel',
      summary: 'Relawan muda membantu lansia memakai ponsel dengan tenang: menelepon cucu, memesan ojek, dan mengenali penipuan.',
      description: `Kunjungan dilakukan di balai warga, bukan di rumah. Satu relawan menemani satu lansia selama enam pertemuan, dengan kecepatan yang ditentukan oleh sang lansia.`,
      active: true,
    },
  ],
  mentors,
  posts,
  classes,
}
