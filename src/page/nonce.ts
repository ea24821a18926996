import { createContext } from 'react-router'

/** The nonce of the inline scripts of one document of the app, which is never cached. */
export const nonceContext = createContext('')
