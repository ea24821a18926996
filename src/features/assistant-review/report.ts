export const VERDICTS = ['upheld', 'dismissed'] as const
export type Verdict = (typeof VERDICTS)[number]
