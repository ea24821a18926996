/** The message catalogue under one name (`MESSAGES.notFound`). A namespace, not an object, so that bundles contain only the messages they use. */
export * as MESSAGES from './message-texts.ts'
