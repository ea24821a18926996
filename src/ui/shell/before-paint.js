// Runs before the first paint, as its own file: the CSP forbids inline scripts. Documents are the same for everybody; the root element's attributes are not.
;(() => {
  const root = document.documentElement
  // By https the browser keeps it with a prefix (`cookieName`, platform/http/credentials.ts).
  const isSecure = location.protocol === 'https:'
  const cookie = (isSecure ? /(?:^|;\s*)__Host-sanggar_who=([^;]+)/ : /(?:^|;\s*)sanggar_who=([^;]+)/).exec(document.cookie)
  try {
    const who = cookie && JSON.parse(decodeURIComponent(cookie[1]))
    if (who) {
      root.dataset.who = who.state
      if (who.isUntracked) root.dataset.untracked = ''
    }
  } catch {
    // An invalid cookie counts as missing.
  }
  // After a reload or a step back, or with a fragment, lay out the whole page at once (shell.css), so that its scroll position is found.
  const entry = performance.getEntriesByType('navigation')[0]
  if (location.hash || (entry && entry.type !== 'navigate')) root.dataset.whole = ''
})()
