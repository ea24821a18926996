import type { Permission, Reach } from '#features/permissions/permissions.ts'

/** What people hear of, with the permission of the page that it leads to, which a person has over the whole tenant unless it concerns their own, and that page. */
export const NOTICES = {
  /** A school or a team registered. The subject is its name. */
  registration: { permission: 'site.manage', href: '/Studio/Registrations' },
  /** Somebody asked for an appointment or a demonstration. */
  request: { permission: 'site.manage', href: '/Studio/Requests' },
  /** A visitor's text waits to be looked at. */
  voice: { permission: 'content.write', href: '/Studio/Voices' },
  /** Somebody pledged a gift, or paid one. */
  gift: { permission: 'site.manage', href: '/Studio/Voices' },
  /** A mentor asks for a payout, or a bank account waits to be confirmed. The subject is the amount, or the last digits. */
  payoutAsked: { permission: 'payouts.approve', href: '/Studio/Payouts?status=requested' },
  bankAccountWaits: { permission: 'payouts.approve', href: '/Studio/Payouts/Accounts' },
  /** What became of a payout of the mentor's. The subject is its amount. */
  payoutApproved: { permission: 'payouts.request', href: '/Studio/Payouts', isOwn: true },
  payoutRejected: { permission: 'payouts.request', href: '/Studio/Payouts', isOwn: true },
  payoutPaid: { permission: 'payouts.request', href: '/Studio/Payouts', isOwn: true },
  payoutFailed: { permission: 'payouts.request', href: '/Studio/Payouts', isOwn: true },
  payoutReversed: { permission: 'payouts.request', href: '/Studio/Payouts', isOwn: true },
  /** Staff confirmed a bank account of the mentor's. The subject is its last digits. */
  bankAccountConfirmed: { permission: 'payouts.request', href: '/Studio/Payouts/Accounts', isOwn: true },
  /** A member asked to be erased. */
  erasure: { permission: 'privacy.manage', href: '/Studio/Privacy' },
  /** Somebody took an invitation of the person's. */
  invitation: { permission: 'site.manage', href: '/Studio/Members' },
  /** A mail could not be delivered. The subject is its template. */
  mail: { permission: 'mails.read', href: '/Studio/Mail?state=failed' },
  /** A class waits for its publication. The subject is its name. */
  class: { permission: 'classes.write', href: '/Studio/Classes?state=asked' },
  /** Somebody else published, or withdrew, the class that the person began. The subject is its name. */
  classPublished: { permission: 'classes.draft', href: '/Studio/Classes', isOwn: true },
  classWithdrawn: { permission: 'classes.draft', href: '/Studio/Classes', isOwn: true },
  /** Somebody asks to be let into a class of the person's. The subject is its name. */
  classAsked: { permission: 'teaching.write', href: '/Studio/Classes', isOwn: true },
  /** The person got a seat in a class that they waited for, was refused or taken out, or its teachers tell them something. The subject is its name. */
  classSeat: { permission: 'learn', href: '/Courses', isOwn: true },
  classRefused: { permission: 'learn', href: '/Courses', isOwn: true },
  classRemoved: { permission: 'learn', href: '/Courses', isOwn: true },
  classNews: { permission: 'learn', href: '/Courses', isOwn: true },
  /** A live session of a class that the person takes part in comes within a day, or within an hour. The subject is the class and the chapter. */
  sessionTomorrow: { permission: 'learn', href: '/Learn', isOwn: true },
  sessionSoon: { permission: 'learn', href: '/Learn', isOwn: true, isMoment: true },
  /** A chapter of theirs opened by its date. The subject is the class and the chapter. */
  chapterOpened: { permission: 'learn', href: '/Learn', isOwn: true, isQuiet: true },
  /** Somebody answered in a thread of the person's, or who teaches the class marked their answer. The subject is the class. */
  answered: { permission: 'learn', href: '/Learn', isOwn: true },
  answerMarked: { permission: 'learn', href: '/Learn', isOwn: true, isQuiet: true },
  /** A post of theirs was hidden, shown again, or removed by who teaches the class. The subject is the class. */
  postModerated: { permission: 'learn', href: '/Learn', isOwn: true, isQuiet: true },
  /** In a class of the person's, a question has no answer for two days, or a post was reported. The subject is the class. */
  questionWaits: { permission: 'teaching.write', href: '/Studio/Discussions?state=unanswered', isOwn: true },
  postReported: { permission: 'teaching.write', href: '/Studio/Discussions', isOwn: true },
  /** Somebody else published, scheduled or withdrew a text that the person wrote on. The subject is its title. */
  published: { permission: 'content.write', href: '/Studio/Posts' },
  scheduled: { permission: 'content.write', href: '/Studio/Posts' },
  withdrawn: { permission: 'content.write', href: '/Studio/Posts' },
  /** Somebody else saved another version of a text that the person wrote on. The subject is its title. */
  conflict: { permission: 'content.write', href: '/Studio/Posts' },
} as const satisfies Record<string, NoticeRule>

interface NoticeRule {
  permission: Permission
  href: string
  /** It concerns what is the person's own. */
  isOwn?: boolean
  /** It is worth nothing after an hour. */
  isMoment?: boolean
  /** A device is not told of it unless its person chose so. */
  isQuiet?: boolean
}

export type NoticeKind = keyof typeof NOTICES

/** Returns whether a reach suffices to hear of a kind: any does for what concerns a person's own. */
export function isReached(kind: NoticeKind, reach: Reach | undefined): boolean {
  return reach === 'all' || (reach !== undefined && 'isOwn' in NOTICES[kind])
}

/** Returns whether a kind is worth nothing after an hour. */
export function isMoment(kind: NoticeKind): boolean {
  return 'isMoment' in NOTICES[kind]
}

/** Returns whether the devices of a person who chose nothing are told of a kind: of their own things, unless it can wait. */
export function isPushedByDefault(kind: NoticeKind): boolean {
  return 'isOwn' in NOTICES[kind] && !('isQuiet' in NOTICES[kind])
}

// Named boundary: an object's keys are its own.
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[]

/** How a person hears of a kind. Without a choice it is `app`. */
export const CHANNELS = ['app', 'mail', 'off'] as const
export type Channel = (typeof CHANNELS)[number]

/** The call that counts a person's unread notices. */
export const UNREAD_PATH = '/api/services/v1/notice/unread'

export interface Notice {
  id: string
  kind: NoticeKind
  subject: string
  href: string
  /** How often it happened since the person last looked. */
  times: number
  createdAt: Date
  isRead: boolean
}
