/** The catalogue as one name (`MESSAGES.notFound`). A namespace, not an object: pages ship only the messages that they show. */
export * as MESSAGES from './message-texts.ts'
