// Runs before the first paint, as a file of its own: the policy lets no inline script run. Documents are the same for everybody; what differs is set on the root element.
;(() => {
  const root = document.documentElement
  const cookie = /(?:^|;\s*)sanggar_who=([^;]+)/.exec(document.cookie)
  try {
    const who = cookie && JSON.parse(decodeURIComponent(cookie[1]))
    if (who) {
      root.dataset.who = who.state
      if (who.isUntracked) root.dataset.untracked = ''
    }
  } catch {
    // A cookie that can't be read counts as none.
  }
  // A page that is come back to, or entered at a hash, is laid out whole at once (shell.css), so that its place is found.
  const entry = performance.getEntriesByType('navigation')[0]
  if (location.hash || (entry && entry.type !== 'navigate')) root.dataset.whole = ''
})()
