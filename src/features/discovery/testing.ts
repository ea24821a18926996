import { Hono } from 'hono'
import { pino } from 'pino'
import { type Layout, variantOf } from '#features/sites/layouts.ts'
import { toSettings } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import { createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { TEST_NOW, type TestDatabase } from '#platform/testing/database.ts'
import type { DiscoveryEnv } from './routes.ts'

export const ORIGIN = 'http://uji.localhost:3000'

/** Returns a tenant's site with these settings and the title "Uji". */
export function buildSite(tenantId: TenantId, settings: Record<string, unknown> = {}, layout: Layout = 'demo'): Site {
  return {
    tenantId,
    siteId: '1',
    slug: 'uji',
    host: 'uji.localhost',
    questions: [],
    tenantPages: [],
    settings: toSettings({ title: 'Uji', isMaintenance: false, layout, ...settings }),
    layout,
    variant: variantOf(layout),
    isSuspended: false,
  }
}

/** Returns an app with the variables that `main/web.ts` sets: the host's site, its origin and a database scope for reads. */
export function openEndpoints(database: TestDatabase, site: Site, endpoints: Hono<DiscoveryEnv>): Hono<DiscoveryEnv> {
  const { tenantId } = site
  const app = new Hono<DiscoveryEnv>()
  app.use(async (c, next) => {
    c.set('site', site)
    c.set('origin', ORIGIN)
    c.set('read', work =>
      withScope(database.pool, { tenantId }, db => work(createCtx({ db, tenantId, log: pino({ level: 'silent' }), now: TEST_NOW }))),
    )
    await next()
  })
  app.route('/', endpoints)
  return app
}

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** The element's own text, without that of its children. */
  text: string
}

const TOKEN =
  /<\?[^>]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|([\s\S])/g

/** Parses elements, texts and CDATA. Throws for XML that is not well-formed: unclosed tags, a bare `&`, an undeclared prefix. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [token, cdata, closing, name, attributes = '', single, characters, stray] of text.matchAll(TOKEN)) {
    const above = open.at(-1) ?? root
    if (stray) throw new Error(`a stray ${stray} after ${above.text.slice(-40)}`)
    if (cdata !== undefined) above.text += cdata
    else if (characters) above.text += decode(characters)
    else if (name && closing) {
      if (open.pop()?.name !== name) throw new Error(`${token} closes ${above.name}`)
    } else if (name) {
      const given = [...attributes.matchAll(/([\w:.-]+)\s*=\s*["']([^"']*)["']/g)].map(
        ([, key = '', value = '']) => [key, decode(value)] as const,
      )
      const element = { name, attributes: Object.fromEntries(given), children: [], text: '' }
      above.children.push(element)
      if (!single) open.push(element)
    }
  }
  const top = root.children[0]
  if (open.length !== 1 || !top || root.children.length > 1 || root.text.trim()) throw new Error('not one closed element')
  for (const prefix of prefixesOf(top)) if (!(`xmlns:${prefix}` in top.attributes)) throw new Error(`${prefix}: is not declared`)
  return top
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(?:(\w+);)?/g, (whole, name: string | undefined) => {
    const character = name && ENTITIES[name]
    if (!character) throw new Error(`${whole} is no entity`)
    return character
  })
}

function prefixesOf(element: XmlElement): Set<string> {
  const own = element.name.includes(':') ? [element.name.split(':')[0] ?? ''] : []
  return new Set([...own, ...element.children.flatMap(child => [...prefixesOf(child)])])
}

/** Returns the child elements with this name. */
export function all(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter(child => child.name === name) ?? []
}
