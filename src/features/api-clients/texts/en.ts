import type { Shape } from '#kit/texts.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = {
  studio,
  refusals: {
    AppFormUsed: 'This form was sent before. Open it again from the page Integrations.',
    AppMissing: 'Application not found',
    AppNameLength: 'Write the application’s name, in at most {{most}} characters.',
    AppNameTaken: 'There is an application of this name already. Choose another name.',
    CredentialsNeeded: 'The application’s id and secret are required',
    CredentialsWrong: 'The application’s id or secret is wrong',
    OwnPagesOnly: 'From this site’s own pages only',
    ScopeUnknown: 'One of the scopes is not known. Choose again.',
    TooManyApps: 'This site has {{most}} applications already. Revoke those that are not used first.',
  },
} satisfies Shape<typeof id>
