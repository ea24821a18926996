import { z } from 'zod'
import { commonFields, describedCommon } from './common.ts'
import { toMoment, toShownAddress, toText } from './details.ts'
import { addressField, described, mayMiss, momentField, textField } from './fields.ts'

/** Details of posts that are a text above all, as they may come in. */
export const articleDetails = z.looseObject({
  sourceName: mayMiss(textField(200)),
  sourceUrl: mayMiss(addressField('WebAddress')),
  ...commonFields(),
})

export const describedArticle = {
  sourceName: described.text(200, 'Whom the text comes from, if it was published elsewhere first'),
  sourceUrl: described.text(500, 'Where it was published first'),
  ...describedCommon,
}

/** Details of posts about programs, as they may come in. */
export const programDetails = z.looseObject({
  registrationUrl: mayMiss(addressField('WebAddress')),
  registrationUntil: mayMiss(momentField),
  ...commonFields(),
})

export const describedProgram = {
  registrationUrl: described.text(500, 'event, program: where to register'),
  registrationUntil: described.moment('program: until when; kept in UTC'),
  ...describedCommon,
}

/** What a text's page shows besides the text: '' for what is missing. */
export function toArticleDetails({ sourceName, sourceUrl, registrationUrl, registrationUntil }: Record<string, unknown>) {
  return {
    sourceName: toText(sourceName),
    sourceUrl: toShownAddress(sourceUrl),
    registrationUrl: toShownAddress(registrationUrl),
    registrationUntil: toMoment(registrationUntil),
  }
}
