import Radio from 'lucide-react/icons/radio'
import { z } from 'zod'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/**
 * The tenant's radio, if enabled: its name, and a link to the stream. With JavaScript, the player at the foot of the window handles the click
 * (`ui/radio-bar.tsx`), so that it keeps playing during navigation.
 */
export const radio = defineSection({
  kind: 'radio',
  schema: headSchema.extend({ listen: z.string().max(60) }),
  render: (values, home) => {
    const { radio: station } = home.settings
    return (
      station.isOn &&
      station.stream && (
        <SectionFrame {...values}>
          <p className="font-heading text-3xl font-bold">{station.name || home.settings.title}</p>
          <a href={station.stream} data-radio-toggle className="btn btn-main mt-5">
            <Radio aria-hidden />
            {values.listen}
          </a>
        </SectionFrame>
      )
    )
  },
})
