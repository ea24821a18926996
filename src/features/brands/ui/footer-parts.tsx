import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { Texts } from '#kit/texts.ts'
import { A } from '#ui/lang/lang.tsx'
import type { Entry, FrameView } from '../chrome.ts'

/** Texts with the brand's greeting, in which `{{title}}` is the site's name. */
type Greeting = Texts<{ frame: { greeting: string } }>

/** Classes of a group of links: its heading, its list, its links. */
interface Look {
  heading?: 'h2' | 'p'
  headingClass?: string
  listClass?: string
  linkClass?: string
}

interface ContactProps extends Look {
  frame: FrameView
  words: Greeting & { frame: { contact: string } }
  className?: string | undefined
  /** Class of the address's row; null if the address is shown elsewhere. */
  addressClass?: string | null | undefined
}

interface SocialProps extends Look {
  frame: FrameView
  words: { frame: { follow: string } }
  className?: string | undefined
}

interface ReachProps extends ContactProps {
  words: ContactProps['words'] & SocialProps['words']
  socialClass?: string
}

interface GroupsProps extends Omit<ContactProps, 'className'> {
  words: ReachProps['words'] & { frame: { pages: string } }
  contactClass?: string
}

/** All links of a footer as siblings of one grid: columns of pages, contact, social media. */
export function FooterGroups({ frame, words, contactClass, addressClass, ...look }: GroupsProps) {
  return (
    <>
      <FooterColumns frame={frame} title={words.frame.pages} {...look} />
      <FooterReach frame={frame} words={words} className={contactClass} addressClass={addressClass} {...look} />
    </>
  )
}

/** Returns the columns of pages that every site has; with a title, the site's own entries come first, without duplicates. */
export function columnsOf({ navigation, columns }: FrameView, title?: string): FrameView['columns'] {
  if (title === undefined) return columns
  const own = new Set(navigation.map(entry => entry.href))
  const common = columns.map(column => ({ ...column, entries: column.entries.filter(entry => !own.has(entry.href)) }))
  return [{ title, entries: navigation }, ...common]
}

/** These columns, each a navigation landmark. */
export function FooterColumns({ frame, title, className, ...look }: Look & { frame: FrameView; title?: string; className?: string }) {
  return columnsOf(frame, title).map(column => (
    <nav key={column.title} aria-label={column.title} className={className}>
      <Group title={column.title} links={column.entries} {...look} />
    </nav>
  ))
}

/** Contact, then social media. */
export function FooterReach({ frame, words, className, addressClass, socialClass, ...look }: ReachProps) {
  return (
    <>
      <FooterContact frame={frame} words={words} className={className} addressClass={addressClass} {...look} />
      <FooterSocial frame={frame} words={words} className={socialClass} {...look} />
    </>
  )
}

/** WhatsApp, e-mail and address, if the site has them. */
export function FooterContact({ frame, words, className, addressClass = 'py-2', ...look }: ContactProps) {
  const links = contactLinks(frame, words)
  const address = addressClass === null ? '' : frame.contact.address
  if (links.length === 0 && !address) return null
  return (
    <div className={className}>
      <Group title={words.frame.contact} links={links} {...look}>
        {address && <li className={addressClass ?? undefined}>{address}</li>}
      </Group>
    </div>
  )
}

/** Social media, if the site has them. */
export function FooterSocial({ frame, words, className, ...look }: SocialProps) {
  const links = socialLinks(frame)
  if (links.length === 0) return null
  return (
    <nav aria-label={words.frame.follow} className={className}>
      <Group title={words.frame.follow} links={links} {...look} />
    </nav>
  )
}

/** A heading with its links, open. On a phone the heading folds them, and `footer-groups.ts` closes them at first. */
function Group({
  title,
  links,
  children,
  heading: Heading = 'h2',
  headingClass,
  listClass,
  linkClass,
}: Look & { title: string; links: Entry[]; children?: ReactNode }) {
  return (
    <details open data-footer-group className="group">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold md:hidden">
        {title}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <Heading className={`hidden md:block ${headingClass ?? ''}`}>{title}</Heading>
      <LinkList links={links} className={listClass} linkClass={linkClass}>
        {children}
      </LinkList>
    </details>
  )
}

interface LinkListProps {
  links: Entry[]
  className?: string | undefined
  linkClass?: string | undefined
  children?: ReactNode
}

/** A list of links. */
export function LinkList({ links, className, linkClass, children }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(link => (
        <li key={link.href}>
          <A href={link.href} rel={link.href.startsWith('https:') ? 'noopener noreferrer' : undefined} className={linkClass}>
            {link.label}
          </A>
        </li>
      ))}
      {children}
    </ul>
  )
}

/** Returns links to WhatsApp, with the brand's greeting as the message, and to e-mail. */
export function contactLinks({ title, contact }: FrameView, words: Greeting): Entry[] {
  const { whatsapp, email } = contact
  const greeting = encodeURIComponent(words.fill('frame.greeting', { title }))
  return [
    { label: `WhatsApp +${whatsapp}`, href: whatsapp && `https://wa.me/${whatsapp}?text=${greeting}` },
    { label: email, href: email && `mailto:${email}` },
  ].filter(link => link.href)
}

export function socialLinks({ contact }: FrameView): Entry[] {
  return [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(link => link.href)
}
