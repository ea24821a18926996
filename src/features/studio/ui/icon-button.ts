/** The classes of a button of the top bar that shows an icon alone. */
export const iconButton = 'hover:bg-primary/8 relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg'
