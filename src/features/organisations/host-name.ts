/** Why a name can't be a tenant's host. */
export type HostProblem = 'hostMissing' | 'hostRefused' | 'hostReserved'

export interface HostRules {
  /** The installation's domain: a name without a dot becomes a name below it. */
  baseDomain: string
  /** Names that the installation itself answers at. */
  reserved: ReadonlySet<string>
}

/** Names below the base domain that the installation uses, or that people take for its own. */
const RESERVED_LABELS = ['account', 'api', 'mail', 'usercontent', 'gateway', 'model', 'admin', 'smtp', 'imap', 'ns1', 'ns2']

/** Returns the rules of an installation; `own`: hosts that its settings name, such as the account site's. */
export function hostRulesOf(baseDomain: string, own: Iterable<string>): HostRules {
  return { baseDomain, reserved: new Set([...RESERVED_LABELS.map(label => `${label}.${baseDomain}`), ...own]) }
}

/**
 * Returns the host that somebody typed as it is stored, or why it can't be one: `kelas` is `kelas.{baseDomain}`; a name of another script becomes its ASCII
 * form; scheme, path and port of a pasted address are dropped.
 */
export function readHostName(typed: string, { baseDomain, reserved }: HostRules): { host: string } | { problem: HostProblem } {
  const text = typed.trim()
  if (text === '') return { problem: 'hostMissing' }
  // The URL parser knows ports, trailing slashes and international names.
  const pasted = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `http://${text}`)
  const name = pasted?.hostname.replace(/\.$/, '') ?? ''
  if (!pasted || pasted.username || !isName(name)) return { problem: 'hostRefused' }
  const host = name.includes('.') || name === baseDomain ? name : `${name}.${baseDomain}`
  if (host.length > 253) return { problem: 'hostRefused' }
  // Packages (SCORM) run below it.
  return reserved.has(host) || host.endsWith(`.usercontent.${baseDomain}`) ? { problem: 'hostReserved' } : { host }
}

/** A DNS name (RFC 1123, section 2.1) whose last label is no number: that would be an IP address. */
function isName(name: string): boolean {
  const labels = name.split('.')
  return labels.every(label => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
}

/** Returns the slug of a tenant at a host: `kelas` for `kelas.{baseDomain}`, else the whole name with `-`. */
export function slugOf(host: string, baseDomain: string): string {
  const below = host.endsWith(`.${baseDomain}`) ? host.slice(0, -baseDomain.length - 1) : host
  return below.replaceAll('.', '-').slice(0, 60)
}
