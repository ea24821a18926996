import type { Shape } from '#kit/texts.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words = {
  studio,
  refusals: {
    DeliveryIsRunning: 'This delivery is running',
    DeliveryMissing: 'Delivery not found',
    TooManyWebhooks: 'This site has {{most}} webhooks already; remove those that are not used',
    UrlHasFragment: 'must not contain #',
    UrlHasUser: 'must not contain a user name or a password',
    UrlIncomplete: 'is not a whole address, such as https://example.org/webhook',
    UrlNotHttp: 'must be http or https',
    UrlNotHttps: 'must be https',
    UrlNotPublic: 'must be an address on the public internet',
    UrlPort: 'the port must be 443 or 8443',
    WebhookDescription: 'The note has at most 200 characters.',
    WebhookEvents: 'Choose at least one event.',
    WebhookFormUsed: 'This form was sent before. Open it again from the page Integrations.',
    WebhookIsOff: 'This webhook is off; switch it on first',
    WebhookMissing: 'Webhook not found',
    WebhookUrlRefused: 'The webhook’s address cannot be used',
  },
  /** What the screens say instead. */
  inForms: {
    DeliveryIsRunning: 'This message is being sent. Wait a moment, then reload.',
    TooManyWebhooks: 'This site has {{most}} webhooks already. Remove those that are not used first.',
    WebhookIsOff: 'This webhook is off. Switch it on first.',
    WebhookUrlRefused:
      'Write a whole https address that can be reached from the internet, without a user name and without #; its port is 443 or 8443.',
  },
} satisfies Shape<typeof id>
