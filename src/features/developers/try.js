// Sends the forms of /api/docs and shows what comes back. Same origin: the page's own cookies say who asks.
for (const button of document.querySelectorAll('[data-needs-script]')) button.hidden = false

document.addEventListener('submit', async event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.dataset.try) return
  event.preventDefault()
  const output = form.querySelector('output')
  let path = form.dataset.path
  const query = new URLSearchParams()
  const headers = new Headers(JSON.parse(form.dataset.keys ?? '{}'))
  for (const { value, dataset } of form.querySelectorAll('input[data-in]')) {
    if (dataset.in === 'path') path = path.replace(`{${dataset.name}}`, encodeURIComponent(value))
    else if (value !== '') (dataset.in === 'header' ? headers : query).set(dataset.name, value)
  }
  const address = path + (query.size > 0 ? `?${query}` : '')
  const body = form.querySelector('textarea')?.value
  try {
    if (!form.dataset.keys) await ensureToken()
    const startedAt = performance.now()
    const response = await send(address, form.dataset.try, headers, body)
    const text = await response.text()
    const took = Math.round(performance.now() - startedAt)
    const left = response.headers.get('ratelimit-remaining')
    show(
      output,
      `${response.status} in ${took} ms, ${text.length} characters${left === null ? '' : `, ${left} calls left this minute`}`,
      pretty(text) || [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    )
  } catch (error) {
    show(output, `No answer: ${error.message}`, '')
  }
})

const JSON_BODY = { 'content-type': 'application/json' }
const AUTHORIZER = '/api/services/v1/authorizer/'

/** A first visit has no token yet: the site's own pages are told so without a refusal, and get one without id and secret. */
async function ensureToken() {
  const { data } = await (await fetch(`${AUTHORIZER}validate`)).json()
  if (!data.isTokenValid) await fetch(`${AUTHORIZER}token/generate`, { method: 'POST', headers: JSON_BODY, body: '{"scopes":[]}' })
}

async function send(address, method, headers, body) {
  if (body !== undefined) headers.set('content-type', 'application/json')
  return await fetch(address, { method, headers, body })
}

function show(output, line, text) {
  const head = document.createElement('p')
  head.className = 'font-bold'
  head.textContent = line
  const body = document.createElement('pre')
  body.className = 'bg-tint mt-2 max-h-96 overflow-auto rounded-xl p-4 font-mono text-sm'
  body.tabIndex = 0
  body.textContent = text
  output.replaceChildren(head, body)
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
