import type { PageArgs } from '#page/page.server.ts'
import { type FieldState, fieldsOf } from '#ui/form/fields.ts'
import { Below, FormCheck } from '#ui/form/form-field.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { DISC_GROUPS, STYLES, type Style, stylesOfGroup } from '../disc.ts'
import { voiceTexts } from '../texts.ts'
import { VoiceForm, VoiceSection } from '../ui/voice-form.tsx'

/** The reflection test, or its result, which is only read from the URL; stored results are not used here. */
export function discPart({ page, query, lang, form }: PageArgs) {
  const t = voiceTexts(lang).disc
  const result = query.get('result')
  const styles = STYLES.filter(style => result?.includes(style)).toSorted((a, b) => (result?.indexOf(a) ?? 0) - (result?.indexOf(b) ?? 0))
  const [first, second] = styles
  return (
    <VoiceSection id={first ? 'hasil' : 'tes'} title={first ? t.resultTitle : t.title} {...(!first && { lead: t.lead })}>
      <div className="mb-8 max-w-3xl">
        <FormMessage tone="note">{t.purpose}</FormMessage>
      </div>
      {first ? <Result first={first} second={second} isKept={query.get('done') === 'kept'} base={page.path} /> : <DiscForm form={form} />}
    </VoiceSection>
  )
}

function Result({ first, second, isKept, base }: { first: Style; second: Style | undefined; isKept: boolean; base: string }) {
  const { disc: t, fill } = useTexts(voiceTexts)
  return (
    <div className="card text-ink max-w-3xl p-5 md:p-8">
      <h3 className="text-2xl font-bold">{fill('disc.result', { name: t.styles[first].name })}</h3>
      <p className="mt-3 text-lg">{t.styles[first].text}</p>
      {second && (
        <p className="mt-3">
          {fill('disc.near', { name: t.styles[second].name })} {t.styles[second].text}
        </p>
      )}
      <p className="mt-5 font-medium">{t.reflect}</p>
      <p className="text-ink-soft mt-5">{isKept ? t.kept : t.notKept}</p>
      <A href={base} className="btn btn-quiet mt-6">
        {t.again}
      </A>
    </div>
  )
}

function DiscForm({ form }: { form: FormResult | undefined }) {
  const { disc: t } = useTexts(voiceTexts)
  const field = fieldsOf(form, 'disc')
  return (
    <div className="max-w-3xl">
      <VoiceForm name="disc" form={form} send={t.send}>
        {Array.from({ length: DISC_GROUPS }, (_, at) => (
          <Group key={`group${at}`} at={at} most={field(`most${at}`)} least={field(`least${at}`)} />
        ))}
        <Age field={field('age')} />
        <FormCheck name="keep" label={t.keep} isChecked={field('keep').value === '1'} />
      </VoiceForm>
    </div>
  )
}

function Group({ at, most, least }: { at: number; most: FieldState; least: FieldState }) {
  const { disc: t, fill } = useTexts(voiceTexts)
  const { problem } = most
  return (
    <fieldset id={most.name} aria-describedby={problem && `${most.name}-problem`} className="scroll-mt-24 not-first-of-type:pt-4">
      <legend className="font-bold">{fill('disc.group', { at: at + 1, of: DISC_GROUPS })}</legend>
      <table className="mt-2 w-full border-collapse text-left">
        <thead>
          <tr className="text-ink-soft align-bottom">
            <th scope="col" className="py-1 font-normal">
              {t.statement}
            </th>
            {[t.most, t.least].map(words => (
              <th key={words} scope="col" className="w-16 px-1 py-1 text-center leading-tight font-normal sm:w-20">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stylesOfGroup(at).map(style => (
            <tr key={style} className="border-line border-t">
              <th scope="row" className="py-2 pr-2 font-normal">
                {t[style][at]}
              </th>
              {[
                { field: most, choice: t.most },
                { field: least, choice: t.least },
              ].map(({ field, choice }) => (
                <td key={field.name} className="p-0 text-center">
                  <label className="flex min-h-11 items-center justify-center">
                    <input
                      type="radio"
                      name={field.name}
                      value={style}
                      defaultChecked={field.value === style}
                      aria-label={fill('disc.label', { choice, statement: t[style][at] ?? '' })}
                      className="accent-primary size-5"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Below id={most.name} problem={problem} />
    </fieldset>
  )
}

function Age({ field }: { field: FieldState }) {
  const { disc: t } = useTexts(voiceTexts)
  return (
    <fieldset id="age" aria-describedby={field.problem ? 'age-problem age-hint' : 'age-hint'} className="scroll-mt-24 pt-4">
      <legend className="font-bold">{t.age}</legend>
      {(['adult', 'child'] as const).map(age => (
        <label key={age} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="age" value={age} defaultChecked={field.value === age} className="accent-primary size-5 shrink-0" />
          <span>{t[age]}</span>
        </label>
      ))}
      <Below id="age" hint={t.ageHint} problem={field.problem} />
    </fieldset>
  )
}
