import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { z } from 'zod'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { Lamp } from './lamp.tsx'

/** Hero: dusk over a dotted lattice with the assistant's window: a sample exchange, and a field that asks it. Contains the h1. */
export const assistantHero = defineSection({
  kind: 'aibersamapuja-assistant',
  schema: z.object({
    name: z.string().max(40),
    role: z.string().max(60),
    asked: z.string().max(160),
    answer: z.string().max(300),
    source: z.string().max(160),
    note: z.string().max(120),
    label: z.string().max(80),
    placeholder: z.string().max(60),
    send: z.string().max(40),
    try: z.string().max(20),
    topics: z.array(z.string().max(40)).max(6),
  }),
  render: (values, home) => (
    <section className="aibersamapuja-dusk">
      <div className="container-page">
        <h1>{home.hero.title}</h1>
        <p className="aibersamapuja-summary">{home.hero.summary}</p>
        <div className="aibersamapuja-window" data-asks>
          <p className="aibersamapuja-who">
            <Lamp />
            <span>
              <strong>{values.name}</strong>
              <span>{values.role}</span>
            </span>
          </p>
          <p className="aibersamapuja-bubble aibersamapuja-mine">{values.asked}</p>
          <div className="aibersamapuja-bubble aibersamapuja-hers">
            <p>{values.answer}</p>
            <p className="aibersamapuja-source">{values.source}</p>
          </div>
          <p className="text-ink-soft">{values.note}</p>
          <form
            action={localHref(home.lang, '/Assistant')}
            data-ask="submit"
            role="search"
            aria-label={values.label}
            className="aibersamapuja-ask"
          >
            <label>
              <span className="sr-only">{values.label}</span>
              <input
                type="text"
                name="q"
                required
                maxLength={300}
                enterKeyHint="send"
                autoComplete="off"
                placeholder={values.placeholder}
              />
            </label>
            <button type="submit">
              <span>{values.send}</span>
              <SendHorizontal aria-hidden size={20} />
            </button>
          </form>
          <p className="aibersamapuja-topics">
            <span>{values.try}</span>
            {values.topics.map(topic => (
              <A key={topic} href={`/Assistant?q=${encodeURIComponent(topic)}`} rel="nofollow" data-ask="click" data-turbo="false">
                {topic}
              </A>
            ))}
          </p>
        </div>
      </div>
    </section>
  ),
})
