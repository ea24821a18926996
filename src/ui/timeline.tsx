interface TimelineProps {
  items: { label: string | number; title: string; text: string }[]
}

/** Maximum number of steps side by side on a wide screen. */
const MAX_ABREAST = 5

const step =
  'relative pb-8 pl-7 last:pb-0 before:absolute before:top-1 before:-left-2 before:size-4 before:rounded-full before:bg-primary after:absolute after:top-5 after:-bottom-1 after:-left-px after:w-0.5 after:bg-current after:opacity-25 last:after:hidden'
const abreast =
  'lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0 lg:before:top-0 lg:before:left-0 lg:after:top-[7px] lg:after:right-0 lg:after:bottom-auto lg:after:left-4 lg:after:h-0.5 lg:after:w-auto'

/** Steps in order: from top to bottom, or from left to right on a wide screen if they are few. */
export function Timeline({ items }: TimelineProps) {
  const isShort = items.length <= MAX_ABREAST
  return (
    <ol className={`ml-2 ${isShort ? 'lg:ml-0 lg:grid lg:auto-cols-fr lg:grid-flow-col' : ''}`}>
      {items.map(item => (
        <li key={item.title} className={isShort ? `${step} ${abreast}` : step}>
          <p className="font-semibold opacity-80">{item.label}</p>
          <h3 className="text-xl font-bold">{item.title}</h3>
          <p className="mt-1 max-w-[62ch] opacity-90">{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
