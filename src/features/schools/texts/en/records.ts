/** Texts of the list and the form of schools. */
export const records = {
  title: 'Schools',
  lead: 'The schools that take part in programs and leagues, as the site shows them.',
  new: 'New school',
  search: 'Search schools',
  searchHint: 'Name or NPSN',
  empty: { title: 'Nothing found', text: 'Try other words.', action: 'All schools' },
  none: { title: 'No schools yet', text: 'Schools that you may change appear here.', action: 'To the overview' },
  noType: 'Not told',
  types: { sma: 'SMA', smk: 'SMK', ma: 'MA', smp: 'SMP', mts: 'MTs', slb: 'SLB' },
  fields: {
    name: 'Name of the school',
    npsn: 'NPSN',
    npsnHint: 'Eight digits',
    type: 'Type',
    cityId: 'City or regency',
    students: 'Number of pupils',
    slug: 'Address on the site (slug)',
    slugHint: 'Small letters, digits and hyphens. Leave it empty to use the name.',
  },
}
