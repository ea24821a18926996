/** A ring that turns; for who asked for less motion it stands still. Says nothing itself: the text beside it does. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-8 flex-none animate-spin rounded-full border-4 border-primary/25 border-t-primary motion-reduce:animate-none"
    />
  )
}
