import { domainToASCII } from 'node:url'
import { oneLine } from './mail.ts'

/** A sender: `Sanggar <email@contoh.id>`. */
export interface Mailbox {
  name: string
  address: string
}

// RFC 5321, section 4.1.2, without quoted local parts; letters of every script by RFC 6531.
const LOCAL = /^[^\s\p{C}"(),.:;<>@[\\\]]+(\.[^\s\p{C}"(),.:;<>@[\\\]]+)*$/u
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** True if the text is one e-mail address, in any script, within the length limits of RFC 5321, section 4.5.3.1, in bytes of UTF-8. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || Buffer.byteLength(local) > 64 || Buffer.byteLength(text) > 254) return false
  return LOCAL.test(local) && DOMAIN.test(domain) && HOST_NAME.test(domainToASCII(domain))
}

/** Parses `Nama <nama@contoh.id>`, `"Nama" <…>` or a bare address. Returns undefined for anything else, including several addresses. */
export function parseMailbox(text: string): Mailbox | undefined {
  const named = /^\s*(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]+)>\s*$/.exec(text)
  const name = named?.[1] ?? named?.[2] ?? ''
  const address = (named?.[3] ?? text).trim()
  return isMailAddress(address) && name === oneLine(name) ? { name, address } : undefined
}
