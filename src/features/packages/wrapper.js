// Runs around a package, at the content origin. It answers the package's calls itself, since SCORM's are synchronous, and tells the chapter's page what was
// committed, through a port that only that page was given.
'use strict'
{
  const { standard, origin, start } = JSON.parse(document.body.dataset.package)
  const frame = document.querySelector('iframe')

  const flatten = (value, name, into) => {
    if (value !== null && typeof value === 'object')
      for (const key of Object.keys(value)) flatten(value[key], name === '' ? key : `${name}.${key}`, into)
    else if (value !== undefined && value !== null) into[name] = String(value)
    return into
  }

  const begin = ({ data, source, origin: from, ports }) => {
    if (from !== origin || source !== parent || ports.length !== 1) return
    removeEventListener('message', begin)
    const [port] = ports
    const Api = standard === 'scorm12' ? globalThis.Scorm12API : globalThis.Scorm2004API
    const api = new Api({ autocommit: true, autocommitSeconds: 10, logLevel: 5 })
    api.loadFromFlattenedJSON(data.values, '')
    const send = kind => {
      const json = JSON.parse(JSON.stringify(api.renderCMIToJSONObject()))
      port.postMessage({ kind, values: flatten(json, '', {}) })
    }
    if (standard === 'scorm12') {
      globalThis.API = api
      api.on('LMSCommit', () => send('commit'))
      api.on('LMSFinish', () => send('finish'))
    } else {
      globalThis.API_1484_11 = api
      api.on('Commit', () => send('commit'))
      api.on('Terminate', () => send('finish'))
    }
    frame.addEventListener('load', () => port.postMessage({ kind: 'opened' }), { once: true })
    frame.src = start
  }
  addEventListener('message', begin)
  parent.postMessage('package-ready', origin)
}
