import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fontFaces } from './fonts.ts'
import { SHEET } from './sheet-words.ts'

/** A6: a pocket's size, four on a sheet of A4, and readable on a phone without zooming. */
const STYLE = `
  @page { size: 105mm 148mm; margin: 0 }
  * { box-sizing: border-box; margin: 0 }
  body { font: 500 10.5pt/1.45 'Manrope Variable', sans-serif; color: #1b2733 }
  article { width: 105mm; height: 148mm; padding: 9mm 8mm 10mm; position: relative; break-after: page; overflow: hidden }
  article:last-child { break-after: auto }
  h1 { font-size: 25pt; line-height: 1.1; letter-spacing: -0.02em; margin-bottom: 4mm }
  h2 { font-size: 15pt; line-height: 1.2; margin-bottom: 3mm; color: #0f6b46 }
  p, ol, ul, table { margin-bottom: 3mm }
  ol, ul { padding-left: 5.5mm }
  li { margin-bottom: 1.2mm }
  code { font: 500 9.5pt 'JetBrains Mono Variable', monospace; background: #e8f3ed; padding: 0 1mm; border-radius: 1mm; overflow-wrap: anywhere }
  pre { font: 500 9.5pt/1.6 'JetBrains Mono Variable', monospace; background: #16212c; color: #eef3f6; padding: 3mm; border-radius: 2mm; white-space: pre-wrap; margin-bottom: 3mm }
  table { width: 100%; border-collapse: collapse }
  th, td { text-align: left; vertical-align: top; padding: 1.6mm 1.5mm 1.6mm 0; border-bottom: 0.3mm solid #b9c3cb; font-size: 9.5pt }
  td code { background: none; padding: 0; font-size: 9pt; font-weight: 600; color: #0f6b46 }
  .whole { white-space: nowrap }
  .cover { background: #0f6b46; color: #fff; box-shadow: 1mm 0 #0f6b46 }
  .cover p { font-size: 12pt }
  .places { list-style: none; padding: 0 }
  .places li { background: #e8f3ed; border-radius: 2mm; padding: 2.2mm 3mm; margin: 0 }
  .places b { display: block }
  .places .step { background: none; padding: 0.8mm 3mm; font: 600 9.5pt 'JetBrains Mono Variable', monospace; color: #0f6b46 }
  .places .step::before { content: '↓ ' / '' }
  .line { border-bottom: 0.3mm solid #5a6875; height: 9mm; margin-bottom: 2mm; color: #4f5d6a; font-size: 9.5pt; padding-top: 4mm }
  footer { position: absolute; inset: auto 8mm 5mm; font-size: 8pt; color: #4f5d6a; display: flex; justify-content: space-between }
  .cover footer { color: #d9efe3 }
`

/** Writes the pocket sheets of Git as a tagged PDF in one language. Returns how many pages it has, and what they say. */
export async function makeSheet(page: Page, lang: 'id' | 'en', folder: string): Promise<{ pages: number; text: string }> {
  const { title, pages } = SHEET[lang]
  const articles = pages.map(
    (html, at) =>
      `<article${at === 0 ? ' class="cover"' : ''}>${html}<footer><span>${title}</span><span>${at + 1} / ${pages.length}</span></footer></article>`,
  )
  const head = `<meta charset="utf-8"><title>${title}</title><style>${await fontFaces()}${STYLE}</style>`
  await page.setContent(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${articles.join('')}</body></html>`)
  await page.evaluate(async () => void (await document.fonts.ready))
  const isCut = await page.evaluate(() => [...document.querySelectorAll('article')].map(one => one.scrollHeight > one.clientHeight + 1))
  if (isCut.includes(true)) throw new Error(`a page of the ${lang} sheet is too long: ${isCut.indexOf(true) + 1}`)
  writeFileSync(
    join(folder, `lembar-saku-git.${lang}.pdf`),
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  )
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('article')]
      .map(one => {
        one.querySelector('footer')?.remove()
        return one.innerText
      })
      .join('\n\n'),
  )
  return { pages: pages.length, text: text.replaceAll(/\n{3,}/g, '\n\n').trim() }
}
