import type { FrameLocator, Page } from '@playwright/test'
import type { Door } from './door.ts'
import type { Stage } from './stage.ts'

/** What a package shows: it runs in a frame of the content origin, around which the wrapper is. */
export const insidePackage = (page: Page): FrameLocator => page.frameLocator('iframe').frameLocator('iframe')

/** Takes the network from a page, and the server behind its door. */
export async function lose(page: Page, door: Door): Promise<void> {
  await page.context().setOffline(true)
  await door.shut()
}

/** Gives both back. */
export async function regain(page: Page, door: Door): Promise<void> {
  await door.open()
  await page.context().setOffline(false)
}

interface DemoChapter {
  id: string
  classId: string
  path: string
  moduleSlug: string
  /** How many chapters the class has. */
  of: number
}

/** Returns the first chapter of a kind in a class of the demo. Throws an Error where there is none. */
export async function findChapter(stage: Stage, site: string, course: string, kind: string): Promise<DemoChapter> {
  const [found] = await stage.query<DemoChapter & { kind: string }>(
    `select h.id, c.id as "classId", m.slug as "moduleSlug", '/Courses/' || c.slug || '/module/' || m.slug || '/chapter/' || h.slug as path,
       (count(*) over ())::int as of, h.kind
     from classes c join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
       join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id and h.published_at <= now() and h.removed_at is null
     where c.tenant_id = $1 and c.slug = $2 order by h.kind = $3 desc, m.position, h.position limit 1`,
    [await stage.tenant(site), course, kind],
  )
  if (found?.kind !== kind) throw new Error(`${course} has no chapter of kind ${kind}`)
  return found
}

/** Sends the form that signs out, wherever it stands. */
export async function signOut(page: Page): Promise<void> {
  await page
    .locator('form[data-sign-out]')
    .last()
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
}
