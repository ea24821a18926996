/** A spinner, static under reduced motion. It has no accessible name: the text beside it describes the wait. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-8 flex-none animate-spin rounded-full border-4 border-primary/25 border-t-primary motion-reduce:animate-none"
    />
  )
}
