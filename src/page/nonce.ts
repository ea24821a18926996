import { createContext } from 'react-router'

/** The CSP nonce of the inline scripts of one app document, which is never cached. */
export const nonceContext = createContext('')
