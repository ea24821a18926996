import type { Context } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { findLang, LANGS, type Lang, languageOf } from '#kit/lang.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import { simulatorTexts, type Words } from '../texts.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export interface Reader {
  lang: Lang
  t: Words
  /** To be added to own paths, so that the chosen language stays. */
  query: string
}

/** Returns the reader's language: that of the address, else of the browser. */
export function readerOf(c: Context): Reader {
  const chosen = findLang(c.req.query('lang'))
  const lang = chosen ?? acceptedLang(c.req.header('accept-language'))
  return { lang, t: simulatorTexts(lang), query: chosen ? `?lang=${chosen}` : '' }
}

/** Answers with a page. `formTargets`: origins that a form of it may lead to, besides its own. */
export async function page(
  c: Context,
  { lang, t, query }: Reader,
  title: string,
  body: Html,
  { status = 200, formTargets = [] }: { status?: 200 | 404 | 409; formTargets?: readonly string[] } = {},
): Promise<Response> {
  const languages = LANGS.map(
    one =>
      html`<li><a href="?lang=${one}" lang="${one}" hreflang="${one}"${one === lang ? html` aria-current="true"` : ''}>${languageOf(one).name}</a></li>`,
  )
  const document = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${t.name}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
<p class="name"><a href="/${query}">${t.name}</a></p>
<p class="notice">${t.notReal}</p>
</header>
<main>
<h1>${title}</h1>
${body}
</main>
<footer><nav aria-label="${t.languages}"><ul>${languages}</ul></nav></footer>
</body>
</html>`
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return c.html(document, status, {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
}

/** Returns a list of names and values; those without a value are left out. */
export function facts(pairs: readonly (readonly [string, string | null | undefined])[]): Html {
  return html`<dl>${pairs.flatMap(([name, value]) => (value ? [html`<div><dt>${name}</dt><dd>${value}</dd></div>`] : []))}</dl>`
}

export const STYLE = `:root{color-scheme:light dark;--text:#1d2433;--back:#f4f5f8;--card:#fff;--line:#737b8c;--act:#1d4ed8;--on-act:#fff;--warn:#7a2e00;--warn-back:#fff1d6}
@media (prefers-color-scheme:dark){:root{--text:#e8ebf2;--back:#12151c;--card:#1c212c;--line:#8a93a6;--act:#9db9ff;--on-act:#0b1020;--warn:#ffd9a8;--warn-back:#3a2607}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}
header,main,footer{max-width:34rem;margin:0 auto;padding:1rem}
a{color:var(--act)}
.name{margin:0;font-weight:700}
.notice{margin:.5rem 0 0;padding:.5rem .75rem;border:2px dashed var(--warn);border-radius:.5rem;color:var(--warn);background:var(--warn-back);font-weight:600}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1.125rem;margin:0 0 .5rem}
section,.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:0 0 1rem}
dl{margin:0}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.35rem 0}
dt{font-weight:600}
dd{margin:0;font-variant-numeric:tabular-nums}
label{display:block;margin:.5rem 0}
fieldset{border:1px solid var(--line);border-radius:.5rem;margin:0 0 1rem;padding:.5rem .75rem}
input[type=text],input[type=number]{display:block;width:100%;min-height:2.75rem;padding:.5rem;font:inherit;color:inherit;background:var(--back);border:1px solid var(--line);border-radius:.5rem}
input[type=radio],input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0 .5rem 0 0;vertical-align:-.25rem;accent-color:var(--act)}
button,.button{display:inline-block;min-height:2.75rem;padding:.5rem 1rem;margin:.25rem .5rem .25rem 0;font:inherit;font-weight:600;color:var(--on-act);background:var(--act);border:2px solid var(--act);border-radius:.5rem;cursor:pointer;text-decoration:none}
button.other{color:var(--act);background:transparent}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
img{display:block;width:min(100%,16rem);margin:.5rem auto;background:#fff;padding:.5rem}
footer ul{display:flex;gap:1rem;padding:0;margin:0;list-style:none}
footer a{display:inline-block;padding:.6rem 0}
footer a[aria-current]{font-weight:700}
`
