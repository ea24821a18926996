import type { FileNote } from '../course.ts'
import type { FoundQuestion } from './contents.server.ts'
import { descendants, find, list, textOf, type XmlElement } from './xml-tree.ts'

/** What Common Cartridge calls its types of questions (QTI 1.2 profile, `cc_profile`). */
const TYPES: Readonly<Record<string, FoundQuestion['type']>> = {
  'cc.multiple_choice.v0p1': 'single',
  'cc.true_false.v0p1': 'single',
  'cc.multiple_response.v0p1': 'multiple',
  'cc.fib.v0p1': 'fill',
  'cc.pattern_match.v0p1': 'fill',
}

/** Returns the questions of a QTI 1.2 file; those of other types are noted. */
export function readQti(root: XmlElement, path: string, notes: FileNote[]): { title: string; questions: FoundQuestion[] } {
  const assessment = find(root, 'assessment')
  const questions = descendants(root, 'item').flatMap(item => {
    const type = TYPES[profileOf(item)]
    if (type) return [toQuestion(item, type)]
    notes.push({
      path,
      code: 'QuestionLost',
      values: { title: item.attributes['title'] ?? item.attributes['ident'] ?? '', type: profileOf(item) || '?' },
    })
    return []
  })
  return { title: assessment?.attributes['title'] ?? '', questions }
}

function profileOf(item: XmlElement): string {
  const field = descendants(find(item, 'itemmetadata'), 'qtimetadatafield').find(one => textOf(one, 'fieldlabel') === 'cc_profile')
  return textOf(field, 'fieldentry')
}

function toQuestion(item: XmlElement, type: FoundQuestion['type']): FoundQuestion {
  const presentation = find(item, 'presentation')
  // A flow only groups.
  const prompt = materialOf(find(presentation, 'flow') ?? presentation)
  const right = rightAnswers(item)
  const labels = descendants(presentation, 'response_label')
  const options =
    type === 'fill'
      ? [...right].map(text => ({ text: escaped(text), isRight: true }))
      : labels.map(label => ({ text: materialOf(label), isRight: right.has(label.attributes['ident'] ?? '') }))
  return { type, prompt, options, whenRight: feedbackOf(item, /^correct/i), whenWrong: feedbackOf(item, /incorrect|wrong/i) }
}

/** Returns what gives points: what `varequal` names outside of `not`, in conditions that set the score above 0. */
function rightAnswers(item: XmlElement): Set<string> {
  const found = new Set<string>()
  const collect = (element: XmlElement) => {
    for (const child of element.children) {
      if (child.name === 'varequal' || child.name === 'varsubstring') found.add(child.text.trim())
      else if (child.name !== 'not') collect(child)
    }
  }
  for (const condition of descendants(find(item, 'resprocessing'), 'respcondition')) {
    const scores = list(condition, 'setvar').some(one => Number(one.text) > 0)
    const variables = find(condition, 'conditionvar')
    if (scores && variables) collect(variables)
  }
  return found
}

function feedbackOf(item: XmlElement, name: RegExp): string {
  const found = list(item, 'itemfeedback').find(one => name.test(one.attributes['ident'] ?? ''))
  return descendants(found, 'mattext').map(htmlOf).join(' ')
}

/** Of a question or an answer alone: not of what stands within. */
function materialOf(element: XmlElement | undefined): string {
  const own = list(element, 'material').flatMap(material => list(material, 'mattext'))
  const inFlow = list(element, 'flow_mat').flatMap(flow => descendants(flow, 'mattext'))
  return [...own, ...inFlow].map(htmlOf).join('')
}

const htmlOf = (text: XmlElement) => (text.attributes['texttype'] === 'text/html' ? text.text : escaped(text.text))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
