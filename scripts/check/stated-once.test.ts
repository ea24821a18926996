import { describe, expect, it } from 'vitest'
import { readSources } from './imports.ts'
import { findCopies } from './stated-once.ts'

describe('rules that are stated once', () => {
  it.each([
    'sql`select 1 from posts p where p.published_at <= ${ctx.now}`',
    "ctx.db.selectFrom('posts').where('published_at', '<=', ctx.now)",
    'sql`select 1 from schools where confirmed_at is not null`',
    "ctx.db.selectFrom('testimonies').where('t.approved_at', 'is not', null)",
  ])('refuse a copy by hand: %s', text => {
    expect(findCopies([{ path: 'features/posts/a.server.ts', text: `\n${text}` }])).toEqual([
      expect.stringMatching(/^features\/posts\/a\.server\.ts:2 states by hand what is(Published|Confirmed|Approved) of /),
    ])
  })

  it('let pass what orders by the column, what waits, a test, and the statement itself', () => {
    expect(
      findCopies([
        { path: 'features/posts/a.server.ts', text: 'order by p.published_at desc; where confirmed_at is null' },
        { path: 'features/posts/a.test.ts', text: 'published_at <= now()' },
        { path: 'platform/db/published.ts', text: 'published_at <= now' },
      ]),
    ).toEqual([])
  })

  it('hold in the product', () => {
    expect(findCopies(readSources('src'))).toEqual([])
  })
})
