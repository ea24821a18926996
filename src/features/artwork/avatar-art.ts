import type { Style } from '@dicebear/core'
import { type Figure, figureOf } from './given-names.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/**
 * Draws a person in ink on a tinted ground. Uses three of DiceBear's styles, all dedicated to the public domain (CC0): Notionists by Zoish, Lorelei by Lisa
 * Wischofsky, Open Peeps by Pablo Stanley. The styles are large, so they are loaded with the first avatar. Hair and headscarf match the name, if it tells.
 */
export async function drawAvatarArt(random: Random, palette: Palette, seed: string): Promise<string> {
  const { createAvatar } = await import('@dicebear/core')
  const ground = random.pick([
    palette.first(1.2),
    palette.first(2),
    palette.second(1.2),
    palette.second(2),
    palette.spark(1),
    palette.spark(1.8),
  ])
  const cloth = random.pick([palette.first(4), palette.second(3.4), palette.spark(3), palette.first(6), palette.paper])
  const common = { seed, size: 640, backgroundColor: [ground.slice(1)] }
  const kind = random.pick(['notionists', 'notionists', 'lorelei', 'open-peeps'])
  const figure = figureOf(seed) ?? 'either'
  const beards = figure === 'man' ? 14 : 0

  function draw<O extends object>(style: Style<O>, options: Partial<O>): string {
    return createAvatar<O>(style, { ...common, ...options }).toString()
  }

  if (kind === 'lorelei') {
    const earringsProbability = figure === 'woman' ? 20 : 0
    return inked(draw(await import('@dicebear/lorelei'), { ...lorelei, hair: loreleiHair[figure], earringsProbability }), palette)
  }
  if (kind === 'open-peeps') {
    const clothed = { ...openPeeps, clothingColor: [cloth.slice(1)] }
    return inked(
      draw(await import('@dicebear/open-peeps'), { ...clothed, head: openPeepsHeads[figure], facialHairProbability: beards }),
      palette,
    )
  }
  return inked(
    draw(await import('@dicebear/notionists'), { ...notionists, hair: notionistsHair[figure], beardProbability: beards }),
    palette,
  )
}

/** The styles draw in black; the brand's darkest tone looks better on its tints. */
function inked(svg: string, { ink }: Palette): string {
  return svg.replaceAll(/"(?:#000000|#000|black)"/g, `"${ink}"`)
}

// Friendly faces only: these pictures stand beside teachers and pupils.

const notionists = {
  lips: ['variant03', 'variant14', 'variant17', 'variant22', 'variant23', 'variant25', 'variant30'],
  brows: ['variant01', 'variant04', 'variant05', 'variant07', 'variant08', 'variant11', 'variant12'],
  eyes: ['variant02', 'variant03', 'variant04', 'variant05', 'variant05'],
  glasses: ['variant03', 'variant08', 'variant11'],
  gestureProbability: 8,
  glassesProbability: 22,
  bodyIconProbability: 40,
  scale: 112,
} satisfies Partial<import('@dicebear/notionists').Options> & { scale: number }

const lorelei = {
  mouth: ['happy01', 'happy02', 'happy05', 'happy06', 'happy10', 'happy13'],
  eyebrows: [
    'variant01',
    'variant02',
    'variant03',
    'variant04',
    'variant05',
    'variant06',
    'variant07',
    'variant08',
    'variant09',
    'variant10',
    'variant12',
  ],
  glasses: ['variant01', 'variant03', 'variant04', 'variant05'],
  beardProbability: 0,
  glassesProbability: 18,
  frecklesProbability: 0,
} satisfies import('@dicebear/lorelei').Options

const openPeeps = {
  face: ['smile', 'calm', 'cute'],
  accessories: ['glasses', 'glasses2', 'glasses3', 'glasses4'],
  facialHair: ['goatee1', 'moustache2', 'chin'],
  accessoriesProbability: 22,
  maskProbability: 0,
  skinColor: ['ffffff'],
  headContrastColor: ['000000'],
} satisfies import('@dicebear/open-peeps').Options

type Either = Figure | 'either'

/** Returns a style's variant names from their numbers, e.g. `1 62`. */
const variants = (numbers: string) => numbers.split(' ').map(number => `variant${number.padStart(2, '0')}`)

// Sorted by eye, without those that only fit a costume (turban, paper cap, spikes).
const notionistsHair = {
  woman: variants('63 62 63 62 59 58 57 48 47 46 45 43 41 39 37 36 30 28 23 10 8 2'),
  man: variants('60 56 55 54 53 52 49 38 35 34 33 32 31 27 26 25 24 22 21 19 18 16 15 13 12 7 6 5 1'),
  either: variants('43 34 22 20 17 11 9 4 3'),
} as Record<Either, NonNullable<import('@dicebear/notionists').Options['hair']>>

const loreleiHair = {
  woman: variants('48 46 45 42 41 40 35 33 32 31 29 26 24 23 21 19 17 16 15 14 13 10'),
  man: variants('47 39 28 22 12 11 9 8 7 6 4 3 2 1'),
  either: variants('43 37 30 20 18 12 11'),
} as Record<Either, NonNullable<import('@dicebear/lorelei').Options['hair']>>

const openPeepsHeads = {
  woman: ['hijab', 'hijab', 'hijab', 'hijab', 'bangs2', 'bun', 'bun2', 'longBangs', 'medium1', 'medium2', 'medium3', 'mediumStraight'],
  man: ['pomp', 'short1', 'short2', 'short3', 'short5', 'flatTop', 'shaved1'],
  either: ['medium1', 'short3', 'short5'],
} satisfies Record<Either, import('@dicebear/open-peeps').Options['head']>
