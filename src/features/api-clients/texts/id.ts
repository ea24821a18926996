import { studio } from './id/studio.ts'

export const words = { studio }
