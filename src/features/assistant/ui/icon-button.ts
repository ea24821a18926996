/** The classes of a button that shows an icon alone. */
export const iconButton =
  'text-ink-soft hover:text-ink hover:bg-tint grid size-11 shrink-0 cursor-pointer place-items-center rounded-full aria-pressed:text-primary-text aria-pressed:bg-tint'
