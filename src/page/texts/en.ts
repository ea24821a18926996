import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

/** Why a form or a request was refused, by the error's code; shown in the reader's language. */
export const words = {
  refused: 'Not saved yet. Look at what is marked below.',
  refusals: {
    OwnAdminRole: 'You cannot take away your own role as admin. Ask another admin to do it.',
    OwnMembership: 'You cannot remove yourself. To stop being a member, use the page My privacy.',
    LastAdmin: 'This is the last admin of the site. Make somebody else an admin first.',
    AlreadyMember: 'Whoever has this address is a member already. Find them in the list of members and give them the role there.',
    EmailInvalid: 'Write one whole email address, such as name@example.org.',
    ReasonLength: 'Write the reason, in 5 to 300 characters.',
    RoleNotLookedAt: 'Choose one of the roles in the list.',
    VoiceDecided: 'That was decided just now. The list is up to date again.',
    AppNameLength: 'Write the application’s name, in at most 60 characters.',
    AppNameTaken: 'There is an application of this name already. Choose another name.',
    AppFormUsed: 'This form was sent before. Open it again from the page Integrations.',
    TooManyApps: 'This site has 50 applications already. Revoke those that are not used first.',
    ScopeUnknown: 'One of the scopes is not known. Choose again.',
    NotSure: 'Tick this box first if you are sure.',
    WebhookUrlRefused:
      'Write a whole https address that can be reached from the internet, without a user name and without #; its port is 443 or 8443.',
    WebhookEvents: 'Choose at least one event.',
    WebhookDescription: 'The note has at most 200 characters.',
    WebhookFormUsed: 'This form was sent before. Open it again from the page Integrations.',
    TooManyWebhooks: 'This site has 20 webhooks already. Remove those that are not used first.',
    WebhookIsOff: 'This webhook is off. Switch it on first.',
    DeliveryIsRunning: 'This message is being sent. Wait a moment, then reload.',
    LimitUnknown: 'One of the choices is no longer at this site. Choose again.',
  },
} satisfies Shape<typeof id>
