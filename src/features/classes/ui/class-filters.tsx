import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { chipClass } from '#ui/chip.tsx'
import { hrefWith } from '#ui/href.ts'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { BADGES, LEVELS, MODE_LABELS, MODES, STATES, TYPE_LABELS, TYPES } from '../class.ts'

export interface FilterView {
  /** The list's own path. */
  base: string
  /** The parameters that are set. */
  values: Record<string, string>
  programs: readonly (readonly [string, string])[]
  cities: readonly (readonly [string, string])[]
}

const all = (words: string) => ['', words] as const

/** Search first, states as chips, the rest in a fold. A plain GET form and plain links: it works without JavaScript. */
export function ClassFilters({ view }: { view: FilterView }) {
  const { base, values } = view
  const value = (name: string) => values[name] ?? ''
  const folded = ['level', 'mode', 'type', 'price', 'program', 'city', 'sort'].filter(name => value(name))
  return (
    <form action={base} className="mt-8">
      <SearchField label="Cari kelas" placeholder="Misalnya: web, desain, data…" value={value('search')} />
      <ul className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0" aria-label="Status">
        {[undefined, ...STATES].map(state => {
          const isActive = value('state') === (state ?? '')
          return (
            <li key={state ?? ''}>
              <a href={hrefWith(base, values, 'state', state)} aria-current={isActive ? 'true' : undefined} className={chipClass(isActive)}>
                {state ? BADGES[state].label : 'Semua'}
              </a>
            </li>
          )
        })}
      </ul>
      {value('state') && <input type="hidden" name="state" value={value('state')} />}
      <details className="border-line mt-4 rounded-2xl border" open={folded.length > 0}>
        <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold">
          <SlidersHorizontal aria-hidden size={18} />
          Saring dan urutkan
          {folded.length > 0 && <span className="bg-primary text-on-primary rounded-full px-2 text-sm">{folded.length}</span>}
        </summary>
        <div className="grid gap-4 p-4 pt-1 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            name="level"
            label="Tingkat"
            value={value('level')}
            choices={[all('Semua tingkat'), ...LEVELS.map(level => [level, level] as const)]}
          />
          <SelectField
            name="mode"
            label="Cara belajar"
            value={value('mode')}
            choices={[all('Semua cara'), ...MODES.map(mode => [mode, MODE_LABELS[mode]] as const)]}
          />
          <SelectField
            name="type"
            label="Jenis"
            value={value('type')}
            choices={[all('Semua jenis'), ...TYPES.map(type => [type, TYPE_LABELS[type]] as const)]}
          />
          <SelectField
            name="price"
            label="Biaya"
            value={value('price')}
            choices={[all('Semua biaya'), ['free', 'Gratis'], ['paid', 'Berbayar']]}
          />
          <SelectField name="program" label="Program" value={value('program')} choices={[all('Semua program'), ...view.programs]} />
          <SelectField name="city" label="Kota" value={value('city')} choices={[all('Semua kota'), ...view.cities]} />
          <SelectField
            name="sort"
            label="Urutkan"
            value={value('sort')}
            choices={[
              all(value('search') ? 'Paling cocok' : 'Terbaru'),
              ['soonest', 'Paling cepat mulai'],
              ['cheapest', 'Biaya terendah'],
              ['name', 'Nama A–Z'],
            ]}
          />
          <div className="flex items-end gap-3">
            <button type="submit" className="bg-primary text-on-primary h-12 grow rounded-xl px-5 font-semibold">
              Terapkan
            </button>
            <a
              href={base}
              className="text-primary-text flex h-12 items-center rounded-xl px-3 font-semibold underline-offset-4 hover:underline"
            >
              Atur ulang
            </a>
          </div>
        </div>
      </details>
    </form>
  )
}
