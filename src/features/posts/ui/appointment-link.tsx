import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { kindOf } from '../kinds/kinds.ts'
import type { PostData } from '../show.server.ts'
import { postTexts } from '../texts.ts'

/** Links from an event or program news to the appointment form with the post preselected; renders nothing for other kinds. */
export function AppointmentLink({ post, className }: { post: Pick<PostData, 'id' | 'kind'>; className: string }) {
  const { appointment } = useTexts(postTexts)
  const words = kindOf(post.kind).appointment
  if (!words) return null
  return (
    <p className={className}>
      <A
        href={`/Make-Appointment?post=${post.id}#form`}
        className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {appointment[words]}
      </A>
    </p>
  )
}
