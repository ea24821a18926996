/** A form as it was sent and refused (`FormResult` of a page's arguments). */
interface SentForm {
  name: string
  values: Record<string, string>
  problems: readonly { path: string; message: string }[]
}

export interface FieldState {
  name: string
  value: string | undefined
  problem: string | undefined
}

/**
 * What a form's fields are shown with: `<FormField {...field('email')} label=… />`. After a refusal what was typed and what is wrong with it,
 * else the value that is given. `formName` is the form's own, where a page has several (`<input type="hidden" name="form">`).
 */
export function fieldsOf(form: SentForm | undefined, formName = ''): (name: string, value?: string) => FieldState {
  const sent = form?.name === formName ? form : undefined
  return (name, value) => ({
    name,
    value: sent ? sent.values[name] : value,
    problem: sent?.problems.find(problem => problem.path === name)?.message,
  })
}
