import type { ReactNode } from 'react'
import { MESSAGES } from './messages.ts'

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Screen
      picture={<LostPage />}
      eyebrow="404"
      title={MESSAGES.notFound}
      actions={
        <>
          <MainLink href="/">Kembali ke beranda</MainLink>
          <SideLink href="/Class">Lihat semua kelas</SideLink>
        </>
      }
    >
      Mungkin alamatnya salah ketik, atau halamannya sudah dipindahkan. Periksa kembali alamatnya, atau mulai lagi dari beranda.
    </Screen>
  )
}

/** For a failure of ours. `message` is shown as it is: only what people may and can read. */
export function ErrorScreen({ message }: { message?: string }) {
  return (
    <Screen
      picture={<TornThread />}
      title={MESSAGES.error}
      actions={
        <>
          {/* An empty address is this page: it is asked for anew as a whole, without a script too. */}
          <MainLink href="">Coba lagi</MainLink>
          <SideLink href="/">Kembali ke beranda</SideLink>
        </>
      }
    >
      {message ?? 'Ini bukan kesalahan Anda. Coba muat ulang halaman ini; bila masih gagal, silakan kembali beberapa saat lagi.'}
    </Screen>
  )
}

/** Stands alone, without the site's header and footer. */
export function MaintenanceScreen({ siteName }: { siteName?: string }) {
  return (
    <main id="isi" className="grid min-h-svh">
      <Screen
        picture={<GrowingPlant />}
        {...(siteName && { eyebrow: siteName })}
        title={MESSAGES.maintenance}
        actions={<MainLink href="">Periksa lagi</MainLink>}
      >
        Kami sedang bertumbuh untuk menjadi lebih baik. Sebentar lagi kami kembali; terima kasih sudah menunggu.
      </Screen>
    </main>
  )
}

interface ScreenProps {
  picture: ReactNode
  eyebrow?: string
  title: string
  children: ReactNode
  actions: ReactNode
}

function Screen({ picture, eyebrow, title, children, actions }: ScreenProps) {
  return (
    <section className="relative isolate grid min-h-[70vh] place-items-center overflow-hidden px-4 py-12 sm:py-20">
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 -z-10 size-[36rem] -translate-1/2 rounded-full bg-primary/10 blur-3xl"
      />
      <div className="flex w-full max-w-xl flex-col items-center text-center">
        <svg
          viewBox="0 0 240 160"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="w-60 sm:w-72"
        >
          {picture}
        </svg>
        {eyebrow && <p className="mt-6 font-heading text-lg font-bold tracking-widest text-primary-text">{eyebrow}</p>}
        <h1 className="mt-2 font-heading text-3xl font-extrabold text-ink sm:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{children}</p>
        <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{actions}</div>
      </div>
    </section>
  )
}

const LINK = 'inline-flex min-h-12 items-center justify-center rounded-full border-2 px-7 font-semibold transition-colors duration-150'

/* `data-document`: whole page loads on purpose. What stands here may have failed because of the page that is loaded. */
function MainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} data-document className={`${LINK} border-primary bg-primary text-on-primary hover:brightness-95 active:brightness-90`}>
      {children}
    </a>
  )
}

function SideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} data-document className={`${LINK} border-line bg-white text-ink hover:border-primary-text hover:text-primary-text`}>
      {children}
    </a>
  )
}

const GROUND = <path d="M24 140h192" stroke="var(--dark)" strokeOpacity=".25" />

/** An open book; the page that is looked for flies away. */
function LostPage() {
  return (
    <>
      {GROUND}
      <path d="M120 74c-18-13-42-15-68-12v66c26-3 50-1 68 12 18-13 42-15 68-12V62c-26-3-50-1-68 12z" fill="white" stroke="var(--primary)" />
      <path d="M120 74v66M70 82c12-1 22 0 33 4M70 100c12-1 22 0 33 4M137 86c11-4 21-5 33-4" stroke="var(--primary)" />
      <path d="M150 14l36-6 8 44-36 6z" fill="var(--secondary)" fillOpacity=".18" stroke="var(--secondary)" />
      <path d="M168 42v.1M160 26c4-8 16-6 15 2-1 5-7 4-7 8" stroke="var(--secondary)" />
      <path d="M136 30c-12 2-18 10-20 20M128 14c-10 0-18 4-24 10" stroke="var(--dark)" strokeOpacity=".3" strokeDasharray="2 10" />
    </>
  )
}

/** Two plugs that have come apart. */
function TornThread() {
  return (
    <>
      {GROUND}
      <path d="M12 96c26-34 38 22 66-8" stroke="var(--primary)" />
      <path d="M74 74l16-12 26 30-18 14c-12 6-34-18-24-32z" fill="white" stroke="var(--primary)" />
      <path d="M98 66l12-10M112 82l12-10" stroke="var(--primary)" />
      <path d="M228 58c-24 32-36-22-62 10" stroke="var(--danger)" />
      <path d="M170 82l-18 14-26-30 18-14c14-6 36 18 26 30z" fill="white" stroke="var(--danger)" />
      <path d="M124 34l-4-20M146 36l8-16M102 42l-12-14" stroke="var(--warning)" />
    </>
  )
}

/** A young plant under care: a site that grows. */
function GrowingPlant() {
  return (
    <>
      {GROUND}
      <path d="M88 98h64l-8 42H96z" fill="white" stroke="var(--primary)" />
      <path d="M82 86h76v14H82z" fill="var(--primary)" fillOpacity=".15" stroke="var(--primary)" />
      <path d="M120 86V36" stroke="var(--success)" />
      <path
        d="M120 62c-26 2-36-12-36-28 22-2 36 8 36 28zM120 44c0-20 14-30 36-30 0 18-12 32-36 30z"
        fill="var(--success)"
        fillOpacity=".2"
        stroke="var(--success)"
      />
      <path d="M190 22v12M184 28h12M48 56v10M43 61h10M198 78v8M194 82h8" stroke="var(--warning)" />
    </>
  )
}
