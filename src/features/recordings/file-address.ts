import { z } from 'zod'

/** A path of a file of the tenant, or an address of another site, perhaps half typed. None that runs or holds something itself (`javascript:`, `data:`). */
export const fileAddress = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(address => !hasOtherScheme(address))

function hasOtherScheme(address: string): boolean {
  // Browsers leave out control characters before they look for the scheme.
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\p{Cc}\s]/gu, '')) ?? []
  return scheme !== undefined && !/^https?$/i.test(scheme)
}
