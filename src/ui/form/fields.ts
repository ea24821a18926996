/** A form that was submitted and refused (`FormResult`). */
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
 * Returns a function that gives a field's props: `<FormField {...field('email')} label=… />`. After a refusal these are the submitted value and its problem,
 * otherwise the given value. `formName` identifies the form on a page with several (`<input type="hidden" name="form">`).
 */
export function fieldsOf(form: SentForm | undefined, formName = ''): (name: string, value?: string) => FieldState {
  const sent = form?.name === formName ? form : undefined
  return (name, value) => ({
    name,
    value: sent ? sent.values[name] : value,
    problem: sent?.problems.find(problem => problem.path === name)?.message,
  })
}
