import type { Shape } from '#kit/texts.ts'
import type { setup as id } from '../id/setup.ts'

/** The first start, and new organisations. */
export const setup = {
  problems: {
    emailTaken:
      'This address has an account already, and the password is not its own. Sign in with it first, then open the address of the setup again.',
    organisationMissing: 'Enter the organisation’s name.',
    organisationLong: 'A name can have at most 120 characters.',
    hostMissing: 'Enter an address for the site.',
    hostRefused: 'An address has letters, digits and hyphens, with dots between its parts, such as class or class.example.org.',
    hostReserved: 'This address belongs to the installation itself. Choose another one.',
    hostTaken: 'Another organisation has this address. Choose another one.',
    layoutMissing: 'Choose a look.',
    serverRefused: 'A server’s name looks like smtp.example.com.',
    portRefused: 'A port is a number from 1 to 65535.',
    senderRefused: 'Write one address, such as name@example.com or Name <name@example.com>.',
    loginHalf: 'User name and password go together: fill in both, or neither.',
  },
  pages: {
    setup: {
      title: 'Set up this installation',
      step: 'Step {{step}} of {{all}}',
      steps: { all: 'Steps', account: 'Account', factor: 'Second factor', mail: 'Email', organisation: 'Organisation' },
      next: 'Next',
      accountLead: 'First make your own account. It will run this whole installation, so choose a password that you use nowhere else.',
      accountSubmit: 'Create account',
      factorTitle: 'Protect your account',
      factorLead: 'Whoever runs an installation signs in with two things: the password, and a code from an app on the phone.',
      factorSubmit: 'Connect the app',
      tools: {
        title: 'Installation',
        make: 'New organisation',
        mail: 'Mail server',
      },
    },
  },
} satisfies Shape<typeof id>
