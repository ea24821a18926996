import { ROLES, type Role } from '#kit/roles.ts'

/** A person of each role, one without a role, one who is signed in at another tenant only, and an anonymous visitor. */
export const VIEWERS = [...ROLES, 'none', 'stranger', 'nobody'] as const
export type ViewerName = (typeof VIEWERS)[number]

export const STAFF: readonly Role[] = ['superadmin', 'admin']
export const WRITERS: readonly Role[] = [...STAFF, 'writer']
/** Who may upload files. */
export const UPLOADERS: readonly Role[] = [...WRITERS, 'lead_region', 'lead_program', 'mentor']
/** Who sees the figures of the tenant, or of what is their own. */
export const REPORTED: readonly Role[] = [...STAFF, 'lead_region', 'lead_program', 'mentor', 'partner', 'teacher', 'industry']
/** Who write programs, mentors and schools: all, or their own. */
export const PROGRAM_WRITERS: readonly Role[] = [...STAFF, 'lead_program']
export const MENTOR_WRITERS: readonly Role[] = [...STAFF, 'mentor']
export const SCHOOL_WRITERS: readonly Role[] = [...STAFF, 'lead_region', 'teacher']
/** Who drafts classes. */
export const TEACHERS: readonly Role[] = [...STAFF, 'lead_region', 'lead_program', 'mentor']
/** Who sees how classes go: all, or those of their own. */
export const LEADERS: readonly Role[] = [...TEACHERS, 'partner']
/** Writers, and those who write openings of their own. */
export const OPENERS: readonly Role[] = [...WRITERS, 'partner', 'industry']

/**
 * Who may open a page. `public`: everybody. `person`: everybody signed in here. A list of roles: those; other members get 403. `own`: tested separately in
 * `rights.spec.ts`. Anonymous visitors are redirected to sign in, strangers get 404.
 */
export type PageRule = 'public' | 'person' | 'own' | readonly Role[]

/** Every page, by its route's name. A route missing here fails the test. */
export const PAGE_RULES: Record<string, PageRule> = {
  Login: 'own',
  Logout: 'own',
  CallbackAuth: 'own',
  CallbackPayment: 'own',
  Account: 'person',
  Learn: 'person',
  'Learn-Offline': 'person',
  'Account-Orders': 'person',
  // Somebody's own, or who holds a link or code: features/checkout/pages/checkout.test.ts.
  'Account-Orders-invoiceId-pdf': 'own',
  'Account-Places-code': 'own',
  'Checkout-Class-slug': 'own',
  'Checkout-Program-slug': 'own',
  'Checkout-Places-slug': 'own',
  'Checkout-invoiceId': 'own',
  'Checkout-invoiceId-Qr': 'own',
  'Checkout-invoiceId-Receipt': 'own',
  'Pay-key': 'own',
  'Pay-key-Qr': 'own',
  'Pay-key-Receipt': 'own',
  'Learn-Calendar': 'person',
  'Learn-Leaderboards': 'person',
  // By its key alone, whoever is signed in: features/learning/pages/learn.test.ts.
  'Learn-Calendar-ics': 'own',
  'Account-Join': 'own',
  'Account-Privacy': 'person',
  'Account-Data': 'person',
  // Says to each who they are, and nothing else.
  'Account-Session': 'own',
  'Account-Guardian-token': 'own',
  // Whoever has a summary's link: main/reminders.test.ts.
  'Account-Notices-Unsubscribe': 'own',
  // By the link of a guardian's consent: features/homes/guardian.test.ts.
  'Account-Guardian-token-Learning': 'own',
  'Account-Guardian-token-Sharing': 'own',
  // Its class is the tenant's own: classes/pages/account-class.test.ts.
  'Account-Class-slug': 'own',
  'Preview-token': 'own',
  Studio: 'person',
  'Studio-Members': STAFF,
  'Studio-Members-Invite': STAFF,
  'Studio-Members-Invitations': STAFF,
  'Studio-Members-id': STAFF,
  'Studio-Requests-csv': STAFF,
  'Studio-Mail-csv': STAFF,
  'Studio-Audit-csv': STAFF,
  'Studio-Members-csv': STAFF,
  'Studio-Members-Invitations-csv': STAFF,
  'Studio-Orders': STAFF,
  'Studio-Orders-csv': STAFF,
  // Of an order, a case, a coupon, a movement or a report of the tenant: features/bookkeeping/pages/rights.test.ts.
  'Studio-Orders-id': 'own',
  'Studio-Orders-id-Proof': 'own',
  'Studio-Cases': STAFF,
  'Studio-Cases-id': 'own',
  'Studio-Coupons': STAFF,
  'Studio-Coupons-New': STAFF,
  'Studio-Coupons-id': 'own',
  'Studio-Reconciliation': STAFF,
  'Studio-Reconciliation-id': 'own',
  // Of an order, a case, a movement or a report of the tenant: features/bookkeeping/pages/rights.test.ts.
  'Studio-Ledger': STAFF,
  'Studio-Ledger-Entries': STAFF,
  'Studio-Ledger-Movements-id': 'own',
  'Studio-Ledger-Journal-csv': STAFF,
  'Studio-Ledger-TrialBalance-csv': STAFF,
  'Studio-Revenue': STAFF,
  'Studio-Revenue-csv': STAFF,
  'Studio-Registrations': STAFF,
  'Studio-Registrations-csv': STAFF,
  'Studio-Registrations-id': STAFF,
  'Studio-Requests': STAFF,
  'Studio-Mail': STAFF,
  'Studio-Mail-id': STAFF,
  'Studio-Integrations': STAFF,
  'Studio-Payments-Gateways': STAFF,
  'Studio-Assistant-Model': STAFF,
  'Studio-Integrations-Apps-New': STAFF,
  'Studio-Integrations-Apps-id': STAFF,
  'Studio-Integrations-Delegated-New': STAFF,
  'Studio-Integrations-Delegated-id': STAFF,
  'Studio-Integrations-Records': STAFF,
  'Studio-Integrations-Webhooks-New': STAFF,
  'Studio-Integrations-Webhooks-id': STAFF,
  // Mentors see the posts of their own classes: moderation/moderation.test.ts.
  'Studio-Discussions': TEACHERS,
  'Studio-Notices': 'person',
  'Studio-Notices-Settings': 'person',
  'Studio-Audit': STAFF,
  'Studio-Settings': STAFF,
  'Studio-Home': STAFF,
  'Studio-Pages': STAFF,
  'Studio-Pages-New': STAFF,
  'Studio-Pages-Site': STAFF,
  'Studio-Pages-id': STAFF,
  'Studio-Navigation': STAFF,
  'Studio-Redirects': STAFF,
  'Studio-Redirects-csv': STAFF,
  'Studio-Settings-Layout': STAFF,
  'Studio-Settings-Maintenance': STAFF,
  'Studio-Settings-Versions': STAFF,
  'Studio-Tenants': ['superadmin'],
  'Studio-Tenants-slug': ['superadmin'],
  'Studio-Posts': WRITERS,
  'Studio-Posts-New': WRITERS,
  'Studio-Posts-id': WRITERS,
  'Studio-Posts-csv': WRITERS,
  'Studio-Bin': [...OPENERS, 'lead_region'],
  'Studio-Teaching': LEADERS,
  // Mentors open their own classes, leads those of their programs or cities: features/homes/homes.test.ts.
  'Studio-Teaching-id': 'own',
  // A teacher without a school of their own gets 404: features/homes/pupils.test.ts.
  'Studio-Pupils': 'own',
  'Studio-Figures': [...STAFF, 'lead_region', 'lead_program', 'partner'],
  'Studio-Import': STAFF,
  // An import needs a file that was uploaded by a person: its door tests walk all roles and another tenant (features/imports/wordpress.test.ts).
  'Studio-Import-id': 'own',
  'Studio-Import-id-Addresses-csv': 'own',
  'Studio-Import-Posts-zip': STAFF,
  'Studio-Import-Template-csv': STAFF,
  'Studio-Statistics': REPORTED,
  'Studio-Statistics-csv': 'own',
  'Studio-Media': UPLOADERS,
  'Studio-Classes': TEACHERS,
  'Studio-Classes-csv': TEACHERS,
  'Studio-Classes-New': TEACHERS,
  // Mentors and leads of programs open their own: class-editing/class-editing.test.ts.
  'Studio-Classes-id': 'own',
  // As the class itself: course-files/import.test.ts.
  'Studio-Classes-id-Files': 'own',
  'Studio-Classes-id-Files-zip': 'own',
  // As the class itself: course-building/course-building.test.ts.
  'Studio-Classes-Outline': 'own',
  'Studio-Classes-Chapters-id': 'own',
  // Mentors open those of their own classes, teachers the pupils of their school: main/teaching.test.ts.
  'Studio-Classes-id-Batches': 'own',
  'Studio-Classes-id-Participants': 'own',
  // As the participants: import-pages/class-table.test.ts.
  'Studio-Classes-id-Participants-Import': 'own',
  'Studio-Classes-id-Participants-csv': 'own',
  'Studio-Classes-id-Announcements': 'own',
  // Of their own classes: features/tutor/tutor-page.test.ts.
  'Studio-Classes-id-Tutor': 'own',
  'Studio-Careers': OPENERS,
  'Studio-Careers-csv': OPENERS,
  'Studio-Careers-New': OPENERS,
  'Studio-Careers-Jobs-New': OPENERS,
  // Partners and companies open what they began: e2e/studio-records.spec.ts.
  'Studio-Careers-id': 'own',
  'Studio-Careers-Jobs-id': 'own',
  'Studio-Questions': WRITERS,
  'Studio-Questions-csv': WRITERS,
  'Studio-Questions-New': WRITERS,
  'Studio-Questions-id': WRITERS,
  'Studio-Assistant': WRITERS,
  'Studio-Assistant-Answer': WRITERS,
  'Studio-Assistant-Answer-id': WRITERS,
  'Studio-Programs': PROGRAM_WRITERS,
  // Mentors see their own: features/payouts/pages/payouts.test.ts.
  'Studio-Payouts': [...STAFF, 'mentor'],
  'Studio-Payouts-Accounts': [...STAFF, 'mentor'],
  'Studio-Payouts-Batches': STAFF,
  // A batch, a payout and a statement need what the demo has none of: features/payouts/pages/payouts.test.ts walks all roles and another tenant.
  'Studio-Payouts-Batches-id': 'own',
  'Studio-Payouts-Batches-id-csv': 'own',
  'Studio-Payouts-id': 'own',
  'Studio-Payouts-Statement': 'own',
  'Studio-Payouts-Statement-csv': 'own',
  'Studio-Payouts-Statement-pdf': 'own',
  'Studio-Payments-Shares': STAFF,
  'Studio-Results': PROGRAM_WRITERS,
  'Studio-Results-csv': PROGRAM_WRITERS,
  'Studio-Programs-csv': PROGRAM_WRITERS,
  'Studio-Programs-New': STAFF,
  // Leads open their own: e2e/studio-programs.spec.ts, as the next two.
  'Studio-Programs-id': 'own',
  'Studio-Mentors': MENTOR_WRITERS,
  'Studio-Mentors-csv': MENTOR_WRITERS,
  'Studio-Mentors-New': STAFF,
  'Studio-Mentors-id': 'own',
  'Studio-Schools': SCHOOL_WRITERS,
  'Studio-Schools-csv': SCHOOL_WRITERS,
  'Studio-Schools-New': [...STAFF, 'lead_region'],
  'Studio-Schools-id': 'own',
  'Studio-Portfolios': WRITERS,
  'Studio-Portfolios-csv': WRITERS,
  'Studio-Portfolios-New': WRITERS,
  'Studio-Portfolios-id': WRITERS,
  'Studio-Categories': WRITERS,
  'Studio-Categories-csv': WRITERS,
  'Studio-Categories-New': WRITERS,
  'Studio-Categories-id': WRITERS,
  'Studio-Testimonies': WRITERS,
  'Studio-Testimonies-csv': WRITERS,
  'Studio-Testimonies-New': WRITERS,
  'Studio-Testimonies-id': WRITERS,
  'Studio-Speakers': WRITERS,
  'Studio-Speakers-csv': WRITERS,
  'Studio-Speakers-New': WRITERS,
  'Studio-Speakers-id': WRITERS,
  'Studio-Sponsors': WRITERS,
  'Studio-Sponsors-csv': WRITERS,
  'Studio-Sponsors-New': WRITERS,
  'Studio-Sponsors-id': WRITERS,
  'Studio-LmsFeatures': WRITERS,
  'Studio-LmsFeatures-csv': WRITERS,
  'Studio-LmsFeatures-New': WRITERS,
  // The demo has no words of its own about features: features/lms-features/lms-features.test.ts.
  'Studio-LmsFeatures-id': 'own',
  'Studio-Voices': WRITERS,
  'Studio-Voices-csv': WRITERS,
  // Teachers, for the pupils of their school who wait for its consent.
  'Studio-Privacy': [...STAFF, 'teacher'],
  ...publicPages(`
    index About Aksara Assistant Bandung BelajarBersama Berita Blog Campus Class Clients Collaboration Corporates Courses Curriculum Event Gallery Government Jakarta
    Leaderboards Liga-Smk Lms Make-Appointment Mentor Metamorfosa Network News Offline Search Pesilat Podcasts Pricing Privacy-Policy Program Register Silabus
    Talent-Hiring Terms-And-Conditions Training-Services Tulisan-Temans Video Welcome Courses-@Premium Event-Careers Event-Program Liga-Smk-Register
    Payment-Status-Error Payment-Status-Success Training-Services-Syllabus Aksara-Features-slug Class-Competence-slug Courses-@Premium-slug
    Lms-Features-slug Pesilat-Class-code Courses-@Premium-slug-module-moduleSlug-chapter-chapterSlug Berita-Detail-id-title Event-Careers-id-slug
    Event-Program-id-slug Articles-slug Berita-slug Career-slug Class-code Class-slug Courses-slug Curriculum-program Event-slug Features-slug News-slug
    Overview-code Podcasts-slug Program-slug Services-slug Tulisan-Temans-slug Courses-slug-module-moduleSlug-chapter-chapterSlug
    Articles-slug-Detail-id-title Blog-id-title News-id-title Podcasts-id-title Portfolio-type-title Program-id-slug`),
}

function publicPages(names: string): Record<string, 'public'> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map(name => [name, 'public' as const]),
  )
}
