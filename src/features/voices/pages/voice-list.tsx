import { useActionData, useLoaderData } from 'react-router'
import { formatCount, formatMoment, formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ListOf } from '#ui/app/finder.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { Section } from '#ui/app/section.tsx'
import { chipClass } from '#ui/chip.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { hrefWith } from '#ui/href.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { referenceOf } from '../donation.ts'
import { approveVoice, kindsFor, listVoices, rejectVoice, type Voice } from '../moderation.server.ts'
import { countDiscResults } from '../queries.server.ts'
import { voiceTexts } from '../texts.ts'
import { isVoiceKind, VOICE_STATES, type VoiceState } from '../voice.ts'

const PER_PAGE = 20
const BASE = '/Studio/Voices'

/** What visitors sent, for moderation; waiting voices by default. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = voiceTexts(lang).studio
  const state = VOICE_STATES.find(one => one === query.get('state')) ?? 'waiting'
  const kind = query.get('kind') ?? ''
  const voices = await listVoices(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    state,
    kind: isVoiceKind(kind) ? kind : undefined,
  })
  const results = await countDiscResults(ctx)
  return { title, lead, voices, state, query: Object.fromEntries(query), kinds: kindsFor(ctx.viewer), results }
})

export const action = appAction({
  approve: async ({ ctx, query }, fields) => {
    await approveVoice(ctx, fields.get('kind') ?? '', fields.get('id') ?? '')
    return hrefWith(BASE, Object.fromEntries(query), 'done', 'approved')
  },
  reject: async ({ ctx, query }, fields) => {
    await rejectVoice(ctx, fields.get('kind') ?? '', fields.get('id') ?? '')
    return hrefWith(BASE, Object.fromEntries(query), 'done', 'rejected')
  },
})

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function VoiceList() {
  const { title, lead, voices, state, query, kinds, results } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const texts = useTexts(voiceTexts)
  const { studio: t, kinds: names } = texts
  const done = query['done']
  return (
    <AppPage title={title} lead={lead}>
      {form && <FormRefusal form={form} />}
      {!form && (done === 'approved' || done === 'rejected') && <FormMessage tone="done">{t[done]}</FormMessage>}
      <Choices query={query} name="state" label={t.filter} chosen={state} choices={VOICE_STATES.map(one => [one, t.states[one]])} />
      <Choices
        query={query}
        name="kind"
        label={t.kindFilter}
        chosen={query['kind'] ?? ''}
        choices={[['', t.allKinds], ...kinds.map(kind => [kind, names[kind]] as const)]}
      />
      <ListOf
        page={voices}
        base={BASE}
        query={query}
        count={texts.fill('studio.count', { count: voices.totalItems === 1 ? 1 : formatCount(voices.totalItems) })}
        empty={t.empty}
        none={t.none}
      >
        <Rows items={voices.items} keyOf={one => one.id} columns={columnsOf(lang, state)} caption={t.title} />
      </ListOf>
      {results.length > 0 && (
        <div className="mt-10">
          <Section title={t.disc} lead={t.discLead}>
            <p className="text-lg tabular-nums">{results.map(one => `${one.type}: ${one.count}`).join(' · ')}</p>
          </Section>
        </div>
      )}
    </AppPage>
  )
}

interface ChoicesProps {
  query: Readonly<Record<string, string>>
  name: string
  label: string
  chosen: string
  choices: readonly (readonly [value: string, words: string])[]
}

function Choices({ query, name, label, chosen, choices }: ChoicesProps) {
  const { done: _, page: __, ...values } = query
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
  const { studio: t, kinds } = voiceTexts(lang)
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
  return kind === 'book_reviews' && about ? voiceTexts(lang).fill('studio.rating', { rating: about }) : about
}

function Decision({ voice, state }: { voice: Voice; state: VoiceState }) {
  const lang = useLang()
  const { studio: t, fill } = useTexts(voiceTexts)
  const values = { id: voice.id, kind: voice.kind }
  const name = voice.name ?? t.unnamed
  const isGift = voice.kind === 'donations'
  const label = isGift
    ? fill('studio.receiveLabel', { name, amount: formatPrice(Number(voice.about), lang), reference: referenceOf(voice.id) })
    : fill('studio.approveLabel', { name })
  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'approved' && (
        <PostButton form="approve" values={values} className="btn btn-main" label={label}>
          {isGift ? t.receive : t.approve}
        </PostButton>
      )}
      {state !== 'rejected' && (
        <PostButton form="reject" values={values} className="btn btn-quiet" label={fill('studio.rejectLabel', { name })}>
          {t.reject}
        </PostButton>
      )}
    </div>
  )
}
