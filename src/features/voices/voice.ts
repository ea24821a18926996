/** The tables whose rows staff moderate. */
export const VOICE_KINDS = ['book_reviews', 'aspirations', 'testimonies', 'donations'] as const
export type VoiceKind = (typeof VOICE_KINDS)[number]

export function isVoiceKind(text: string): text is VoiceKind {
  return VOICE_KINDS.some(kind => kind === text)
}

/** Topics of an aspiration; their names are in the texts. */
export const TOPICS = ['kelas', 'sekolah', 'alat', 'pekerjaan', 'lingkungan', 'lainnya'] as const
export type Topic = (typeof TOPICS)[number]

export const RATINGS = 5
/** Maximum number of characters of a comment, an aspiration or a testimony; check constraints of the tables say the same. */
export const MAX_TEXT = 2000
export const MAX_NAME = 80

/** The strongest style of the reflection test, with the second one if it is close. */
export const DISC_TYPES = ['D', 'I', 'S', 'C', 'DI', 'DS', 'DC', 'ID', 'IS', 'IC', 'SD', 'SI', 'SC', 'CD', 'CI', 'CS'] as const
export type DiscType = (typeof DISC_TYPES)[number]

/** Moderation states of a voice. */
export const VOICE_STATES = ['waiting', 'approved', 'rejected'] as const
export type VoiceState = (typeof VOICE_STATES)[number]
