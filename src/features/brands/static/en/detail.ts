export * from '../id/detail.ts'
