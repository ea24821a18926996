/** A chart's data: one value of each series for each label. */
export interface Chart {
  name: string
  labels: string[]
  series: { name: string; values: number[] }[]
}

/** Charts that can be requested by name. */
export const CHARTS = [
  'classes-by-level',
  'classes-by-mode',
  'classes-by-type',
  'classes-by-month',
  'posts-by-kind',
  'views-by-kind',
  'schools-by-province',
  'teams-by-program',
] as const
export type ChartName = (typeof CHARTS)[number]

/** Languages of the coding studio, with their file extensions. Source: the page /Lms/Features/coding-studio; spec/constants.json, `codingStudioLanguages`. */
export const CODING_LANGUAGES: readonly { id: string; name: string; extension: string }[] = [
  { id: 'javascript', name: 'JavaScript', extension: '.js' },
  { id: 'typescript', name: 'TypeScript', extension: '.ts' },
  { id: 'python', name: 'Python', extension: '.py' },
  { id: 'php', name: 'PHP', extension: '.php' },
  { id: 'java', name: 'Java', extension: '.java' },
  { id: 'kotlin', name: 'Kotlin', extension: '.kt' },
  { id: 'dart', name: 'Dart', extension: '.dart' },
  { id: 'go', name: 'Go', extension: '.go' },
  { id: 'c', name: 'C', extension: '.c' },
  { id: 'cpp', name: 'C++', extension: '.cpp' },
  { id: 'sql', name: 'SQL', extension: '.sql' },
  { id: 'html', name: 'HTML/CSS', extension: '.html' },
]
