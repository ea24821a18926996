import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { inReadersLang, langRead } from '#platform/db/translated.ts'
import { toRows, toText } from './details.ts'
import type { LineUpChoices } from './line-up.ts'

type Details = Record<string, unknown>

/** Returns the tenant's speakers and sponsors by name. Two statements; the tables are bounded. */
export async function listLineUp(ctx: Ctx): Promise<LineUpChoices> {
  const [speakers, sponsors] = await Promise.all([
    ctx.db.selectFrom('speakers').select(['id', 'name', 'organisation']).where('tenant_id', '=', ctx.tenantId).orderBy('name').execute(),
    ctx.db.selectFrom('sponsors').select(['id', 'name']).where('tenant_id', '=', ctx.tenantId).orderBy('name').execute(),
  ])
  return {
    speakers: speakers.map(({ id, name, organisation }) => ({
      id,
      name: organisation ? `${name}, ${organisation}` : name,
      shortName: name,
    })),
    sponsors: sponsors.map(({ id, name }) => ({ id, name, shortName: name })),
  }
}

/**
 * Returns an event's details in which those who are named by their ids (`speakerId`, `sponsorId`) are shown as they stand now, in the reader's language. A row
 * whose speaker or sponsor is gone stays as it was written. At most two statements, none for an event that names nobody so.
 */
export async function withLineUp(ctx: Ctx, details: Details): Promise<Details> {
  const [speakerIds, sponsorIds] = [idsIn(details['speakers'], 'speakerId'), idsIn(details['sponsors'], 'sponsorId')]
  const [speakers, sponsors] = await Promise.all([
    speakerIds.length > 0 ? readSpeakers(ctx, speakerIds) : new Map<string, Details>(),
    sponsorIds.length > 0 ? readSponsors(ctx, sponsorIds) : new Map<string, Details>(),
  ])
  return {
    ...details,
    ...(speakers.size > 0 && { speakers: toRows(details['speakers']).map(row => filled(row, speakers.get(toText(row['speakerId'])))) }),
    ...(sponsors.size > 0 && {
      sponsors: toRows(details['sponsors']).map(row => {
        const known = sponsors.get(toText(row['sponsorId']))
        // An event may say another tier than the sponsor's usual one.
        const tier = toText(row['tier'])
        return filled(row, known && { ...known, ...(tier && { tier, lang: undefined }) })
      }),
    }),
  }
}

function idsIn(rows: unknown, field: string): string[] {
  return toRows(rows)
    .map(row => toText(row[field]))
    .filter(isUuid)
}

/** Translations of a row are those of the texts that it no longer shows. */
function filled({ translations, ...row }: Details, known: Details | undefined): Details {
  return known ? { ...row, ...known } : { ...row, ...(translations !== undefined && { translations }) }
}

async function readSpeakers(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Details>> {
  const { rows } = await sql<{
    id: string
    name: string
    role: string
    organisation: string
    bio: string
    photo: string
    link: string
    lang: string
  }>`
    select s.id, s.name, ${inReadersLang(ctx, 's', 'role')} as role, s.organisation, ${inReadersLang(ctx, 's', 'bio')} as bio,
      coalesce(s.photo, '') as photo, coalesce(s.link, '') as link, ${langRead(ctx, 's')} as lang
    from speakers s where s.tenant_id = ${ctx.tenantId} and s.id = any(${ids}::uuid[])`.execute(ctx.db)
  return new Map(
    rows.map(({ id, name, role, organisation, bio, photo, link, lang }) => [
      id,
      { name, role: [role, organisation].filter(Boolean).join(', '), bio, picture: photo, link, lang },
    ]),
  )
}

async function readSponsors(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Details>> {
  const { rows } = await sql<{ id: string; name: string; tier: string; logo: string; link: string; lang: string }>`
    select s.id, s.name, ${inReadersLang(ctx, 's', 'tier')} as tier, coalesce(s.logo, '') as logo, coalesce(s.link, '') as link, ${langRead(ctx, 's')} as lang
    from sponsors s where s.tenant_id = ${ctx.tenantId} and s.id = any(${ids}::uuid[])`.execute(ctx.db)
  return new Map(rows.map(({ id, name, tier, logo, link, lang }) => [id, { name, tier, logo, url: link, lang }]))
}
