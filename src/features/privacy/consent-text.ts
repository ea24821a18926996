import type { Giver } from '#features/members/consent.ts'
import type { Lang } from '#kit/lang.ts'

/** The exact words of a consent; the consent's record stores both fields. */
export interface ConsentText {
  /** For example `membership-self-1-id`. */
  version: string
  /** Paragraphs separated by an empty line. */
  words: string
}

/**
 * The texts by purpose and giver. `{{site}}` is the tenant, `{{child}}` the child. Increase `version` with every change of the words; a test checks that
 * they match. Both languages must have the same meaning, and change together.
 */
export const CONSENT_TEXTS: Record<`membership-${Giver}` | 'marketing-self', { version: number } & Record<Lang, readonly string[]>> = {
  'membership-self': {
    version: 1,
    id: [
      'Saya setuju menjadi anggota {{site}}.',
      'Untuk itu {{site}} menyimpan nama, alamat email, tanggal lahir, dan bahasa saya, peran saya di sini, serta kapan saya masuk. Data ini dipakai untuk mengenali saya, menjalankan kelas dan kegiatan yang saya ikuti, mengirim email yang diperlukan untuk itu, dan memenuhi kewajiban hukum. Pengelola {{site}} dan pengajar kelas saya dapat melihatnya. Data saya tidak dijual.',
      'Di halaman Privasi, kapan saja, saya dapat melihat dan mengunduh data saya, menarik persetujuan ini, dan meminta data saya dihapus dalam 3 × 24 jam.',
    ],
    en: [
      'I agree to become a member of {{site}}.',
      'For this {{site}} keeps my name, e-mail address, date of birth and language, my roles here, and when I sign in. These data serve to recognise me, to run the classes and activities that I take part in, to send the mails that these need, and to meet legal duties. The staff of {{site}} and the teachers of my classes can see them. My data are not sold.',
      'On the Privacy page I can see and download my data, withdraw this consent and ask for my data to be erased within 3 × 24 hours, whenever I like.',
    ],
  },
  'membership-parent': {
    version: 1,
    id: [
      'Saya orang tua atau wali dari {{child}}, berusia 18 tahun ke atas, dan mengizinkan {{child}} menjadi anggota {{site}}.',
      'Untuk itu {{site}} menyimpan nama, alamat email, tanggal lahir, dan bahasa {{child}}, perannya di sini, kapan ia masuk, serta nama dan alamat email saya sebagai bukti izin ini. Data ini dipakai untuk mengenali {{child}}, menjalankan kelas dan kegiatan yang ia ikuti, mengirim email yang diperlukan untuk itu, dan memenuhi kewajiban hukum. Pengelola {{site}} dan pengajar kelasnya dapat melihatnya. Data ini tidak dijual.',
      'Kegiatan {{child}} tidak dilacak, tidak dibuatkan profil, dan tidak dipakai untuk iklan atau email promosi.',
      'Izin ini dapat saya tarik kapan saja lewat tautan yang sama, sampai {{child}} berusia 18 tahun.',
    ],
    en: [
      'I am a parent or guardian of {{child}}, 18 years or older, and allow {{child}} to become a member of {{site}}.',
      'For this {{site}} keeps {{child}}’s name, e-mail address, date of birth and language, their roles here, when they sign in, and my name and e-mail address as the proof of this consent. These data serve to recognise {{child}}, to run the classes and activities that they take part in, to send the mails that these need, and to meet legal duties. The staff of {{site}} and the teachers of their classes can see them. These data are not sold.',
      'What {{child}} does is not tracked, no profile is made of it, and it is not used for advertising or promotional mails.',
      'I can withdraw this consent by the same link whenever I like, until {{child}} is 18.',
    ],
  },
  'membership-school': {
    version: 1,
    id: [
      'Atas nama sekolah atau lembaga yang bertanggung jawab atas {{child}}, saya mengizinkan {{child}} menjadi anggota {{site}}. Sekolah telah memberi tahu orang tua atau walinya.',
      'Untuk itu {{site}} menyimpan nama, alamat email, tanggal lahir, dan bahasa {{child}}, perannya di sini, kapan ia masuk, serta nama saya sebagai bukti izin ini. Data ini dipakai untuk menjalankan kelas dan kegiatan yang ia ikuti. Kegiatannya tidak dilacak, tidak dibuatkan profil, dan tidak dipakai untuk iklan atau email promosi.',
    ],
    en: [
      'On behalf of the school or institution that is responsible for {{child}}, I allow {{child}} to become a member of {{site}}. The school has told their parents or guardians.',
      'For this {{site}} keeps {{child}}’s name, e-mail address, date of birth and language, their roles here, when they sign in, and my name as the proof of this consent. These data serve to run the classes and activities that they take part in. What they do is not tracked, no profile is made of it, and it is not used for advertising or promotional mails.',
    ],
  },
  'marketing-self': {
    version: 1,
    id: [
      'Saya mau menerima email dari {{site}} berisi kabar, tawaran kelas, dan undangan acara. Izin ini terpisah dari keanggotaan: tanpa izin ini pun saya tetap anggota, dan saya dapat menariknya kapan saja di halaman Privasi.',
    ],
    en: [
      'I want to get mails from {{site}} with news, offers of classes and invitations to events. This is apart from the membership: I am a member without it as well, and can withdraw it on the Privacy page whenever I like.',
    ],
  },
}

/** Returns the text of a consent. Only the member themself can consent to marketing. */
export function consentText(
  asked: { purpose: 'membership'; giver: Giver } | { purpose: 'marketing' },
  lang: Lang,
  names: { site: string; child?: string },
): ConsentText {
  const key = asked.purpose === 'marketing' ? 'marketing-self' : (`membership-${asked.giver}` as const)
  const text = CONSENT_TEXTS[key]
  // Names are inserted last, so that braces in them stay as they are.
  const words = text[lang].join('\n\n').replace(/\{\{(site|child)\}\}/g, (_, name: 'site' | 'child') => names[name] ?? '')
  return { version: `${key}-${text.version}-${lang}`, words }
}
