// Starts Swagger UI on `/api/docs`. Same origin: requests carry the browser's own cookies.
const element = document.querySelector('#reference')
const AUTHORIZER = '/api/services/v1/authorizer/'

const ui = SwaggerUIBundle({
  domNode: element,
  url: '/api/openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
  // The hosted database takes the anonymous key, which is public.
  onComplete() {
    ui.preauthorizeApiKey('anonKey', element.dataset.anonKey)
    ui.preauthorizeApiKey('anonBearer', element.dataset.anonKey)
  },
  async requestInterceptor(request) {
    const { pathname } = new URL(request.url, location.origin)
    const isOwn = pathname.startsWith('/api/') && !pathname.startsWith('/api/rest/') && pathname !== '/api/openapi.json'
    if (isOwn && !('X-App-Token' in request.headers)) await ensureToken()
    return request
  },
})

/** A first visit has no app token: the site's own pages get one without id and secret. */
async function ensureToken() {
  const { data } = await (await fetch(`${AUTHORIZER}validate`)).json()
  if (data.isTokenValid) return
  await fetch(`${AUTHORIZER}token/generate`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"scopes":[]}' })
}
