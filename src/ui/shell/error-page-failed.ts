import { MESSAGES } from './messages.ts'

/**
 * Returns the page for when rendering the error page fails: a string that needs neither React nor a tenant nor a style sheet. Its first sentence is the
 * catalogue's, the line below explains it.
 */
export function errorPageFailed(): string {
  return `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${MESSAGES.errorPageFailed}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6fafc;color:#212529;font:1rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem 1.5rem;text-align:center}
h1{font-size:1.5rem;line-height:1.25}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:999px;background:#17698a;color:#fff;text-decoration:none;font-weight:600}
</style>
<main>
<h1 lang="en">${MESSAGES.errorPageFailed}</h1>
<p>Maaf, halaman ini belum bisa kami tampilkan. Silakan coba lagi beberapa saat lagi.</p>
<a href="/">Kembali ke beranda</a>
</main>
</html>
`
}
