import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { A } from '#ui/lang/lang.tsx'
import { useUiTexts } from '#ui/lang/use-ui-texts.tsx'
import { uiTexts } from '#ui/texts.ts'

/** What the service worker shows where no page can be reached and none is kept. Without data of anybody; the lists are filled on the device (`ui/shell/kept-pages.ts`). */
export const loader = publicPage(args => {
  const { title, text } = uiTexts(args.lang).offline
  return { head: pageHead(args, { title, description: text, noindex: true }), body: <Offline /> }
})

function Offline() {
  const { offline: t, backHome } = useUiTexts()
  return (
    <div className="container-page max-w-2xl py-12">
      <h1 className="heading-section">{t.title}</h1>
      <p className="mt-4 text-lg font-semibold">{t.sentence}</p>
      <p className="text-ink-soft mt-2 text-lg">{t.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {/* The address is the one that was asked for: the worker shows this page there. */}
        <button type="button" data-again="" className="btn btn-main">
          {t.again}
        </button>
        <A href="/" className="btn btn-quiet">
          {backHome}
        </A>
      </p>
      <div data-kept-pages="" className="mt-10 grid gap-8">
        <p data-kept="none" hidden>
          {t.none}
        </p>
        {(['chapters', 'pages'] as const).map(name => (
          <section key={name} data-kept={name} aria-labelledby={`kept-${name}`} hidden>
            <h2 id={`kept-${name}`} className="text-xl font-semibold">
              {t[name]}
            </h2>
            <ul className="divide-line mt-3 divide-y" />
          </section>
        ))}
      </div>
    </div>
  )
}
