/** Statuses of refusals, what they mean, and what to do. */
export const ERRORS: readonly { status: number; name: string; means: string; then: string }[] = [
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
