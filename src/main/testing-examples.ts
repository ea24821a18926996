import { type Description, type Operation, parametersOf } from '#features/developers/description.ts'

/** The example of an endpoint as it is sent, without its credentials. */
export interface Example {
  id: string
  method: string
  path: string
  address: string
  headers: [name: string, value: string][]
  /** The JSON body. */
  json: unknown
  /** The security schemes of the first alternative. */
  schemes: string[]
}

/** Examples that must be refused, by `operationId`, with the reason. */
export const REFUSED: Record<string, [status: number, why: string]> = {
  clearAuthCookies: [403, 'clears the cookies of the site’s own pages, for these alone'],
  getPodcast: [404, 'one id can’t be an article and an episode'],
  getCareer: [404, 'there is no employer of that name'],
  getJob: [404, 'there is no job of that id'],
  restoreFromBin: [404, 'nothing of that id is in the bin'],
  deleteProgram: [409, 'the program has a class'],
  deleteCategory: [404, 'it was deleted by its slug before'],
  eraseFromBin: [403, 'staff alone remove for good, no API client'],
  add_donations: [401, 'this tenant asks for no gifts'],
  publishSettingsDraft: [404, 'who asks has changed nothing'],
  getSession: [404, 'there is no chapter of that id'],
  attendSession: [404, 'there is no chapter of that id'],
  showSessionCode: [404, 'there is no chapter of that id'],
  listSessionAttendees: [404, 'there is no chapter of that id'],
  openPackage: [404, 'there is no chapter of that id'],
  reportPackage: [404, 'there is no chapter of that id'],
  lookThroughPackage: [422, 'there is no file of that id'],
  listDiscussion: [404, 'there is no chapter of that id'],
  savePost: [404, 'there is no chapter of that id'],
  removePost: [404, 'there is no post of that id'],
  markPost: [404, 'there is no post of that id'],
  reportPost: [404, 'there is no post of that id'],
  renewDevice: [404, 'who asks has no device of that address'],
  deleteClass: [409, 'somebody takes part in it'],
  getOfflineClass: [403, 'who asks takes no part in the class'],
  createClassInvoice: [409, 'the class is free, or who asks is in it'],
  getClassInvoice: [404, 'there is no invoice of that id'],
  repayClassInvoice: [404, 'who asks has no invoice of the class'],
  returnFromPayment: [302, 'leads on to a page'],
  notifyPayment: [422, 'no gateway sends an example'],
  listChatMessages: [404, 'there is no conversation of that id'],
  deleteChatConversation: [404, 'there is no conversation of that id'],
  rateChatMessage: [404, 'there is no answer of that id'],
  reportChatMessage: [404, 'there is no answer of that id'],
  leaveClass: [404, 'who asks joins after it'],
  renameOutlineTemplate: [404, 'there is no template of that id'],
  deleteOutlineTemplate: [404, 'there is no template of that id'],
  startImport: [404, 'who asks uploaded no such file'],
  undoImport: [409, 'it is not done yet: the job has not run'],
  requestPayout: [403, 'who asks is no mentor'],
  approvePayouts: [403, 'who asks has proven no second factor just now'],
  rejectPayout: [404, 'there is no payout of that id'],
  replayWebhookDelivery: [404, 'nothing was sent by that id'],
}

/** Returns the examples of a description, which are those that Swagger UI fills in. */
export function examplesOf(description: Description): Example[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => exampleOf(description, path, method, operation)),
  )
}

/** Returns the examples of a description's JSON answers, refusals among them, by `operationId` and status. */
export function answerExamplesOf({ paths }: Description): [id: string, example: unknown][] {
  return Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, { content = {} }]) =>
        Object.entries(content).flatMap(([type, { example }]): [string, unknown][] =>
          /[/+]json$/.test(type) ? [[`${operationId} ${status}`, example]] : [],
        ),
      ),
    )
}

function exampleOf(description: Description, path: string, method: string, operation: Operation): Example {
  const given = (place: string) =>
    parametersOf(operation, description).flatMap(({ in: where, name, example }): [string, string][] =>
      where === place && example !== undefined ? [[name, typeof example === 'string' ? example : JSON.stringify(example)]] : [],
    )
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const query = new URLSearchParams(given('query')).toString()
  const target = given('path').reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path)
  return {
    id: operation.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    address: target + (query && `?${query}`),
    // A form's content type needs a boundary, which the sender generates.
    headers: [...given('header'), ...(type && type !== 'multipart/form-data' ? [['content-type', type] as [string, string]] : [])],
    json: body?.example,
    schemes: Object.keys((operation.security ?? description.security)?.[0] ?? {}),
  }
}
