export * from '../id/services.ts'
