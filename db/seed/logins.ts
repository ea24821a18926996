import type { Role } from '#kit/roles.ts'

export interface DemoPerson {
  kind: Role
  /** Of a reserved domain (RFC 2606): nobody receives mail there, or can verify an address of it. */
  email: string
  name: string
  /** Signs in with an app's codes, too. */
  hasSecondFactor?: true
}

/** The invented people of the demo logins. Of several with the same kind the first one signs in with a password alone. */
export const demoPeople: readonly DemoPerson[] = [
  { kind: 'superadmin', email: 'superadmin@sanggar.example', name: 'Wulan Prasetya', hasSecondFactor: true },
  { kind: 'admin', email: 'admin@sanggar.example', name: 'Adimas Nugraha' },
  { kind: 'admin', email: 'admin-2@sanggar.example', name: 'Ratna Wijayanti', hasSecondFactor: true },
  { kind: 'admin', email: 'admin-3@sanggar.example', name: 'Bagas Hermawan', hasSecondFactor: true },
  { kind: 'mentor', email: 'mentor@sanggar.example', name: 'Mentari Kusuma' },
  { kind: 'teacher', email: 'teacher@sanggar.example', name: 'Gunawan Hadi' },
  { kind: 'student', email: 'student@sanggar.example', name: 'Sekar Larasati' },
  { kind: 'industry', email: 'industry@sanggar.example', name: 'Indra Wicaksono' },
  { kind: 'writer', email: 'writer@sanggar.example', name: 'Puisi Ramadhani' },
  { kind: 'lead_program', email: 'lead-program@sanggar.example', name: 'Prabu Santika' },
  { kind: 'partner', email: 'partner@sanggar.example', name: 'Mitra Anggraini' },
  { kind: 'lead_region', email: 'lead-region@sanggar.example', name: 'Rayhan Mahardika' },
  { kind: 'none', email: 'none@sanggar.example', name: 'Tamu Setiawan' },
]

export const demoAddresses: readonly string[] = demoPeople.map(person => person.email)
