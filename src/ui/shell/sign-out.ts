/**
 * Deletes what the browser keeps of a person's unsent work and pages when they sign out, after it asked: only then, since the work survives all else. Sign-out forms bear the
 * question as `data-sign-out`. Returns a function that stops it.
 */
export function forgetAtSignOut(target: Document): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || form.dataset['signOut'] === undefined || event.defaultPrevented) return
    event.preventDefault()
    const question = form.dataset['signOut']
    // Loaded when somebody signs out: without it nobody does, since what is theirs would stay.
    void import('./forget-private.ts').then(async ({ askAndForget }) => (await askAndForget(question)) && form.submit())
  }
  // Before React Router and Turbo, which would send it.
  target.addEventListener('submit', onSubmit, { capture: true })
  return () => target.removeEventListener('submit', onSubmit, { capture: true })
}
