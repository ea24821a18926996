import { newId } from '#platform/db/ids.ts'
import { expect, tenantUrl } from './fixtures.ts'
import { expectProblem, expectRefusal, MODES, open, send } from './form-steps.ts'
import { test } from './stage.ts'

// The studio's forms (docs/decisions/025): refused, corrected and sent again. Each journey has a tenant of its own.

test.use({ allowedErrors: /status of (409|422)/ })

const MEMBERS_AT = ['akselerasi', 'business-alkademi']
const VOICES_AT = ['sfi', 'ica']

for (const [at, { words, isScripted }] of MODES.entries())
  test.describe(words, () => {
    test.use({ javaScriptEnabled: isScripted })

    test('a member is limited to programs, one of which is gone, and removed without a tick: refused; then both are done', async ({
      page,
      stage,
    }) => {
      const slug = MEMBERS_AT[at] ?? ''
      await stage.enter(page, slug, 'Ani Admin', ['admin'])
      const member = await stage.enrol(slug, 'Budi Santoso', ['student'])
      const path = `/Studio/Members/${member.id}`
      await open(page, tenantUrl(slug, `${path}?role=lead_program`), isScripted)
      const [kept, gone] = [page.locator('[name="programIds"]').nth(0), page.locator('[name="programIds"]').nth(1)]
      const keptId = await kept.getAttribute('value')
      await kept.check()
      await gone.check()
      await gone.evaluate((box: HTMLInputElement, id) => (box.value = id), newId())
      const before = await stage.contentOf(slug)
      const save = page.getByRole('button', { name: 'Simpan peran' })
      expect(await send(page, save)).toBe(422)
      await expectProblem(page, kept, 'Salah satu pilihan tidak ada lagi')
      await expect(kept).toBeChecked()
      expect(await stage.contentOf(slug)).toEqual(before)
      // A second refusal is read out as well.
      await kept.focus()
      await gone.check()
      await gone.evaluate((box: HTMLInputElement, id) => (box.value = id), newId())
      expect(await send(page, save)).toBe(422)
      await expectRefusal(page, 'Salah satu pilihan tidak ada lagi')
      await gone.uncheck()
      await save.click()
      await expect(page).toHaveURL(tenantUrl(slug, `${path}?done=granted`))
      await expect(page.locator('main [role="status"]')).toHaveText('Peran sudah disimpan.')
      await expect(page.getByRole('button', { name: 'Cabut peran Pemimpin program' })).toBeVisible()
      const rolesOf = () => stage.query('select kind, program_ids from memberships where member_id = $1 order by kind', [member.id])
      expect(await rolesOf()).toEqual([
        { kind: 4, program_ids: [] },
        { kind: 7, program_ids: [keptId] },
      ])

      const granted = await stage.contentOf(slug)
      const remove = page.getByRole('button', { name: 'Keluarkan anggota' })
      const sure = page.getByLabel('Saya yakin ingin mengeluarkan Budi Santoso.')
      expect(await send(page, remove)).toBe(422)
      await expectProblem(page, sure, 'Centang dahulu kotak ini')
      expect(await stage.contentOf(slug)).toEqual(granted)
      await sure.check()
      await remove.click()
      await expect(page).toHaveURL(tenantUrl(slug, '/Studio/Members?done=removed'))
      await expect(page.locator('main [role="status"]').first()).toContainText('Anggota itu sudah dikeluarkan')
      expect(await rolesOf()).toEqual([])
    })

    test('a voice that somebody else has just decided is not decided again, and leaves the list; another is approved', async ({
      page,
      stage,
    }) => {
      const slug = VOICES_AT[at] ?? ''
      await stage.enter(page, slug, 'Wati Penulis', ['writer'])
      const [hers, his] = [`Rara ${newId().slice(-6)}`, `Dimas ${newId().slice(-6)}`]
      const insert = `insert into aspirations (tenant_id, id, name, message) values ($1, $2, $3, 'Semoga ada kelas malam.')`
      for (const name of [hers, his]) await stage.query(insert, [await stage.tenant(slug), newId(), name])
      await open(page, tenantUrl(slug, '/Studio/Voices?kind=aspirations'), isScripted)
      await stage.query(`update aspirations set approved_at = now() where tenant_id = $1 and name = $2`, [await stage.tenant(slug), hers])
      const approve = (name: string) => page.getByRole('button', { name: `Setujui kiriman ${name}` })
      const before = await stage.contentOf(slug)
      expect(await send(page, approve(hers))).toBe(409)
      await expectRefusal(page, 'Ini baru saja diputuskan. Daftarnya sudah diperbarui.')
      await expect(approve(hers)).toHaveCount(0)
      expect(await stage.contentOf(slug)).toEqual(before)
      await approve(his).click()
      await expect(page).toHaveURL(tenantUrl(slug, '/Studio/Voices?kind=aspirations&done=approved'))
      await expect(page.locator('main [role="status"]').first()).toContainText('Disetujui.')
      await expect(approve(his)).toHaveCount(0)
      await page.getByRole('link', { name: 'Disetujui' }).click()
      await expect(page.getByRole('button', { name: `Tolak kiriman ${his}` })).toBeVisible()
    })
  })
