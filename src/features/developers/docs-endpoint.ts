import { Hono } from 'hono'
import { html } from 'hono/html'
import { languageDetector } from 'hono/language'
import swaggerStyle from 'swagger-ui-dist/swagger-ui.css?url'
import bundle from 'swagger-ui-dist/swagger-ui-bundle.js?url'
import type { Site } from '#features/sites/site.ts'
import { DEFAULT_LANG, findLang, LANGS, type Lang } from '#kit/lang.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import style from './reference.css?url'
import start from './reference.js?url'
import { developerTexts } from './texts.ts'

interface DocsEnv {
  Bindings: { site: Site }
  /** Set by Hono's language detector. */
  Variables: { language: string }
}

/** Stricter than the policy of pages: Swagger UI needs neither inline scripts nor inline styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Serves `/api/docs`: Swagger UI over `/api/openapi.json`, for developers outside. `anonKey` opens the hosted database and is public. */
export function createDocsEndpoint(anonKey: string): Hono<DocsEnv> {
  const app = new Hono<DocsEnv>()
  const detect = languageDetector({
    supportedLanguages: [...LANGS],
    fallbackLanguage: DEFAULT_LANG,
    order: ['querystring', 'header'],
    lookupQueryString: 'lang',
    caches: false,
  })
  app.get('/api/docs', detect, c => {
    const lang = findLang(c.get('language')) ?? DEFAULT_LANG
    return c.html(referencePage(c.env.site, lang, anonKey), 200, {
      ...COMMON_HEADERS,
      'content-security-policy': POLICY,
      'cache-control': 'public, max-age=300',
      'content-language': lang,
      vary: 'accept-language',
    })
  })
  // Formerly separate pages, now part of the description.
  app.get('/api/docs/', c => c.redirect('/api/docs', 302))
  for (const name of ['errors', 'changelog']) app.get(`/api/docs/${name}`, c => c.redirect('/api/docs', 301))
  return app
}

function referencePage({ settings }: Site, lang: Lang, anonKey: string) {
  const { title, lead, noScript } = developerTexts(lang)
  return html`<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${settings.title}</title>
<meta name="description" content="${lead}">
<link rel="stylesheet" href="${swaggerStyle}">
<link rel="stylesheet" href="${style}">
<script src="${bundle}" defer></script>
<script src="${start}" defer></script>
</head>
<body>
<header>
<p><a href="/">${settings.title}</a></p>
<h1>${title}</h1>
<p>${lead}</p>
<noscript><p>${noScript} <a href="/api/openapi.json">OpenAPI 3.1</a>.</p></noscript>
</header>
<div id="reference" lang="en" data-anon-key="${anonKey}"></div>
</body>
</html>`
}
