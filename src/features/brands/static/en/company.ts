export * from '../id/company.ts'
