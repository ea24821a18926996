import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { localHref } from '#kit/lang.ts'
import { chipClass } from '#ui/chip.tsx'
import { hrefWith } from '#ui/href.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
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

const all = (words: string) => ['', words] as const

/** Search field, states as chips, further filters in a fold. A plain GET form and links, so it works without JavaScript. */
export function ClassFilters({ view }: { view: FilterView }) {
  const { base, values } = view
  const lang = useLang()
  const t = useTexts(classTexts)
  const words = t.filters
  const value = (name: string) => values[name] ?? ''
  const folded = ['level', 'mode', 'type', 'price', 'program', 'city', 'sort'].filter(name => value(name))
  return (
    <form action={localHref(lang, base)}>
      <SearchField label={words.search} placeholder={words.searchHint} value={value('search')} />
      <ul className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0" aria-label={words.state}>
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
      <details className="border-line mt-4 rounded-2xl border" open={folded.length > 0}>
        <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold">
          <SlidersHorizontal aria-hidden size={18} />
          {words.more}
          {folded.length > 0 && <span className="bg-primary text-on-primary rounded-full px-2 text-sm">{folded.length}</span>}
        </summary>
        <div className="grid gap-4 p-4 pt-1 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            name="level"
            label={words.level}
            value={value('level')}
            choices={[all(words.allLevels), ...LEVELS.map(level => [level, t.levels[level]] as const)]}
          />
          <SelectField
            name="mode"
            label={words.mode}
            value={value('mode')}
            choices={[all(words.allModes), ...MODES.map(mode => [mode, t.modes[mode]] as const)]}
          />
          <SelectField
            name="type"
            label={words.type}
            value={value('type')}
            choices={[all(words.allTypes), ...TYPES.map(type => [type, t.types[type]] as const)]}
          />
          <SelectField
            name="price"
            label={words.price}
            value={value('price')}
            choices={[all(words.allPrices), ['free', words.free], ['paid', words.paid]]}
          />
          <SelectField name="program" label={words.program} value={value('program')} choices={[all(words.allPrograms), ...view.programs]} />
          <SelectField name="city" label={words.city} value={value('city')} choices={[all(words.allCities), ...view.cities]} />
          <SelectField
            name="sort"
            label={words.sort}
            value={value('sort')}
            choices={[
              all(value('search') ? words.orders.best : words.orders.newest),
              ['soonest', words.orders.soonest],
              ['cheapest', words.orders.cheapest],
              ['name', words.orders.name],
            ]}
          />
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
    </form>
  )
}
