import { Form, useActionData, useLoaderData } from 'react-router'
import { MODERATION_ACTS, MODERATION_LISTS, type ModerationAct } from '#features/chapters/kinds/discussion/post.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import { type AppFormAction, appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Finder, ListOf } from '#ui/app/finder.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listModerated, type ModeratedPost, moderatePost } from '../moderation.server.ts'
import { moderationTexts } from '../texts.ts'

const BASE = '/Studio/Discussions'
const PER_PAGE = 20

/** Posts of discussions that who teaches the classes has to look at. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const { title, lead } = moderationTexts(lang)
  const list = MODERATION_LISTS.find(one => one === query.get('state')) ?? 'reported'
  const posts = await listModerated(ctx, list, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  const items = posts.items.map(post => ({ ...post, createdAt: formatMoment(post.createdAt, site.settings.timeZone, lang) }))
  return { title, lead, posts: { ...posts, items }, list, query: Object.fromEntries(query) }
})

const decide =
  (act: ModerationAct): AppFormAction =>
  async ({ ctx }, fields) => {
    await moderatePost(ctx, { id: fields.get('id') ?? '', act, reason: fields.get('reason') ?? '' })
    return `${BASE}?done=${act}`
  }

export const action = appAction({ hide: decide('hide'), restore: decide('restore'), remove: decide('remove'), dismiss: decide('dismiss') })

export { appMeta as meta } from '#page/app-meta.ts'

export default function DiscussionList() {
  const { title, lead, posts, list, query } = useLoaderData<typeof loader>()
  const t = useTexts(moderationTexts)
  const { fill } = t
  const refused = useActionData<typeof action>()
  const done = MODERATION_ACTS.find(act => act === query['done'])
  return (
    <AppPage title={title} lead={lead}>
      {done && (
        <div className="mb-4">
          <FormMessage tone="done">{t.done[done]}</FormMessage>
        </div>
      )}
      {refused && <FormRefusal form={refused} />}
      <Finder
        base={BASE}
        query={query}
        filter={{
          name: 'state',
          label: t.filter,
          all: t.lists.reported,
          choices: [
            ['hidden', t.lists.hidden],
            ['unanswered', t.lists.unanswered],
          ],
        }}
      />
      <ListOf
        page={posts}
        base={BASE}
        query={query}
        count={fill('count', { count: posts.totalItems === 1 ? 1 : formatCount(posts.totalItems) })}
        empty={t.none[list]}
        none={t.none[list]}
      >
        <ul className="grid gap-4">
          {posts.items.map(post => (
            <li key={post.id}>
              <Post post={post} />
            </li>
          ))}
        </ul>
      </ListOf>
    </AppPage>
  )
}

function Post({ post }: { post: Omit<ModeratedPost, 'createdAt'> & { createdAt: string } }) {
  const t = useTexts(moderationTexts)
  const { fill } = t
  return (
    <article className="card grid gap-2 p-4" data-moderated={post.id}>
      <p className="text-ink-soft flex flex-wrap items-center gap-x-3">
        <strong className="text-ink">{post.name}</strong>
        <span>{post.createdAt}</span>
        <A href={post.href} className="text-primary-text inline-flex min-h-11 items-center underline">
          {post.className}
        </A>
        {post.reports > 0 && <span className={badgeClass('red')}>{fill('reports', { count: post.reports })}</span>}
        {post.isHidden && <span className={badgeClass('orange')}>{t.hidden}</span>}
      </p>
      <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{post.text}</p>
      {post.hiddenReason && <p className="text-ink-soft">{fill('reason', { reason: post.hiddenReason })}</p>}
      <Form method="post" action={BASE} className="grid gap-2">
        <input type="hidden" name="id" value={post.id} />
        <FormField name="reason" id={`reason-${post.id}`} label={t.why} maxLength={500} />
        <p className="flex flex-wrap gap-2">
          <Decide act={post.isHidden ? 'restore' : 'hide'} />
          <Decide act="remove" />
          {post.reports > 0 && !post.isHidden && <Decide act="dismiss" />}
        </p>
      </Form>
    </article>
  )
}

function Decide({ act }: { act: ModerationAct }) {
  const { acts } = useTexts(moderationTexts)
  return (
    <button type="submit" name="form" value={act} className="btn btn-quiet">
      {acts[act]}
    </button>
  )
}
