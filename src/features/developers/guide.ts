import { toAssistantsGuide } from './assistants.ts'
import { toDelegationGuide } from './delegation.ts'
import { ERRORS } from './errors.ts'

/** Returns what a developer reads before the first call, in Markdown: the guide, the statuses of refusals and the changes. `issuer`: our account site, if it is the provider. */
export function toMarkdown(anonKey: string, issuer?: string): string {
  return [
    'Everything on this site that an API client can read and write.',
    ...GUIDE.flatMap(({ title, text }) => [`## ${title}`, ...text]),
    ...toAssistantsGuide(),
    ...(issuer ? toDelegationGuide(issuer) : []),
    `The anonymous key of this installation is \`${anonKey}\`.`,
    '## Errors',
    ['| Status | Means | What to do |', '| --- | --- | --- |', ...ERRORS.map(toRow)].join('\n'),
    '## Changelog',
    ...CHANGES.flatMap(({ day, changes }) => [`### ${day}`, changes.map(change => `- ${change}`).join('\n')]),
  ].join('\n\n')
}

function toRow({ status, name, means, then }: (typeof ERRORS)[number]): string {
  return `| ${status} ${name} | ${means} | ${then} |`
}

const GUIDE: readonly { title: string; text: readonly string[] }[] = [
  {
    title: 'Who asks: the app token',
    text: [
      'Every call bears `X-App-Token`. An API client gets one for 23 hours by `POST /api/services/v1/authorizer/token/generate` with its id and secret, which staff of the tenant make in the studio under Integrations. Scopes say what it may write: `content:write`, `settings:write`, `files:write`, `mail:send`, `webhooks:write`.',
      'Who a person is says `Authorization`, raw or as `Bearer TOKEN`. A person’s rights count then, not the API client’s.',
      '“Authorize” takes both. Without them this page asks as you: with the tokens of your own browser on this site, or a new app token without scopes. The hosted database wants the anonymous key, which is no secret.',
    ],
  },
  {
    title: 'Which tenant',
    text: [
      'The host name says it: this documentation is of the tenant whose address you see. A call that names another one, by `X-Site-Id`, `lmsId` or a record’s id, is answered with 404.',
      'Where the operator gives calls a host of their own, `X-Site-Id` or the page’s origin says which tenant is meant, and only pages of that tenant may read the answer (CORS): scheme, host and port are compared.',
    ],
  },
  {
    title: 'The envelope',
    text: [
      'Answers are `{"status": true, "message": "OK", "data": …}`; a list’s data is `{"items": […], "page", "perPage", "totalItems", "totalPages"}`. A page past the end is empty, so that reading until an empty page ends; `pageSize` is at most 50, a larger number counts as 50. Refusals have `status` false, `data` null, and `errors` where a field is at fault.',
      'The hosted database under `/api/rest/v1/` speaks PostgREST’s protocol instead, resumable uploads under `/api/drive/v1/uploads` speak tus 1.0.',
    ],
  },
  {
    title: 'Asking less often',
    text: [
      'Answers to GET bear an `ETag`. Send it back as `If-None-Match`: an unchanged answer is 304 without a body.',
      '`RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds) say how many calls a network has left in this minute, those of the hosted database and of uploads among them. Above it the answer is 429 with `Retry-After`, in the shape of each protocol; a client of tus must be told to try again then (`onShouldRetry`).',
    ],
  },
  {
    title: 'Languages',
    text: [
      'Messages are in Indonesian; `Accept-Language: en` makes them English. Paths and codes are the same in every language. Messages of careers and jobs begin with the catalogue’s English prefix in both.',
    ],
  },
  {
    title: 'What is stable',
    text: [
      'Paths, methods, fields and statuses that stand here stay as they are; new fields may come, so ignore those that you don’t know. A field that a call doesn’t know is refused in what you send (422), save `lmsId`.',
      'What is to go is marked `deprecated` here and in the changelog at least 180 days before, and its answers bear `Deprecation` and `Sunset` (RFC 9745, RFC 8594) from that day on. Nothing is deprecated now.',
    ],
  },
  {
    title: 'Paying for a class',
    text: [
      '`POST /api/services/v1/class/payment/invoice` orders a class for the person and gives its invoice; the same order again gives the open one. `method` chooses how it is paid; the payment is `opening` until the gateway has answered, so ask `v1/class/payment/detail` again a second later: then it has the account number, the QR code or the address.',
      'Amounts are whole rupiah. An invoice is `paid` once its gateway says so when it is asked; what comes back in an address (`GET v1/class/payment/callback`) or in a notification only makes us ask. After `expired`, `GET v1/class/repay` orders the class again at today’s price.',
      'Mentors ask for their share by `v2/payout/request`; staff with `payouts.approve` decide by `v2/payout/approve` and `v2/payout/reject`, never about their own, and with a second factor that is fresh.',
    ],
  },
  {
    title: 'Sending twice, writing once',
    text: [
      'Give a POST an `Idempotency-Key` of your own (up to 200 characters). The same key with the same body within 24 hours is answered with the first answer and `Idempotency-Replayed: true`; with another body it is 422. While the first one runs, a second waits up to 15 seconds, then it is 409 with `Retry-After`.',
      'It holds for `POST /api/drive/v1/upload`, too: the file’s bytes, name and type and the purpose are compared. Resumable uploads need none: each has an address of its own, at which it goes on.',
      'It holds for rows of the hosted database, too: the rows, the query, `Prefer` and `Accept` are compared, and refusals have its shape (`{code, message, details, hint}`).',
      'One call refuses it with 400: `POST /api/auth/generate/token` ends the token that it is asked with, which then opens nothing any more, not even the answer. Where that is lost, the person signs in again.',
    ],
  },
  {
    title: 'Being told: webhooks',
    text: [
      'Register an address by `POST /api/services/v1/webhook/create`; what happens is sent to it, signed as Standard Webhooks does (`webhook-id`, `webhook-timestamp`, `webhook-signature`), tried again for about a day, and kept for 30 days to be sent once more.',
      'Answer within ten seconds. A receiver that does not, or answers 5xx, 429 or a redirect, is left alone for 10 seconds, then longer, at most 15 minutes; a ping ends that. Another 4xx refuses that one message. 410, or three days of being down, switches the webhook off: what happens then is not told later.',
    ],
  },
]

/** Changes that API clients can notice, newest first. Add a line for each. */
const CHANGES: readonly { day: string; changes: readonly string[] }[] = [
  {
    day: '2026-11-28',
    changes: [
      'Paying for a class: `v1/class/payment/invoice`, `v1/class/payment/detail`, `v1/class/payment/callback`, `v1/class/repay`. Payouts to mentors: `v2/payout/list`, `banks`, `accounts`, `balance`, `request`, `approve`, `reject`.',
      'The assistant: `v1/identity/login`, `v1/identity/me`, `v2/chat`, `v1/conversations/{id}/messages` and `DELETE v1/conversations/{id}`; besides, `GET v1/conversations`, feedback and reports of an answer.',
      'For other assistants: `/mcp` on every site, `llms.txt`, and each public page as Markdown by `Accept: text/markdown`.',
    ],
  },
  {
    day: '2026-11-22',
    changes: [
      'Apps can act for people who allowed it: authorization code with PKCE at the account site, and its token as `Authorization: Bearer`, without an app token.',
      'A page past the end of a list is empty; before, it was the last page. `v1/class/recent` takes `page` and `pageSize`. `v1/post/list` without `kind` gives all kinds, ten on a page.',
      'Classes in lists have `id`, `description` and the four flags. `v1/class/syllabus` takes a code or slug, too.',
      'A list of what is not there (`careerId`, `programId`, `categoryId`, `categorySlug`, `type`, `provinceId`) is 404; before, it was empty.',
      'Drafts and scheduled posts are read by who may write them: `v3/post/list?status=…` and both details. Posts say their `status`.',
      'Creating a post, a category or a webhook is 201; before, 200. `v3/post/kind/category/update` answers the category.',
      'Unknown fields of a body, of a setting too, and control characters are 422. Who may not do a thing is told so (403) before the body is looked at.',
      'Messages follow `Accept-Language`. This description has a response for each status, the roles beside the scopes, and a schema for each setting.',
      'This reference is Swagger UI. The guide, the errors and this list stand in the description of `/api/openapi.json`, and its parameters and bodies have examples.',
      'Careers, jobs, programs, podcasts, schools, provinces and cities, settings, statistics, the main service and the catalogue answer.',
      'The hosted database, uploads (multipart and tus), registrations of schools and teams, appointments, requests for a demonstration.',
      '`ETag` on GET, `RateLimit-…` on every answer, `Idempotency-Key` on POST (uploads by form and rows of the hosted database among them), webhooks.',
      'An address or a body with the character NUL, or half a character, is 400, whatever type of JSON it is sent as.',
      'A wrong method is 405 with `Allow`, and OPTIONS is answered. HEAD says what GET says, and does nothing: no view is counted, and nothing taken from what a network may send.',
      'While the database does not answer, calls are 503 with `Retry-After`; before, most were 500.',
      '`POST /api/auth/generate/token` refuses an `Idempotency-Key` with 400.',
      'On hosts of calls an origin counts as a tenant’s by scheme, host and port.',
      'Every example of this documentation has the form that its call takes, with tokens and ids to replace by your own.',
      'A connection that breaks while a call is being committed is 500 without `Retry-After`, and its message says that the outcome is not known; before, it was 503.',
      'Fields of a post’s `details` may be null where they are missing. Times of events that were kept in other forms of ISO 8601 are in UTC now; an event without `startsAt` is among those to come for two hours from its publication.',
    ],
  },
  { day: '2026-11-21', changes: ['Accounts: `generate/token`, `user/detail`, `user/me`, `signup/coder`; rights by role on every call.'] },
  { day: '2026-11-20', changes: ['Posts and their categories, classes, app tokens, the click log.'] },
]
