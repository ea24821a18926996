import type { Shape } from '#kit/texts.ts'
import type { studio as id } from '../id/studio.ts'

export const studio = {
  docs: 'Documentation of the calls',
  id: 'Id',
  scopes: {
    'content:write': 'Write, change and delete posts and their categories.',
    'settings:write': 'Change the site’s settings and the figures that it shows.',
    'files:write': 'Upload files, and delete anybody’s files at this site.',
    'mail:send': 'Send email to members in the name of this site.',
    'webhooks:write': 'Manage webhooks: which addresses outside are told.',
  },
  secret: {
    title: 'The secret is shown this once',
    text: 'Copy it now and keep it in a safe place. Once you leave this page nobody can see it again.',
    label: 'The application’s secret',
  },
  clients: {
    title: 'Applications',
    lead: 'Programs that call this site with an id and a secret of their own, such as a phone app or a school’s system.',
    none: 'No applications yet.',
    make: 'Make an application',
    name: 'Name',
    scopes: 'Scopes',
    readOnly: 'Reads only',
    made: 'Made',
    by: 'by {{who}}',
    byUnknown: 'not known by whom',
    lastToken: 'Last took a token',
    never: 'Not on record',
    revoked: 'The application is revoked. All of its tokens ended at once.',
  },
  client: {
    newTitle: 'Make an application',
    newLead: 'Give it as few scopes as it can do with. Its name and scopes can be changed later.',
    name: 'Name of the application',
    nameHint: 'So that you and other staff know it again, such as “Attendance app”.',
    scopes: 'What it may do',
    scopesHint: 'With none ticked it can only read what everybody can. You can only give scopes whose rights you have.',
    changed: 'The changes to the application are saved.',
    change: {
      title: 'Change name and scopes',
      text: 'A scope that you untick ends at once, also for tokens that were taken. One that you add counts for tokens that are taken after that.',
      button: 'Save changes',
    },
    save: 'Make the application',
    cancel: 'Cancel',
    token: 'Taking a token',
    tokenText:
      'With its id and secret the application takes a token, good for {{hours}} hours, and sends it as X-App-Token with each call.',
    example: 'Example with curl',
    renew: {
      title: 'New secret',
      text: 'For a secret that leaked or was lost. The old secret, and all tokens that were taken, end at once.',
      sure: 'I understand: {{name}} stops working until it has its new secret.',
      button: 'Make a new secret',
    },
    revoke: {
      title: 'Revoke the application',
      text: 'It can no longer call this site, nor with tokens that it still holds. This cannot be undone.',
      sure: 'I am sure that I want to revoke {{name}}.',
      button: 'Revoke the application',
    },
  },
  key: {
    title: 'Key for browsers',
    lead: 'Web pages elsewhere can read and send visitors’ voices through the open database. This key is no secret: it only opens what every visitor may see.',
    address: 'Address',
    key: 'Anonymous key',
    example: 'Example with @supabase/postgrest-js',
    changes: 'The key changes when the operator changes the installation’s secret.',
  },
} satisfies Shape<typeof id>
