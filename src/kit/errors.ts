/**
 * Errors that a client may see. `status` is the HTTP status; `message` is safe to show. Recognized by a symbol, not by `instanceof`: during development two
 * copies of this module may be loaded.
 */
const APP_ERROR = Symbol.for('sanggar.AppError')

export interface FieldProblem {
  path: string
  message: string
}

export class AppError extends Error {
  readonly [APP_ERROR] = true
  readonly status: number
  readonly code: string
  readonly problems: FieldProblem[]
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    more: { problems?: FieldProblem[]; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = code
    this.status = status
    this.code = code
    this.problems = more.problems ?? []
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && APP_ERROR in error
}

export class BadRequest extends AppError {
  constructor(message = 'Permintaan tidak dapat dibaca') {
    super(400, 'BadRequest', message)
  }
}

export class Unauthenticated extends AppError {
  constructor(message = 'Token tidak ada atau sudah tidak berlaku') {
    super(401, 'Unauthenticated', message)
  }
}

export class Forbidden extends AppError {
  constructor(message = 'Anda tidak berhak melakukan ini') {
    super(403, 'Forbidden', message)
  }
}

export class NotFound extends AppError {
  constructor(message = 'Tidak ditemukan', problems: FieldProblem[] = []) {
    super(404, 'NotFound', message, { problems })
  }
}

export class Conflict extends AppError {
  constructor(message: string, problems: FieldProblem[] = []) {
    super(409, 'Conflict', message, { problems })
  }
}

export class InvalidInput extends AppError {
  constructor(message: string, problems: FieldProblem[] = []) {
    super(422, 'InvalidInput', message, { problems })
  }
}
