import type { Shape } from '#kit/texts.ts'
import type { delegated as id } from '../id/delegated.ts'

export const delegated = {
  list: {
    title: 'Apps that act for people',
    lead: 'Apps and other services that use this site in its members’ names, once each person has allowed it in their account.',
    none: 'No app acts for people yet.',
    make: 'Register an app',
    secret: 'Kind',
    revoked: 'The app is revoked. Everybody’s tokens and permissions for it ended at once.',
  },
  kinds: {
    open: 'On people’s devices, without a secret (phone, computer)',
    secret: 'On a server of its own, with a secret',
  },
  newTitle: 'Register an app that acts for people',
  newLead: 'People sign in at the account site, see what the app asks for, and allow or refuse it. The app never sees a password.',
  nameHint: 'People see this name when they are asked.',
  redirects: 'Return addresses',
  redirectsHint:
    'One address a line, compared letter by letter: https://, http://127.0.0.1 for apps on a computer (any port), or the app’s own scheme such as id.school.app:/return.',
  kind: 'Where the app runs',
  kindHint: 'Can’t be changed later. What runs on people’s devices can keep no secret; PKCE is always required.',
  scopes: 'What it may ask for',
  scopesHint: 'The app can do no more than its person may. You can only give scopes whose rights you have.',
  save: 'Register the app',
  cancel: 'Cancel',
  clientId: 'Client id (client_id)',
  issuer: 'Provider (issuer)',
  registered: 'Registered',
  change: {
    title: 'Change name, addresses and scopes',
    text: 'A scope that you untick ends at once for everybody. One that you add counts once each person has allowed it.',
    button: 'Save changes',
  },
  how: 'From signing in to the first call',
  howText:
    'Any OpenID Connect library needs only the issuer, the client_id and a return address. A token is good for an hour; with offline_access it can be renewed while its person is signed in at the account site.',
  example: 'Example with openid-client',
  renew: {
    title: 'New secret',
    text: 'For a secret that leaked or was lost. The old secret ends at once; tokens that were taken are good until they run out.',
    sure: 'I understand: {{name}} stops working until it has its new secret.',
    button: 'Make a new secret',
  },
  revoke: {
    title: 'Revoke the app',
    text: 'Everybody is signed out of the app at once, and what they allowed is removed. This cannot be undone.',
    sure: 'I am sure that I want to revoke {{name}}.',
    button: 'Revoke the app',
  },
} satisfies Shape<typeof id>
