export * from '../id/legal.ts'
