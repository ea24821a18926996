import { causes } from './id/causes.ts'
import { learning } from './id/learning.ts'
import { making } from './id/making.ts'

/** What the starter content of each layout is about. Names are of classes and programs; `topic` follows "tentang". Light markup in `body`. */
export const words = { ...learning, ...causes, ...making }
