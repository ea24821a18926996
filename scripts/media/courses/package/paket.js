// Shows the story screen by screen, and tells the page around it by SCORM 1.2 where somebody is, what was chosen, and the score.
const { STORY } = globalThis
const PASSED = 60
const byId = id => document.getElementById(id)

/** The programming interface of SCORM 1.2, which stands in a window around this one; undefined where the package is opened alone. */
function findApi() {
  for (let at = window, steps = 0; steps < 10; at = at.parent, steps++) {
    if (at.API) return at.API
    if (at.parent === at) return undefined
  }
  return undefined
}

const api = findApi()
api?.LMSInitialize('')
const tell = (name, value) => api?.LMSSetValue(name, String(value))

/** The choices so far, as digits: all that is kept of somebody. */
let chosen = (api?.LMSGetValue('cmi.suspend_data') ?? '').replace(/[^0-2]/g, '').slice(0, STORY.weeks.length)
let shown = Number(api?.LMSGetValue('cmi.core.lesson_location')) || 0
if (shown < 0 || shown > chosen.length + 1) shown = chosen.length

const choiceOf = week => STORY.weeks[week].choices[Number(chosen[week])]
const scoreOf = () => Math.round(([...chosen].reduce((sum, _, week) => sum + choiceOf(week).points, 0) * 100) / (STORY.weeks.length * 2))

function keep() {
  tell('cmi.core.lesson_location', shown)
  tell('cmi.suspend_data', chosen)
  if (shown <= STORY.weeks.length && api?.LMSGetValue('cmi.core.lesson_status') === 'not attempted')
    tell('cmi.core.lesson_status', 'incomplete')
  api?.LMSCommit('')
}

function make(tag, words, properties = {}) {
  return Object.assign(document.createElement(tag), { textContent: words, ...properties })
}

function showEnvelopes() {
  const sums = { ...STORY.start }
  for (const week of [...chosen].keys()) for (const [name, sum] of Object.entries(choiceOf(week).adds)) sums[name] += sum
  byId('envelopes').replaceChildren(
    ...Object.entries(sums).map(([name, sum]) => {
      const box = make('div', '')
      box.append(make('dt', name), make('dd', sum === 0 ? 'kosong' : `${sum < 0 ? 'kurang ' : ''}Rp${Math.abs(sum)}.000`))
      return box
    }),
  )
}

/** Shows a screen's parts under its heading, which gets the keyboard: a screen reader begins there. */
function show(title, parts, isMoved) {
  const heading = make('h1', title, { tabIndex: -1 })
  byId('screen').replaceChildren(heading, ...parts)
  showEnvelopes()
  const count = STORY.weeks.length
  byId('place').textContent = shown === 0 ? 'Pembuka' : shown > count ? 'Hasil' : `Keputusan ${shown} dari ${count}`
  if (isMoved) heading.focus()
  scrollTo(0, 0)
}

const button = (words, id, run) => make('button', words, { type: 'button', id, onclick: run })

function go(to) {
  shown = to
  keep()
  draw(true)
}

function draw(isMoved) {
  if (shown === 0) {
    const { title, text } = STORY.opening
    show(title, [...text.map(one => make('p', one)), button('Mulai', 'next', () => go(1))], isMoved)
  } else if (shown > STORY.weeks.length) drawEnd(isMoved)
  else drawWeek(shown - 1, isMoved)
}

function drawWeek(week, isMoved) {
  const { title, text, ask, choices } = STORY.weeks[week]
  const form = document.createElement('form')
  const set = document.createElement('fieldset')
  const answered = week < chosen.length
  set.append(
    make('legend', ask),
    ...choices.map(({ text: words }, at) => {
      const label = make('label', '')
      const radio = make('input', '', { type: 'radio', name: 'choice', value: String(at), required: true })
      radio.checked = answered && chosen[week] === String(at)
      radio.disabled = answered
      label.append(radio, make('span', words))
      return label
    }),
  )
  const said = make('div', '', { className: 'said' })
  said.setAttribute('role', 'status')
  const choose = make('button', 'Putuskan', { id: 'choose', disabled: answered })
  const next = button(shown === STORY.weeks.length ? 'Lihat hasilnya' : 'Lanjut', 'next', () => go(shown + 1))
  next.hidden = !answered
  const tellChoice = () => {
    const { points, said: words } = choiceOf(week)
    said.replaceChildren(make('strong', ['Mahal', 'Bisa, tetapi', 'Tepat'][points]), make('span', words))
  }
  form.append(set, choose)
  form.onsubmit = event => {
    event.preventDefault()
    if (week < chosen.length) return
    chosen += new FormData(form).get('choice')
    for (const radio of form.querySelectorAll('input')) radio.disabled = true
    choose.disabled = true
    next.hidden = false
    tellChoice()
    showEnvelopes()
    keep()
    next.focus()
  }
  if (answered) tellChoice()
  show(title, [make('p', text), form, said, next], isMoved)
}

function drawEnd(isMoved) {
  const score = scoreOf()
  tell('cmi.core.score.min', 0)
  tell('cmi.core.score.max', 100)
  tell('cmi.core.score.raw', score)
  tell('cmi.core.lesson_status', score >= PASSED ? 'passed' : 'failed')
  api?.LMSCommit('')
  const list = make('ol', '')
  list.append(...STORY.weeks.map(({ ask }, week) => make('li', `${ask} ${choiceOf(week).text}.`)))
  const again = button('Ulangi dari awal', 'again', () => {
    chosen = ''
    go(0)
  })
  show(
    `Nilaimu ${score} dari 100`,
    [make('p', STORY.endings.find(({ from }) => score >= from).text), make('h2', 'Keputusanmu'), list, again],
    isMoved,
  )
}

draw(false)
addEventListener('pagehide', () => api?.LMSFinish(''))
