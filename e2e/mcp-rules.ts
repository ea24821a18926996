import type { ToolName } from '../src/features/mcp/tool.ts'
import type { Role } from '../src/kit/roles.ts'

/** What a tool of the Model Context Protocol does for somebody: `hidden` is neither listed nor run, `refused` an answer that says why, `sign-in` a 401 that leads there. */
type Outcome = 'answers' | 'hidden' | 'refused' | 'sign-in'

interface McpRule {
  /** What it is called with. */
  input: Record<string, unknown>
  /** What its schema refuses. */
  bad: Record<string, unknown>
  nobody: Outcome
  /** Roles for which it is not as for the others. */
  roles: Partial<Record<Role, Outcome>>
  /** All other roles. */
  others: Outcome
}

export const MCP_ROLES = [
  'student',
  'writer',
  'mentor',
  'teacher',
  'industry',
  'partner',
  'lead_program',
  'lead_region',
  'admin',
] as const satisfies readonly Role[]

const open = (input: McpRule['input'], bad: McpRule['bad'] = input): McpRule => ({
  input,
  bad,
  nobody: 'answers',
  roles: {},
  others: 'answers',
})
const own = (bad: McpRule['bad'] = {}): McpRule => ({ input: {}, bad, nobody: 'sign-in', roles: {}, others: 'answers' })

/** Each tool, and whom it answers. At another tenant a token opens none: 401. */
export const MCP_RULES: Record<ToolName, McpRule> = {
  ask: open({ question: 'Kelas apa yang dibuka?' }, { question: ' ' }),
  search: open({ text: 'kopi' }, { text: 'x'.repeat(121) }),
  list_classes: open({}, { level: 'tidak-ada' }),
  get_class: open({ name: 'KOPI-1' }, {}),
  list_events: open({}, { city: 1 }),
  list_programs: open({}, { topic: '' }),
  list_jobs: open({}, { type: 'apa' }),
  how_to_join: open({ what: 'site' }, { what: 'apa' }),
  search_faq: open({}, { text: 7 }),
  my_classes: own(),
  my_progress: own({ name: 3 }),
  what_is_due: own(),
  my_orders: own(),
  list_drafts: { input: {}, bad: { search: 1 }, nobody: 'sign-in', roles: { writer: 'answers', admin: 'answers' }, others: 'hidden' },
  site_figures: {
    input: {},
    bad: {},
    nobody: 'sign-in',
    // Of a school's and a mentor's own figures their homes tell.
    roles: { student: 'hidden', writer: 'hidden', mentor: 'refused', teacher: 'refused', industry: 'refused' },
    others: 'answers',
  },
}
