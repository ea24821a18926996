import { listMethods } from '#features/gateways/find-gateway.server.ts'
import { giveGift } from '#features/gifts/give.server.ts'
import { addPledge } from '#features/gifts/pledge.server.ts'
import { AppError, BadRequest, isAppError } from '#kit/errors.ts'
import { type FormAction } from '#page/forms.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicAction } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { addAspiration, addReview, addTestimony, keepDiscResult } from './commands.server.ts'
import { discTypeOf } from './disc.ts'
import { readAspiration, readDisc, readGift, readPledge, readReview, readTestimony } from './forms.server.ts'
import { formAt, type VoiceForm } from './page-forms.ts'
import { voiceProblem } from './texts.ts'

/** Returns where the form leads: to a query and an anchor of its page, or to another page. */
type Act = (args: PageArgs, fields: URLSearchParams) => Promise<string>

const ACTS: Record<VoiceForm, Act> = {
  async review({ ctx, visit, lang }, fields) {
    const input = readReview(fields, lang)
    await visit.consumeSubmissionQuota()
    await addReview(ctx, input)
    return '?done=sent#komentar'
  },
  async aspiration({ ctx, visit, lang }, fields) {
    const input = readAspiration(fields, lang)
    await visit.consumeSubmissionQuota()
    await addAspiration(ctx, input)
    return '?done=sent#aspirasi'
  },
  async testimony({ ctx, visit, lang }, fields) {
    const input = readTestimony(fields, lang)
    await visit.consumeSubmissionQuota()
    await addTestimony(ctx, input)
    return '?done=sent#testimoni'
  },
  async donation({ ctx, site, visit, lang }, fields) {
    if ((await listMethods(ctx)).length === 0) {
      const input = readPledge(fields, lang)
      await visit.consumeSubmissionQuota()
      return `?pledge=${await addPledge(ctx, site.settings, input)}#donasi`
    }
    const input = readGift(fields, lang)
    await visit.consumeSubmissionQuota(input.email ?? undefined)
    return `/Pay/${await giveGift(ctx, site.settings, input)}`
  },
  async disc({ ctx, visit }, fields) {
    const { answers, isAdult, mayKeep } = readDisc(fields)
    const type = discTypeOf(answers)
    if (!isAdult || !mayKeep) return `?result=${type}#hasil`
    await visit.consumeSubmissionQuota()
    return `?result=${type}${(await keepDiscResult(ctx, type)) ? '&done=kept' : ''}#hasil`
  },
}

/** The action of every page that can have a visitors' form. */
export const voiceAction: FormAction = publicAction(async (args, fields) => {
  const form = formAt(args.page)
  try {
    if (!form || fields.get('form') !== form) throw new BadRequest()
    const to = await ACTS[form](args, fields)
    return redirect(to.startsWith('/') ? to : args.page.path + to, 303)
  } catch (error) {
    if (isAppError(error) && error.status === 429) throw tooMuch(error)
    throw error
  }
})

function tooMuch(error: AppError): AppError {
  const { retryAfterSeconds } = error
  return new AppError(429, error.code, voiceProblem('tooMany'), { cause: error, ...(retryAfterSeconds && { retryAfterSeconds }) })
}
