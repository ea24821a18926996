type RadioState = 'off' | 'on' | 'failed'

/**
 * Controls the radio bar, and the links of sections that play the stream in it instead of navigating. Called once per document: the bar is permanent.
 */
export function startRadio(): void {
  const bar = document.getElementById('radio')
  const audio = bar?.querySelector('audio')
  const button = bar?.querySelector('button')
  const status = bar?.querySelector<HTMLElement>('[role="status"]')
  if (!bar || !audio || !button || !status) return

  const show = (state: RadioState) => {
    bar.dataset['radio'] = state
    button.setAttribute('aria-label', button.dataset[state === 'on' ? 'pause' : 'play'] ?? '')
    status.textContent = status.dataset[state] ?? ''
  }
  const toggle = () => {
    if (audio.paused) audio.play().catch(() => show('failed'))
    else audio.pause()
  }
  audio.addEventListener('play', () => show('on'))
  audio.addEventListener('pause', () => show('off'))
  audio.addEventListener('error', () => show('failed'))
  button.addEventListener('click', toggle)
  button.disabled = false
  document.addEventListener(
    'click',
    event => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-radio-toggle]')) return
      event.preventDefault()
      toggle()
    },
    { capture: true },
  )
}
