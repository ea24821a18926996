/** Returns what a developer reads before the first call, in Markdown: the guide, the statuses of refusals and the changes. */
export function toMarkdown(anonKey: string): string {
  return [
    'Everything on this site that an API client can read and write.',
    ...GUIDE.flatMap(({ title, text }) => [`## ${title}`, ...text]),
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
      'Answers are `{"status": true, "message": "OK", "data": …}`; a list’s data is `{"items": […], "page", "perPage", "totalItems", "totalPages"}`. A page past the end is the last one. Refusals have `status` false, `data` null, and `errors` where a field is at fault.',
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

/** Statuses of refusals, what they mean, and what to do. */
const ERRORS: readonly { status: number; name: string; means: string; then: string }[] = [
  {
    status: 400,
    name: 'Unreadable',
    means: 'The body is no JSON, the address has a character that can’t be kept, or no tenant is named.',
    then: 'Mend the request; sending it again as it is changes nothing.',
  },
  {
    status: 401,
    name: 'No valid token',
    means: '`X-App-Token` or `Authorization` is missing, unknown, revoked or run out.',
    then: 'Get a new app token; let the person sign in again.',
  },
  {
    status: 403,
    name: 'Not allowed',
    means: 'The person, or the API client’s scopes, may not do this here.',
    then: 'Ask the tenant’s staff for the role or the scope.',
  },
  {
    status: 404,
    name: 'Not there',
    means: 'No such call, no such record, or one of another tenant.',
    then: 'Check id and host. What is another tenant’s looks the same as what was never there.',
  },
  {
    status: 405,
    name: 'Wrong method',
    means: 'The address is there, the method is not.',
    then: 'Use one that `Allow` names; OPTIONS answers the same list.',
  },
  { status: 409, name: 'Conflict', means: 'It is taken, or has changed in between.', then: 'Read the record again, then decide.' },
  {
    status: 413,
    name: 'Too large',
    means: 'A JSON body above 1 MB (256 KB for the hosted database), or a file above what its kind allows.',
    then: 'Send less; large files go by tus.',
  },
  {
    status: 415,
    name: 'Wrong kind of file or body',
    means: 'What is in the file is not what may be uploaded, or not what its name says; or the body’s `Content-Type` is not the call’s.',
    then: 'Send the file as what it is, and JSON as `application/json`.',
  },
  {
    status: 422,
    name: 'Invalid',
    means: 'A field is missing or not what it must be: `errors` names each by its path.',
    then: 'Show each message beside its field.',
  },
  {
    status: 429,
    name: 'Too many',
    means: 'More calls, sign-ups or forms than one network or address may send.',
    then: 'Wait the seconds of `Retry-After`.',
  },
  {
    status: 500,
    name: 'Our failure',
    means:
      'Something broke on the server. It is logged. Where the message says “Belum pasti”, the connection broke while the work was being kept: it may be done.',
    then: 'Send again with the same `Idempotency-Key`: nothing is done twice. Without one, look first whether it was done.',
  },
  {
    status: 503,
    name: 'Not now',
    means:
      'A part that is needed does not answer: the database, the store of files, the scanner. Maintenance closes a site’s pages only; calls go on.',
    then: 'Wait the seconds of `Retry-After`, then send again with the same `Idempotency-Key`.',
  },
]

/** Changes that API clients can notice, newest first. Add a line for each. */
const CHANGES: readonly { day: string; changes: readonly string[] }[] = [
  {
    day: '2026-11-22',
    changes: [
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
