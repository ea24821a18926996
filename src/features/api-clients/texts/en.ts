import type { Shape } from '#kit/texts.ts'
import { delegated } from './en/delegated.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = {
  studio,
  delegated,
  refusals: {
    AppFormUsed: 'This form was sent before. Open it again from the page Integrations.',
    AppMissing: 'Application not found',
    AppNameLength: 'Write the application’s name, in at most {{most}} characters.',
    AppNameTaken: 'There is an application of this name already. Choose another name.',
    CredentialsNeeded: 'The application’s id and secret are required',
    CredentialsWrong: 'The application’s id or secret is wrong',
    NoMember: 'Your account is no member of this site. Sign in to the site once, then come back.',
    NoSecret: 'This application has no secret.',
    OwnPagesOnly: 'From this site’s own pages only',
    ProviderForeign: 'This installation uses another identity provider. Applications that act for people are registered there.',
    RedirectExtra: 'Leave user name, password and # out of {{uri}}.',
    RedirectIncomplete: '{{uri}} is not a whole address.',
    RedirectMany: 'At most {{most}} return addresses.',
    RedirectNeeded: 'Write at least one address to which people return.',
    RedirectScheme:
      '{{uri}} must begin with https://, with http://127.0.0.1 or http://[::1], or with the app’s own scheme such as id.school.app:/',
    ScopeUnknown: 'One of the scopes is not known. Choose again.',
    TooManyApps: 'This site has {{most}} applications already. Revoke those that are not used first.',
  },
} satisfies Shape<typeof id>
