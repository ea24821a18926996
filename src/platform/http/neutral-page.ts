import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'

interface NeutralLink {
  href: string
  label: string
}

/** Returns a page without a tenant's design: for unknown hosts, invalid URLs, and as the last resort. */
export function neutralPage(title: string, text: string, home: string | NeutralLink = '/', lang: Lang = DEFAULT_LANG): string {
  const link = typeof home === 'string' ? { href: home, label: home && 'Ke beranda' } : home
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.6 system-ui,sans-serif;color:#212529;background:#f6f8fa}main{max-width:34rem;padding:2rem}h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}a{display:inline-block;padding:.6rem 0;color:#17698b}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${link.label ? `<a href="${link.href}">${link.label}</a>` : ''}</main></body></html>`
}
