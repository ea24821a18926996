import { referenceOf } from '#features/voices/commands.server.ts'
import {
  approveVoice,
  kindsFor,
  listVoices,
  rejectVoice,
  VOICE_STATES,
  type Voice,
  type VoiceState,
} from '#features/voices/moderation.server.ts'
import { countDiscResults } from '#features/voices/queries.server.ts'
import { voiceTexts } from '#features/voices/texts.ts'
import { isVoiceKind, type VoiceKind } from '#features/voices/voice.ts'
import { formatMoment, formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Page } from '#kit/page.ts'
import type { FormState } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { chipClass } from '#ui/chip.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { hrefWith } from '#ui/href.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { ListOf } from '../ui/finder.tsx'
import { PostButton } from '../ui/post-button.tsx'
import { type Column, Rows } from '../ui/rows.tsx'
import { Section } from '../ui/section.tsx'

const PER_PAGE = 20
const BASE = '/Studio/Voices'

/** What visitors sent and staff decide on: what waits first. */
export const loader = serverPage(async args => {
  const { ctx, query, lang } = args
  const t = studioTexts(lang).voices
  const state = VOICE_STATES.find(one => one === query.get('state')) ?? 'waiting'
  const kind = query.get('kind') ?? ''
  const voices = await listVoices(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    state,
    kind: isVoiceKind(kind) ? kind : undefined,
  })
  const view = { voices, state, query, kinds: kindsFor(ctx.viewer), results: await countDiscResults(ctx) }
  return studioPage(args, { title: t.title, lead: t.lead, body: <Voices {...view} form={args.form} /> })
})

export const action = studioAction({
  approve: async ({ ctx, query }, fields) => {
    await approveVoice(ctx, fields.get('kind') ?? '', fields.get('id') ?? '')
    return hrefWith(BASE, Object.fromEntries(query), 'done', 'approved')
  },
  reject: async ({ ctx, query }, fields) => {
    await rejectVoice(ctx, fields.get('kind') ?? '', fields.get('id') ?? '')
    return hrefWith(BASE, Object.fromEntries(query), 'done', 'rejected')
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

interface VoicesProps {
  form: FormState | undefined
  voices: Page<Voice>
  state: VoiceState
  query: URLSearchParams
  kinds: VoiceKind[]
  results: { type: string; count: number }[]
}

function Voices({ form, voices, state, query, kinds, results }: VoicesProps) {
  const lang = useLang()
  const t = useTexts(studioTexts).voices
  const done = query.get('done')
  const { kinds: names } = useTexts(voiceTexts)
  return (
    <>
      {form && <FormRefusal form={form} />}
      {(done === 'approved' || done === 'rejected') && <FormMessage tone="done">{t[done]}</FormMessage>}
      <Choices query={query} name="state" label={t.filter} chosen={state} choices={VOICE_STATES.map(one => [one, t.states[one]])} />
      <Choices
        query={query}
        name="kind"
        label={t.kindFilter}
        chosen={query.get('kind') ?? ''}
        choices={[['', t.allKinds], ...kinds.map(kind => [kind, names[kind]] as const)]}
      />
      <ListOf page={voices} base={BASE} query={query} count="voices.count" empty={t.empty} none={t.none}>
        <Rows items={voices.items} keyOf={one => one.id} columns={columnsOf(lang, state)} caption={t.title} />
      </ListOf>
      {results.length > 0 && (
        <div className="mt-10">
          <Section title={t.disc} lead={t.discLead}>
            <p className="text-lg tabular-nums">{results.map(one => `${one.type}: ${one.count}`).join(' · ')}</p>
          </Section>
        </div>
      )}
    </>
  )
}

interface ChoicesProps {
  query: URLSearchParams
  name: string
  label: string
  chosen: string
  choices: readonly (readonly [value: string, words: string])[]
}

function Choices({ query, name, label, chosen, choices }: ChoicesProps) {
  const { done: _, page: __, ...values } = Object.fromEntries(query)
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap gap-2">
      {choices.map(([value, words]) => (
        <A
          key={value}
          href={hrefWith(BASE, values, name, value || undefined)}
          aria-current={value === chosen ? 'true' : undefined}
          className={chipClass(value === chosen)}
        >
          {words}
        </A>
      ))}
    </nav>
  )
}

function columnsOf(lang: Lang, state: VoiceState): Column<Voice>[] {
  const t = studioTexts(lang).voices
  const { kinds } = voiceTexts(lang)
  return [
    {
      title: t.said,
      isHeading: true,
      show: one => (
        <>
          <span className="font-semibold wrap-anywhere">{one.name ?? t.unnamed}</span>
          <span className="block max-w-[65ch] wrap-anywhere whitespace-pre-line">{one.message}</span>
        </>
      ),
    },
    { title: t.kind, show: one => kinds[one.kind] },
    { title: t.about, show: one => <span className="wrap-anywhere">{aboutOf(one, lang) || '–'}</span> },
    { title: t.sent, show: one => formatMoment(one.createdAt, undefined, lang) },
    { title: t.decide, isAction: true, show: one => <Decision voice={one} state={state} /> },
  ]
}

function aboutOf({ kind, id, about }: Voice, lang: Lang): string {
  if (kind === 'donations') return `${formatPrice(Number(about), lang)} · ${referenceOf(id)}`
  return kind === 'book_reviews' && about ? studioTexts(lang).fill('voices.rating', { rating: about }) : about
}

function Decision({ voice, state }: { voice: Voice; state: VoiceState }) {
  const lang = useLang()
  const { voices: t, fill } = useTexts(studioTexts)
  const values = { id: voice.id, kind: voice.kind }
  const name = voice.name ?? t.unnamed
  const isGift = voice.kind === 'donations'
  const label = isGift
    ? fill('voices.receiveLabel', { name, amount: formatPrice(Number(voice.about), lang), reference: referenceOf(voice.id) })
    : fill('voices.approveLabel', { name })
  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'approved' && (
        <PostButton form="approve" values={values} className="btn btn-main" label={label}>
          {isGift ? t.receive : t.approve}
        </PostButton>
      )}
      {state !== 'rejected' && (
        <PostButton form="reject" values={values} className="btn btn-quiet" label={fill('voices.rejectLabel', { name })}>
          {t.reject}
        </PostButton>
      )}
    </div>
  )
}
