import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { localHref } from '#kit/lang.ts'
import { CHIP_ROW, chipClass } from '#ui/chip.tsx'
import { hrefWith } from '#ui/href.ts'
import { langMark } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useListWords } from '#ui/list-words.ts'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField, type SelectFieldProps } from '#ui/select-field.tsx'
import { LEVELS, MODES, STATES, TYPES } from '../class.ts'
import { classTexts } from '../texts.ts'

export interface FilterView {
  /** Path of the list. */
  base: string
  /** The query parameters that are set. */
  values: Record<string, string>
  programs: readonly (readonly [slug: string, name: string, lang: string])[]
  cities: readonly (readonly [string, string])[]
}

/** The element that shows the number of results, where applying the filters leads. */
export const RESULTS_ID = 'hasil'

const all = (words: string) => ['', words] as const

type FilterField = Pick<SelectFieldProps, 'name' | 'label' | 'choices'>

/**
 * Search field, states as chips, further filters in a fold, and a chip for each filter that is set, which removes it. A plain GET form and links, so it works
 * without JavaScript. Applying leads to the results, with the fold closed.
 */
export function ClassFilters({ view }: { view: FilterView }) {
  const { base, values } = view
  const lang = useLang()
  const t = useTexts(classTexts)
  const words = t.filters
  const { hint = words.searchHint } = useListWords(base)
  const value = (name: string) => values[name] ?? ''
  const fields = useFilterFields(view)
  const chosen = fields.flatMap(({ name, label, choices }) => {
    const choice = value(name) && choices.find(([one]) => one === value(name))
    return choice ? [{ name, label, text: choice[1], lang: choice[2] }] : []
  })
  return (
    <form action={`${localHref(lang, base)}#${RESULTS_ID}`}>
      <SearchField label={words.search} placeholder={hint} value={value('search')} />
      <ul className={`mt-2.5 ${CHIP_ROW}`} aria-label={words.state}>
        {[undefined, ...STATES].map(state => {
          const isActive = value('state') === (state ?? '')
          return (
            <li key={state ?? ''}>
              <A href={hrefWith(base, values, 'state', state)} aria-current={isActive ? 'true' : undefined} className={chipClass(isActive)}>
                {state ? t.badges[state] : words.allStates}
              </A>
            </li>
          )
        })}
      </ul>
      {value('state') && <input type="hidden" name="state" value={value('state')} />}
      <details className="border-line mt-4 rounded-2xl border">
        <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold">
          <SlidersHorizontal aria-hidden size={18} />
          {words.more}
          {chosen.length > 0 && <span className="bg-primary text-on-primary rounded-full px-2 text-sm">{chosen.length}</span>}
        </summary>
        <div className="grid gap-4 p-4 pt-1 sm:grid-cols-2 lg:grid-cols-4">
          {fields.map(({ name, label, choices }) => (
            <SelectField key={name} name={name} label={label} value={value(name)} choices={choices} />
          ))}
          <div className="flex items-end gap-3">
            <button type="submit" className="bg-primary text-on-primary h-12 grow rounded-xl px-5 font-semibold">
              {words.apply}
            </button>
            <A
              href={base}
              className="text-primary-text flex h-12 items-center rounded-xl px-3 font-semibold underline-offset-4 hover:underline"
            >
              {words.reset}
            </A>
          </div>
        </div>
      </details>
      {chosen.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2" aria-label={words.chosen}>
          {chosen.map(({ name, label, text, lang: textLang }) => (
            <li key={name}>
              <A
                href={`${hrefWith(base, values, name, undefined)}#${RESULTS_ID}`}
                className={`${chipClass(false)} gap-2 whitespace-normal!`}
              >
                <span className="sr-only">{words.remove} </span>
                <span>
                  <span className="sr-only">{label}: </span>
                  <span lang={textLang === undefined ? undefined : langMark(lang, textLang)}>{text}</span>
                </span>
                <X aria-hidden size={16} />
              </A>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function useFilterFields({ values, programs, cities }: FilterView): FilterField[] {
  const t = useTexts(classTexts)
  const words = t.filters
  return [
    { name: 'level', label: words.level, choices: [all(words.allLevels), ...LEVELS.map(level => [level, t.levels[level]] as const)] },
    { name: 'mode', label: words.mode, choices: [all(words.allModes), ...MODES.map(mode => [mode, t.modes[mode]] as const)] },
    { name: 'type', label: words.type, choices: [all(words.allTypes), ...TYPES.map(type => [type, t.types[type]] as const)] },
    { name: 'price', label: words.price, choices: [all(words.allPrices), ['free', words.free], ['paid', words.paid]] },
    { name: 'program', label: words.program, choices: [all(words.allPrograms), ...programs] },
    { name: 'city', label: words.city, choices: [all(words.allCities), ...cities] },
    {
      name: 'sort',
      label: words.sort,
      choices: [
        all(values['search'] ? words.orders.best : words.orders.newest),
        ['soonest', words.orders.soonest],
        ['cheapest', words.orders.cheapest],
        ['name', words.orders.name],
      ],
    },
  ]
}
