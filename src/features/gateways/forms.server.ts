import { type GatewayName, isMethod } from './gateway.ts'
import { fieldNameOf, KEY_FIELDS, type KeyField, MOST_ACCOUNTS } from './keys.ts'
import type { GatewayInput } from './settings.server.ts'

/** Reads the form of one gateway. */
export function readGatewayForm(gateway: GatewayName, fields: URLSearchParams): GatewayInput {
  const text = (name: string) => (fields.get(name) ?? '').trim()
  const known: readonly KeyField[] = KEY_FIELDS[gateway]
  const accounts = Array.from({ length: MOST_ACCOUNTS }, (_, at) => ({
    bank: text(`transfer-bank-${at}`),
    number: text(`transfer-number-${at}`).replace(/[ .-]/g, ''),
    holder: text(`transfer-holder-${at}`),
  }))
  return {
    gateway,
    isEnabled: fields.get(`${gateway}-isEnabled`) === '1',
    isProduction: fields.get(`${gateway}-isProduction`) === '1',
    methods: gateway === 'transfer' ? ['transfer'] : fields.getAll(`${gateway}-methods`).filter(isMethod),
    accounts: gateway === 'transfer' ? accounts.filter(({ bank, number, holder }) => bank || number || holder) : [],
    keys: Object.fromEntries(known.map(field => [field, text(fieldNameOf(gateway, field))])),
  }
}
