import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'API reference',
  lead: 'Everything on this site that an API client can read and write.',
  noScript: 'This page needs JavaScript. The same is in',
  assistants: {
    title: 'Assistants: pages, tools and the chat',
    pages:
      'Each public page is there as Markdown: ask for its address with `Accept: text/markdown`. `/llms.txt` says what the site is and where its main pages are.',
    tools:
      '`/mcp` speaks the Model Context Protocol (Streamable HTTP, without sessions). All tools only read. Search, classes, events, programs, common questions and `ask`, which returns the assistant’s answer with its pages, are open to anybody. `ask` keeps no conversation, asks no language model, and counts with the questions of the chat. Each public page is a resource, too, by its address: the same Markdown. One’s own classes, progress, what is due and orders want a sign-in, staff’s drafts and figures the right as well: the answer is then 401 with `WWW-Authenticate`, and the program registers itself and leads the person to the account site, where they allow it or withdraw it later. A token is for this site alone.',
    configure: 'In a program that speaks the protocol, enter the address. Most take a file like this:',
    chat: 'The chat streams one JSON object a line. Its token is for the chat alone; without a sign-in it is an anonymous one:',
  },
  delegation: {
    title: 'Acting for a person',
    scheme: 'A person’s token of a registered app: authorization code with PKCE. It stands for `X-App-Token`, too.',
    register:
      'An app of yours, on a phone, a computer or a server, can act for members of this site. Staff register it in the studio under Integrations, with its return addresses and the scopes that it may ask for; it gets a client id, and a secret if it runs on a server of its own. It belongs to this site alone.',
    ask: 'Send the person to the account site with the authorization code flow and PKCE (S256; it is always required). Any OpenID Connect library does it, by discovery. People see the app’s name, this site’s name and the scopes in words, and allow or refuse them. Ask for `openid` if you want an ID token, for `offline_access` to renew, and for the scopes that you need.',
    take: 'Exchange the code at the token address: with `client_id` alone, or with the secret by HTTP Basic. The access token is opaque, begins with `per_` and is good for an hour.',
    call: 'Send it as `Authorization: Bearer TOKEN` with each call, without an app token. You may do what the person may and the scopes name, and nothing else: `account:read` reads who they are here; the other scopes are those of app tokens. 401: take a new token. 403: the person may not, the scope was not given, or they are no member of this site and have to sign in to it once.',
    ends: 'A token ends with its person’s session at the account site, and when the person withdraws the app in their account, when staff revoke it or take the scope from it. Staff of a site authenticate anew after seven days, others after ninety: where a renewed token is 401 all the same, ask again with `prompt=login`. Where the site wants a second factor of its staff, ask with `acr_values=http://schemas.openid.net/pape/policies/2007/06/multi-factor`.',
    browser:
      'Pages of other sites can’t call from the browser (CORS): let their server do it. An app without a secret can’t revoke a token; forget it, and the person withdraws the app.',
    scopes: {
      openid: 'An ID token',
      profile: 'The person’s name in the ID token',
      email: 'The person’s email address in the ID token',
      offline_access: 'A refresh token',
      'account:read': 'Read who the person is at this site',
      'content:write': 'Write posts and categories',
      'settings:write': 'Write the site’s settings and recorded counts',
      'files:write': 'Upload and delete files',
      'mail:send': 'Send mails to members',
      'webhooks:write': 'Manage webhooks',
    },
  },
} satisfies Shape<typeof id>
