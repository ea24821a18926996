import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Site } from '#features/sites/site.ts'
import type { Call, Parameter } from './description.ts'
import { Code, DocsDocument, Words } from './document.tsx'
import { type Place, requestOf, toCurl, toTypeScript, valueOf } from './examples.ts'
import { GUIDE } from './guide.ts'

interface CallsPageProps {
  site: Site
  place: Place
  calls: readonly Call[]
  version: string
  stylesheet: string
}

/** What the calls are, how one gets in, and each of them with examples and a form to try it. */
export function CallsPage({ site, place, calls, version, stylesheet }: CallsPageProps) {
  const groups = Map.groupBy(calls, call => call.group)
  return (
    <DocsDocument
      site={site}
      title="Calls"
      lead={`Everything on this site that a program can read and write: ${calls.length} calls, version ${version}.`}
      path="/api/docs"
      stylesheet={stylesheet}
    >
      <div className="mt-10 grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Groups of calls" className="lg:sticky lg:top-6 lg:self-start">
          <ul className="flex flex-wrap gap-x-4 lg:block">
            {[...groups.keys()].map(group => (
              <li key={group}>
                <a href={`#${group}`} className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline">
                  {group}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 space-y-12">
          <section aria-labelledby="start" className="space-y-6">
            <h2 id="start" className="text-2xl font-bold">
              Before the first call
            </h2>
            {GUIDE.map(({ title, text }) => (
              <div key={title} className="max-w-[70ch]">
                <h3 className="text-lg font-bold">{title}</h3>
                {text.map(paragraph => (
                  <p key={paragraph} className="mt-2">
                    <Words>{paragraph}</Words>
                  </p>
                ))}
              </div>
            ))}
          </section>
          {[...groups].map(([group, members]) => (
            <section key={group} aria-labelledby={group}>
              <h2 id={group} className="text-2xl font-bold">
                {group}
              </h2>
              <div className="mt-4 space-y-3">
                {members.map(call => (
                  <OneCall key={call.id} call={call} place={place} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </DocsDocument>
  )
}

function OneCall({ call, place }: { call: Call; place: Place }) {
  const { body } = requestOf(call, place)
  return (
    <details id={call.id} className="card group">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 gap-y-1 p-4">
        <span className="border-line w-20 shrink-0 rounded-lg border px-2 py-0.5 text-center font-mono text-sm font-bold">
          {call.method}
        </span>
        <code className="min-w-0 grow font-mono text-base font-semibold wrap-anywhere">{call.path}</code>
        <ChevronDown aria-hidden size={20} className="text-ink-soft shrink-0 group-open:rotate-180" />
        <span className="text-ink-soft w-full">{call.summary}</span>
      </summary>
      <div className="border-line space-y-6 border-t p-4 md:p-6">
        {call.parameters.length > 0 && <Parameters parameters={call.parameters} />}
        <Code title="curl">{toCurl(call, place)}</Code>
        <Code title="TypeScript">{toTypeScript(call, place)}</Code>
        {call.answer && <Code title={`Answer, ${call.answer.status}`}>{JSON.stringify(call.answer.example, null, 2)}</Code>}
        {(!body || body.kind === 'json') && <Try call={call} place={place} />}
      </div>
    </details>
  )
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Parameters">
      <table className="w-full min-w-[28rem] text-left">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">In</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {parameters.map(one => (
            <tr key={`${one.in} ${one.name}`}>
              <th scope="row" className="py-2 pr-4 font-mono font-semibold">
                {one.name}
                {one.required && <span className="text-danger-text"> required</span>}
              </th>
              <td className="py-2 pr-4">{one.in}</td>
              <td className="py-2">{one.description ?? one.schema.description ?? kindOf(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function kindOf({ schema }: Parameter): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  return schema.format ?? (Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'text'))
}

/** Sends the call from this page, with what the page's visitor may do. Without a script a call that reads opens its answer. */
function Try({ call, place }: { call: Call; place: Place }) {
  // The page's own cookies are the visitor's tokens; the hosted database takes none.
  const keys = call.path.startsWith('/api/rest/') ? { apikey: place.anonKey, authorization: `Bearer ${place.anonKey}` } : undefined
  const isRead = call.method === 'GET' && !call.path.includes('{') && !keys
  return (
    <form
      data-try={call.method}
      data-path={call.path}
      data-keys={keys && JSON.stringify(keys)}
      method="get"
      action={isRead ? call.path : undefined}
      className="space-y-4"
    >
      <h3 className="font-bold">Try it</h3>
      {call.parameters.map(one => (
        <div key={`${one.in} ${one.name}`}>
          <label className="block font-medium" htmlFor={`${call.id}-${one.name}`}>
            {one.name}
          </label>
          <input
            id={`${call.id}-${one.name}`}
            // A form without a script sends what has a name in the address.
            name={one.in === 'header' ? undefined : one.name}
            data-name={one.name}
            data-in={one.in}
            defaultValue={valueOf(one)}
            className="border-line mt-1 h-12 w-full max-w-md rounded-xl border px-3 font-mono text-base"
          />
        </div>
      ))}
      {call.body && (
        <div>
          <label className="block font-medium" htmlFor={`${call.id}-body`}>
            Body
          </label>
          <textarea
            id={`${call.id}-body`}
            rows={8}
            defaultValue={JSON.stringify(call.body.example, null, 2)}
            className="border-line mt-1 w-full rounded-xl border p-3 font-mono text-base"
          />
        </div>
      )}
      <button type="submit" className="btn btn-main" {...(!isRead && { hidden: true, 'data-needs-script': '' })}>
        Send
      </button>
      <output className="block" aria-live="polite" />
    </form>
  )
}
