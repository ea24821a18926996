import { panelTexts } from './texts.ts'

/** The same words for documents, which are rendered at one go. */
export const documentTexts = await panelTexts
