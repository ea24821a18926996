import { useActionData, useLoaderData } from 'react-router'
import { forgetGiver } from '#features/gifts/forget-giver.server.ts'
import { referenceOf } from '#features/gifts/gift.ts'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { formatMoment, formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import {
  approveVoice,
  countVoices,
  decideVoices,
  firstVoiceSort,
  kindsFor,
  listVoices,
  rejectVoice,
  type Voice,
  voiceFilterOf,
} from '../moderation.server.ts'
import { countDiscResults } from '../queries.server.ts'
import { voiceTexts } from '../texts.ts'
import { aboutOf } from '../ui/about.ts'
import type { VoiceState } from '../voice.ts'

const BASE = '/Studio/Voices'

/** What visitors sent, for moderation; waiting voices by default. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = voiceTexts(lang).studio
  const filter = voiceFilterOf(query)
  return {
    title,
    lead,
    page: await listVoices(ctx, filter, placeOf(query)),
    counted: await countVoices(ctx, filter),
    views: await listViews(ctx, BASE),
    state: filter.state,
    firstSort: firstVoiceSort(filter.state),
    query: Object.fromEntries(query),
    kinds: kindsFor(ctx.viewer),
    results: await countDiscResults(ctx),
  }
})

export const action = appAction({
  ...viewForms(BASE, ({ ctx }) => requirePermission(ctx.viewer, 'content.write')),
  approve: async ({ ctx, query }, fields) => {
    await approveVoice(ctx, fields.get('kind') ?? '', fields.get('id') ?? '')
    return withDone(BASE, query, { done: 'approved' })
  },
  reject: async ({ ctx, query }, fields) => {
    await rejectVoice(ctx, fields.get('kind') ?? '', fields.get('id') ?? '')
    return withDone(BASE, query, { done: 'rejected' })
  },
  forget: async ({ ctx, query }, fields) => {
    await forgetGiver(ctx, fields.get('id') ?? '')
    return withDone(BASE, query, { done: 'forgotten' })
  },
  'approve-chosen': async ({ ctx, query }, fields) => {
    await decideVoices(ctx, chosenIds(fields), 'approved')
    return withDone(BASE, query, { done: 'approved' })
  },
  'reject-chosen': async ({ ctx, query }, fields) => {
    await decideVoices(ctx, chosenIds(fields), 'rejected')
    return withDone(BASE, query, { done: 'rejected' })
  },
})

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function VoiceList() {
  const { title, lead, page, counted, views, state, firstSort, query, kinds, results } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const texts = useTexts(voiceTexts)
  const { studio: t, kinds: names } = texts
  const count = useCounted(counted)
  const said = (['approved', 'rejected', 'forgotten'] as const).find(one => one === query['done'])
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t[said]}</FormMessage>}
      </div>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => one.name ?? t.unnamed}
        columns={columnsOf(lang, state)}
        caption={t.title}
        firstSort={firstSort}
        count={texts.fill('studio.count', { count })}
        empty={t.empty}
        none={t.none}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[
          {
            name: 'state',
            label: t.filter,
            all: t.states.waiting,
            choices: [
              ['approved', t.states.approved],
              ['rejected', t.states.rejected],
            ],
          },
          { name: 'kind', label: t.kindFilter, all: t.allKinds, choices: kinds.map(kind => [kind, names[kind]] as const) },
        ]}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        acts={[
          ...(state === 'approved' ? [] : [{ form: 'approve-chosen', label: t.approve, act: 'approve' }]),
          ...(state === 'rejected' ? [] : [{ form: 'reject-chosen', label: t.reject, act: 'reject' }]),
        ]}
      />
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

function columnsOf(lang: Lang, state: VoiceState): ListColumn<Voice>[] {
  const { studio: t, kinds } = voiceTexts(lang)
  return [
    {
      key: 'said',
      title: t.said,
      isHeading: true,
      show: one => (
        <>
          <span className="font-semibold wrap-anywhere">{one.name ?? t.unnamed}</span>
          <span className="block max-w-[65ch] wrap-anywhere whitespace-pre-line">{one.message}</span>
        </>
      ),
    },
    { key: 'kind', title: t.kind, show: one => kinds[one.kind] },
    { key: 'about', title: t.about, show: one => <span className="wrap-anywhere">{aboutOf(one, lang) || '–'}</span> },
    { key: 'sent', title: t.sent, isSortable: true, show: one => formatMoment(one.createdAt, undefined, lang) },
    { key: 'decide', title: t.decide, isAction: true, show: one => <Decision voice={one} state={state} /> },
  ]
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
      {voice.isInvoiced && <span className="text-ink-soft self-center">{t.invoiced}</span>}
      {state === 'approved' && voice.isNamed && (
        <PostButton
          form="forget"
          values={values}
          className="btn btn-quiet"
          label={fill('studio.forgetLabel', { name, reference: referenceOf(voice.id) })}
        >
          {t.forget}
        </PostButton>
      )}
      {state !== 'approved' && (
        <PostButton form="approve" values={values} className="btn btn-main" label={label}>
          {isGift ? t.receive : t.approve}
        </PostButton>
      )}
      {state !== 'rejected' && !voice.isInvoiced && (
        <PostButton form="reject" values={values} className="btn btn-quiet" label={fill('studio.rejectLabel', { name })}>
          {t.reject}
        </PostButton>
      )}
    </div>
  )
}
