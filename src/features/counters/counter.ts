/** What is counted for a tenant, for landing pages and reports. Source: the specification, section 3, "Counter flags". */
export const COUNTERS = [
  'alumni',
  'cities',
  'cities_active',
  'cities_alumni',
  'schools',
  'schools_active',
  'schools_alumni',
  'students',
  'mentors',
  'programs',
] as const
export type Counter = (typeof COUNTERS)[number]
