/** Texts of the list and the form of programs. */
export const studio = {
  title: 'Programs',
  lead: 'Programs with their classes and schools, as the site shows them.',
  new: 'New program',
  search: 'Search programs',
  searchHint: 'Name or summary',
  empty: { title: 'Nothing found', text: 'Try other words.', action: 'All programs' },
  none: { title: 'No programs yet', text: 'Programs that you may change appear here.', action: 'To the overview' },
  fields: {
    name: 'Name of the program',
    summary: 'Summary',
    content: 'About the program',
    logo: 'Picture',
    isActive: 'Runs now',
    isActiveHint: 'A program that is over can still be read.',
    sponsor: 'Sponsor',
    sponsorHint: 'Write “aws” for a program whose sponsor is AWS.',
    classIds: 'Classes of this program',
    schoolIds: 'Schools that take part',
    slug: 'Address on the site (slug)',
    slugHint: 'Small letters, digits and hyphens. Leave it empty to use the name.',
  },
}
