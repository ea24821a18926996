/** `waiting` for its (next) try; `kept`: not sent, there was no SMTP server; `failed`: given up. */
export const MAIL_STATES = ['waiting', 'delivered', 'failed', 'kept'] as const
export type MailState = (typeof MAIL_STATES)[number]
