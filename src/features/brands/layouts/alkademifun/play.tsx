import { z } from 'zod'
import { defineSection } from '../../section.tsx'

/** Small games without JavaScript: a monster built from three choices (CSS shows the checked ones), and riddles in folds. */
export const funPlay = defineSection({
  kind: 'alkademifun-play',
  schema: z.object({
    title: z.string(),
    lead: z.string(),
    monster: z.string(),
    body: z.string(),
    bodies: z.array(z.string()).length(3),
    eyes: z.string(),
    eyeNames: z.array(z.string()).length(3),
    mouth: z.string(),
    mouths: z.array(z.string()).length(3),
    riddles: z.array(z.object({ ask: z.string(), answer: z.string() })),
  }),
  render: values => (
    <section className="alkademifun-play">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <p className="mt-3 max-w-[56ch] text-lg">{values.lead}</p>
        <div className="alkademifun-games">
          <div className="alkademifun-monster">
            <Monster label={values.monster} />
            <div>
              <Choice name="badan" legend={values.body} labels={values.bodies} />
              <Choice name="mata" legend={values.eyes} labels={values.eyeNames} />
              <Choice name="mulut" legend={values.mouth} labels={values.mouths} />
            </div>
          </div>
          <ul>
            {values.riddles.map(riddle => (
              <li key={riddle.ask}>
                <details>
                  <summary>{riddle.ask}</summary>
                  <p>{riddle.answer}</p>
                </details>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  ),
})

function Choice({ name, legend, labels }: { name: string; legend: string; labels: string[] }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {labels.map((label, at) => (
        <label key={label}>
          <input type="radio" name={name} value={at + 1} defaultChecked={at === 1} className={`is-${name}-${at + 1}`} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function Monster({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 240 240" role="img" aria-label={label}>
      <path className="alkademifun-legs" d="M86 200v28M154 200v28M30 130l-20-22M210 130l20-22" strokeWidth="14" strokeLinecap="round" />
      <path
        className="alkademifun-body"
        d="M120 24c20 0 22-16 40-12 14 4 12 24 26 34 22 16 30 40 30 70 0 54-38 94-96 94s-96-40-96-94c0-30 8-54 30-70 14-10 12-30 26-34 18-4 20 12 40 12z"
      />
      <g className="alkademifun-eyes-1">
        <circle cx="120" cy="100" r="34" fill="white" />
        <circle cx="124" cy="104" r="15" fill="var(--dark)" />
      </g>
      <g className="alkademifun-eyes-2">
        <circle cx="86" cy="98" r="25" fill="white" />
        <circle cx="154" cy="98" r="25" fill="white" />
        <circle cx="90" cy="102" r="11" fill="var(--dark)" />
        <circle cx="150" cy="102" r="11" fill="var(--dark)" />
      </g>
      <g className="alkademifun-eyes-3">
        <circle cx="70" cy="104" r="20" fill="white" />
        <circle cx="120" cy="84" r="22" fill="white" />
        <circle cx="170" cy="104" r="20" fill="white" />
        <circle cx="73" cy="106" r="9" fill="var(--dark)" />
        <circle cx="120" cy="87" r="10" fill="var(--dark)" />
        <circle cx="167" cy="106" r="9" fill="var(--dark)" />
      </g>
      <path
        className="alkademifun-mouth-1"
        d="M82 152c18 30 58 30 76 0"
        fill="none"
        stroke="var(--dark)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <ellipse className="alkademifun-mouth-2" cx="120" cy="166" rx="20" ry="24" fill="var(--dark)" />
      <g className="alkademifun-mouth-3">
        <path d="M76 148h88c0 50-88 50-88 0z" fill="var(--dark)" />
        <path d="M96 148h20l-10 16zM132 148h20l-10 16z" fill="white" />
      </g>
    </svg>
  )
}
