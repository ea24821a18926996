// @ts-check
'use strict'
// Inlined behind each form with `data-passkey`: passkeys need browser APIs, which a plain form lacks. The browser's response is put into the form, which
// is then submitted as usual.
{
  for (const form of document.querySelectorAll('form[data-passkey][hidden]')) if (form instanceof HTMLFormElement) prepare(form)

  /** @param {HTMLFormElement} form */
  function prepare(form) {
    const instead = form.nextElementSibling
    if (!isAble()) {
      if (instead) instead.textContent = form.dataset.unable ?? ''
      return
    }
    instead?.remove()
    form.hidden = false
    form.addEventListener('submit', event => {
      event.preventDefault()
      void run(form)
    })
    // Restored by the back button.
    addEventListener('pageshow', () => setBusy(form, false))
  }

  function isAble() {
    const able = typeof PublicKeyCredential === 'function' ? PublicKeyCredential : undefined
    return typeof able?.parseCreationOptionsFromJSON === 'function' && typeof able.parseRequestOptionsFromJSON === 'function'
  }

  /** @param {HTMLFormElement} form */
  async function run(form) {
    const { kind, options: address = '', confirm = '', cancelled, known, failed } = form.dataset
    setBusy(form, true)
    showMessage(form, '')
    try {
      const response = await fetch(address, { headers: { accept: 'application/json' } })
      // The sign-in is too old, or has ended meanwhile.
      if (confirm && (response.status === 401 || response.status === 403)) return location.assign(confirm)
      if (!response.ok) throw new Error(String(response.status))
      const credential = kind === 'create' ? await create(await response.json()) : await get(await response.json())
      const field = form.querySelector('input[name="credential"]')
      if (!(credential instanceof PublicKeyCredential && field instanceof HTMLInputElement)) throw new Error('no passkey')
      field.value = JSON.stringify(credential.toJSON())
      form.submit()
    } catch (error) {
      setBusy(form, false)
      const name = error instanceof DOMException ? error.name : ''
      showMessage(form, { NotAllowedError: cancelled, AbortError: cancelled, InvalidStateError: known }[name] ?? failed)
    }
  }

  /** @param {PublicKeyCredentialCreationOptionsJSON} options */
  function create(options) {
    return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
  }

  /** @param {PublicKeyCredentialRequestOptionsJSON} options */
  function get(options) {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, userVerification: 'required' })
    return navigator.credentials.get({ publicKey })
  }

  /** @param {HTMLFormElement} form @param {boolean} isBusy */
  function setBusy(form, isBusy) {
    for (const button of form.querySelectorAll('button')) button.disabled = isBusy
  }

  /** @param {HTMLFormElement} form @param {string | undefined} text */
  function showMessage(form, text) {
    const place = form.querySelector('[data-passkey-message]')
    if (place) place.textContent = text ?? ''
  }
}
