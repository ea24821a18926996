import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fillSignIn, loginOf } from './account-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl, test } from './fixtures.ts'
import { HttpBrowser } from './http.ts'

// An upload that is refused is what is tested; browsers note it.
test.use({ allowedErrors: /^Failed to load resource: .*\/(?:v1\/uploads?|v1\/post\/save|embed\/)|youtube/ })

const NEW = tenantUrl('alkademi', '/Studio/Posts/New?kind=news')
const editor = (page: Page) => page.locator('[contenteditable][data-field="content"]')
const saved = (page: Page) => expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved', { timeout: 15_000 })

async function begin(page: Page, title: string): Promise<void> {
  await page.goto(NEW)
  await fillSignIn(page, await loginOf('writer'))
  await expect(page).toHaveURL(/\/Studio\/Posts/)
  await hydrated(page)
  await page.getByLabel('Judul', { exact: true }).fill(title)
  await editor(page).click()
}

/** Pastes as a program's clipboard would be: `html` beside its text, or files. */
async function paste(page: Page, clipboard: Record<string, string>): Promise<void> {
  await editor(page).evaluate(async (element, given) => {
    // The browser tells the editor where the caret went after the key; people paste later than that.
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}

/** Drops a picture onto the text. */
async function dropPicture(page: Page, name: string): Promise<void> {
  const drawn = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2a7a5a' } })
    .png()
    .toBuffer()
  const bytes = drawn.toString('base64')
  await editor(page).evaluate(
    (element, { name: fileName, bytes: base64 }) => {
      const dataTransfer = new DataTransfer()
      const content = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      dataTransfer.items.add(new File([content], fileName, { type: 'image/png' }))
      const { left, top } = element.lastElementChild?.getBoundingClientRect() ?? element.getBoundingClientRect()
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, clientX: left + 5, clientY: top + 5 }))
    },
    { name, bytes },
  )
}

/** Writes `/` and the last word of a block's name, and takes it. */
async function slash(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name.replace(/^.* /, '')}`)
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
}

test('a writer makes every kind of block by keyboard, drops a picture, and readers get them', async ({ page }) => {
  const title = `Balok ${Date.now()}`
  await begin(page, title)
  await slash(page, 'Tabel')
  await page.keyboard.type('Kota')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Murid')
  await page.locator('[data-table-act="deleteColumn"]').click()
  await page.locator('[data-table-act="addRowAfter"]').click()
  await expect(editor(page).locator('tr')).toHaveCount(4)
  await expect(editor(page).locator('tr').first().locator('th')).toHaveText(['Kota', ''])
  await editor(page).locator('th').nth(1).click()
  await page.keyboard.type('Tahun')
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Control+End')
  await slash(page, 'Kotak tips')
  await page.keyboard.type('Bawa bekal.')
  await page.locator('[data-context="callout"]').getByLabel('Judul', { exact: true }).fill('Saran')
  await expect(editor(page).locator('aside.callout[data-kind="tip"] .callout-title')).toHaveText('Saran')
  await page.keyboard.press('Escape')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await slash(page, 'Rumus')
  await expect(page.getByLabel('Rumus (LaTeX)')).toBeFocused()
  await page.keyboard.type('\\frac{1}{2} + x^2')
  await page.getByRole('button', { name: 'Sisipkan', exact: true }).click()
  await expect(editor(page).locator('.math mfrac')).toBeVisible()
  await expect(editor(page)).toBeFocused()

  // A file that the server refuses says so and can be tried again; one that it takes stands in its place.
  await page.keyboard.press('Control+End')
  await page.route('**/api/drive/v1/uploads', route => route.fulfill({ status: 413, json: { message: 'Tempat sudah penuh' } }), {
    times: 1,
  })
  await dropPicture(page, 'kelas.png')
  const failed = editor(page).locator('[data-upload="kelas.png"]')
  await expect(failed).toContainText('gagal diunggah. Tempat sudah penuh')
  await failed.getByRole('button', { name: 'Coba lagi' }).click()
  const picture = editor(page).locator('img[data-src^="/files/"]')
  await expect(picture).toBeVisible({ timeout: 15_000 })
  await picture.click()
  await page
    .locator('[data-context="image"]')
    .getByLabel(/^Teks alternatif/)
    .fill('Lambang')
  await page.locator('[data-context="image"]').getByLabel('Keterangan').fill('Lambang kami')
  await page.keyboard.press('Escape')
  // The focus comes back a frame later; keys before that would not reach the text.
  await expect(editor(page)).toBeFocused()

  await page.keyboard.press('Control+End')
  await paste(page, {
    'text/plain': '## Dari Markdown\n\nSatu **tebal** dan [tautan](/News).\n\n```js\nconst a = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  })
  await expect(editor(page).locator('h2')).toHaveText('Dari Markdown')
  await expect(editor(page).locator('table')).toHaveCount(2)
  await page.keyboard.press('Control+End')
  await paste(page, { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' })
  await expect(editor(page).locator('[data-block="embed"]')).toBeVisible()
  await page.keyboard.press('Control+End')

  // A link to an own page is found by its title; an own address loses its host.
  await page.getByRole('button', { name: 'Tautan', exact: true }).click()
  await page.getByRole('combobox').fill('kelas')
  await expect(page.getByRole('listbox', { name: 'Halaman sendiri' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(editor(page).locator('a').last()).toHaveAttribute('href', /^\/[^/]/)
  await page.keyboard.press('Enter')
  await paste(page, { 'text/plain': tenantUrl('alkademi', '/News') })
  await expect(editor(page).locator('a').last()).toHaveAttribute('href', '/News')
  await saved(page)

  await page.locator('[data-act="publish"]').click()
  await expect(page.getByText('Sudah terbit.', { exact: true })).toBeVisible()
  const address = tenantUrl('alkademi', `/News/${title.toLowerCase().replaceAll(' ', '-')}`)
  await expect.poll(async () => (await new HttpBrowser().ask(address)).text, { timeout: 5000 }).toContain('Dari Markdown')

  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).hostname))
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(address)
    const text = page.locator('.rich-text')
    await expect(text.locator('th[scope="col"]').first()).toHaveText('Kota')
    await expect(text.locator('aside.callout[data-kind="tip"]')).toContainText('Bawa bekal.')
    await expect(text.locator('math mfrac')).toBeVisible()
    await expect(text.locator('figure img[alt="Lambang"]')).toBeVisible()
    await expect(text.locator('code.language-javascript .code-keyword').first()).toHaveText('const')
    await expect(text.locator('iframe')).toBeHidden()
    expect(await findBarriers(page)).toEqual([])
  }
  expect(asked.filter(host => !host.endsWith('localhost'))).toEqual([])
  await page.route(/youtube/, route => route.fulfill({ body: 'pemutar' }))
  await page.locator('.rich-text .embed summary').click()
  await expect.poll(() => asked.filter(host => !host.endsWith('localhost'))).toEqual(['www.youtube-nocookie.com'])
})

test('what Word and Google Docs copy becomes tables, lists and notes; at 360 px every block is reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await begin(page, `Tempel ${Date.now()}`)
  await paste(page, {
    'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=IN>
<p class=MsoNormal>Murid kami<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> banyak.<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Kota</b><o:p></o:p></p></td><td width=301><p class=MsoNormal><b>Jumlah</b></p></td></tr><tr><td><p class=MsoNormal>Solo</p></td><td><p class=MsoNormal>30</p></td></tr></table>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>1.<span>&nbsp;&nbsp;</span></span><![endif]>Satu<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>2.<span>&nbsp;</span></span><![endif]>Dua</p>
<div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> Data 2026.</p></div></div></body></html>`,
    'text/plain': 'Murid kami[1] banyak.',
  })
  const text = editor(page)
  await expect(text.locator('td p')).toHaveText(['Kota', 'Jumlah', 'Solo', '30'])
  await expect(text.locator('ol > li')).toHaveText(['Satu', 'Dua'])
  await expect(text.locator('p', { hasText: 'Murid kami[1] banyak.' })).toHaveCount(1)
  await expect(text.locator('p', { hasText: '[1] Data 2026.' })).toHaveCount(1)
  await expect(text.locator('a,[style*="mso"],[class^="Mso"]')).toHaveCount(0)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(page, {
    'text/html': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Tebal</span><a href="#ftnt1" id="ftnt_ref1">[2]</a></p><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="100" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt"><p dir="ltr"><span>Google</span></p></td></tr></tbody></table></div><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Butir</span></p></li></ul></b>`,
    'text/plain': 'Tebal',
  })
  await expect(text.locator('strong', { hasText: 'Tebal' })).toHaveCount(1)
  await expect(text.locator('td', { hasText: 'Google' })).toHaveCount(1)
  await expect(text.locator('ul > li')).toHaveText('Butir')
  await saved(page)

  // All blocks stand in one menu that the keyboard opens from within the text.
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expect(page.getByRole('menuitem')).toHaveCount(23)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(text.locator('hr')).toHaveCount(2)
  await expect(text).toBeFocused()
})
