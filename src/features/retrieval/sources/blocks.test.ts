import { describe, expect, it } from 'vitest'
import type { RichNode } from '#platform/rich-text/document.ts'
import { blocksOf, listBlock, sentenceBlock } from './blocks.ts'

const text = (words: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const list = (...items: string[]): RichNode => ({
  type: 'bulletList',
  content: items.map(one => ({ type: 'listItem', content: [text(one)] })),
})
const linesOf = (...content: RichNode[]) => blocksOf({ type: 'doc', content }).flatMap(block => block.text.split('\n'))

describe('items of a list', () => {
  it('are one sentence under their label', () => {
    const said = [{ heading: 'Untuk siapa', text: 'Untuk siapa: perajin; guru.', isWhole: true }]
    expect(listBlock('Untuk siapa', ['perajin', ' guru '])).toEqual(said)
    const heading: RichNode = { type: 'heading', content: [{ type: 'text', text: 'Untuk siapa' }] }
    expect(blocksOf({ type: 'doc', content: [heading, list('perajin', 'guru')] })).toEqual(said)
    expect(listBlock('Untuk siapa', [''])).toEqual([])
  })
  it('are several sentences where they are long, each under the label', () => {
    const [block] = listBlock('Tugasnya', ['a'.repeat(200), 'b'.repeat(200)])
    expect(block?.text).toBe(`Tugasnya: ${'a'.repeat(200)}.\nTugasnya: ${'b'.repeat(200)}.`)
  })
  it('stand by themselves where they are sentences', () => {
    expect(linesOf(text('Mulai.'), list('Ukur dulu.', 'kain', 'benang'))).toEqual(['Mulai.', 'Ukur dulu.', 'kain; benang.'])
  })
  it('stand under the words that lead to them', () => {
    expect(linesOf(text('Mulai. Bawalah:'), list('kain', 'benang'))).toEqual(['Mulai.', 'Bawalah: kain; benang.'])
  })
  it('are told apart from their title, and from each other in a row', () => {
    const step: RichNode = { type: 'step', attrs: { title: 'Bedah mendalam' }, content: [text('Peserta membaca.')] }
    expect(linesOf({ type: 'steps', content: [step] })).toEqual(['Bedah mendalam: Peserta membaca.'])
    const row: RichNode = { type: 'tableRow', content: ['Senin', 'kosong'].map(cell => ({ type: 'tableCell', content: [text(cell)] })) }
    expect(linesOf({ type: 'table', content: [row] })).toEqual(['Senin, kosong.'])
  })
})

it('sentences do not say their heading', () => {
  expect(sentenceBlock('Info kelas', ['Gratis.', '', 'Daring.'])).toEqual([
    { heading: 'Info kelas', text: 'Gratis.\nDaring.', isWhole: true },
  ])
})
